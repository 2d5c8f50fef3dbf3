import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { FormDialog } from '../FormDialog';
import { requestsTexts as texts } from './requestsTexts';

interface SendBackDialogProps {
  /** Rejects on failure. */
  onSend: (answer: string) => Promise<unknown>;
  onClose: () => void;
}

/** Sends a request to publish back to its author: asks what should change first. */
export function SendBackDialog({ onSend, onClose }: SendBackDialogProps) {
  async function send(fields: FormData): Promise<undefined> {
    await onSend(String(fields.get('answer') ?? ''));
  }

  return (
    <FormDialog
      title={texts.sendBackTitle}
      sendLabel={texts.sendBack}
      onSend={send}
      onClose={onClose}
    >
      {(errors) => (
        <TextArea
          label={texts.answer}
          name="answer"
          required
          maxLength={1000}
          error={errors.answer && texts.answerMissing}
        />
      )}
    </FormDialog>
  );
}
