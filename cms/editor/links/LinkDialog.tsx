import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { EditorDialog } from '../EditorDialog';
import { ErrorText } from '../ErrorText';
import { Stack } from '../../../design-system/components/Stack/Stack';
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
  const [warning, setWarning] = useState<string>();
  const checkDeadLinks = useDeadLinkWarning();
  const apply = async () => {
    const newWarning = await checkDeadLinks({ link: target });
    setWarning(newWarning);
    if (newWarning === undefined) onApply({ ...target, newWindow: opensNewWindow });
  };
  return (
    <EditorDialog
      open
      onClose={onClose}
      title={texts.linkTitle}
      actions={
        <>
          <Button type="button" onClick={() => void apply()} disabled={target.href === ''}>
            {texts.apply}
          </Button>
          {initialTarget.href !== '' && (
            <Button type="button" variant="outline" onClick={() => onApply(undefined)}>
              {texts.remove}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <LinkTarget target={target} onChange={setTarget} />
        <Checkbox
          label={frameTexts.field.newWindow}
          checked={opensNewWindow}
          onChange={(event) => setOpensNewWindow(event.target.checked)}
        />
      </Stack>
      <ErrorText>{warning}</ErrorText>
    </EditorDialog>
  );
}
