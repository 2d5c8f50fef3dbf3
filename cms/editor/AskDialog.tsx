import { Text } from '../../design-system/components/Text/Text';
import { FormDialog } from './FormDialog';

interface AskDialogProps {
  title: string;
  /** What it means. */
  text: string;
  /** The answer that does it. */
  yes: string;
  no?: string;
  /** Closes the dialog, and reports failures itself. */
  onYes: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action. */
export function AskDialog({ title, text, yes, no, onYes, onClose }: AskDialogProps) {
  function send(): Promise<undefined> {
    onYes();
    return Promise.resolve(undefined);
  }
  return (
    <FormDialog title={title} send={yes} cancel={no} onSend={send} onClose={onClose}>
      <Text>{text}</Text>
    </FormDialog>
  );
}
