import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { ErrorText } from '../ErrorText';
import { LinkTarget, type ChosenTarget } from './LinkTarget';
import { linkTexts as texts } from './linkTexts';
import { useDeadLinkWarning } from './useDeadLinkWarning';

interface LinkDialogProps {
  target: ChosenTarget;
  /** Undefined removes the link. */
  onApply: (target: ChosenTarget | undefined) => void;
  onClose: () => void;
}

/** Chooses what a link inside a text leads to. */
export function LinkDialog({ target: start, onApply, onClose }: LinkDialogProps) {
  const [target, setTarget] = useState(start);
  const [warning, setWarning] = useState<string>();
  const warnOfDeadLinks = useDeadLinkWarning();
  const apply = async () => {
    const found = await warnOfDeadLinks({ link: target });
    setWarning(found);
    if (found === undefined) onApply(target);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.linkTitle}
      actions={
        <>
          <Button type="button" onClick={() => void apply()} disabled={target.href === ''}>
            {texts.apply}
          </Button>
          {start.href !== '' && (
            <Button type="button" variant="outline" onClick={() => onApply(undefined)}>
              {texts.remove}
            </Button>
          )}
        </>
      }
    >
      <LinkTarget target={target} onChange={setTarget} />
      <ErrorText>{warning}</ErrorText>
    </Dialog>
  );
}
