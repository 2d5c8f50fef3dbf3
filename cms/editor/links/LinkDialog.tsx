import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { FormDialog } from '../FormDialog';
import { LinkTarget, type LinkTargetValue } from './LinkTarget';
import { texts as frameTexts } from '../texts';
import { linkTexts as texts } from './linkTexts';
import { useDeadLinkWarning } from './useDeadLinkWarning';

interface LinkDialogProps {
  target: LinkTargetValue;
  /** Called with undefined to remove the link. */
  onApply: (target: LinkTargetValue | undefined) => void;
  onClose: () => void;
}

/** Chooses the target of a link in a rich text. */
export function LinkDialog({ target: initialTarget, onApply, onClose }: LinkDialogProps) {
  const [target, setTarget] = useState(initialTarget);
  const [opensNewWindow, setOpensNewWindow] = useState(initialTarget.newWindow ?? false);
  const checkDeadLinks = useDeadLinkWarning();

  async function apply(): Promise<string | undefined> {
    const warning = await checkDeadLinks({ link: target });
    if (warning === undefined) onApply({ ...target, newWindow: opensNewWindow });
    return warning;
  }

  return (
    <FormDialog
      title={texts.linkTitle}
      sendLabel={texts.apply}
      gap={3}
      disabled={target.href === ''}
      otherActions={
        initialTarget.href !== '' && (
          <Button type="button" variant="outline" onClick={() => onApply(undefined)}>
            {texts.remove}
          </Button>
        )
      }
      onSend={apply}
      onClose={onClose}
    >
      <LinkTarget target={target} onChange={setTarget} />
      <Checkbox
        label={frameTexts.field.newWindow}
        checked={opensNewWindow}
        onChange={(event) => setOpensNewWindow(event.target.checked)}
      />
    </FormDialog>
  );
}
