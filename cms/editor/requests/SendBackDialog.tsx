import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { FormDialog } from '../FormDialog';
import { requestTexts as texts } from './requestsTexts';

interface SendBackDialogProps {
  /** Rejects when it was not done. */
  onSend: (answer: string) => Promise<unknown>;
  onClose: () => void;
}

/** Says what should change before a page is published. */
export function SendBackDialog({ onSend, onClose }: SendBackDialogProps) {
  async function send(fields: FormData): Promise<string | undefined> {
    const answer = String(fields.get('answer') ?? '');
    if (answer.trim() === '') return texts.answerMissing;
    await onSend(answer);
    return undefined;
  }

  return (
    <FormDialog
      title={texts.sendBackTitle}
      send={texts.sendBack}
      noValidate
      onSend={send}
      onClose={onClose}
    >
      {(problem) => (
        <TextArea label={texts.answer} name="answer" required maxLength={1000} error={problem} />
      )}
    </FormDialog>
  );
}
