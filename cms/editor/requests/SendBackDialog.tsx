import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { describeFailure } from '../describeFailure';
import { requestTexts as texts } from './requestsTexts';

interface SendBackDialogProps {
  /** Rejects when it was not done. */
  onSend: (answer: string) => Promise<unknown>;
  onClose: () => void;
}

/** Says what should change before a page is published. */
export function SendBackDialog({ onSend, onClose }: SendBackDialogProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(answer: string): Promise<void> {
    if (answer.trim() === '') return setProblem(texts.answerMissing);
    setBusy(true);
    try {
      await onSend(answer);
    } catch (error) {
      setProblem(describeFailure(error));
      setBusy(false);
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    // `send` reports what goes wrong.
    void send(String(new FormData(event.currentTarget).get('answer') ?? ''));
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={texts.sendBackTitle}
      actions={
        <>
          <Button type="submit" form="send-back" disabled={busy}>
            {texts.sendBack}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id="send-back" noValidate onSubmit={submit}>
        <TextArea label={texts.answer} name="answer" required maxLength={1000} error={problem} />
      </form>
    </Dialog>
  );
}
