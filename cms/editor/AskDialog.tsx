import { Text } from '../../design-system/components/Text/Text';
import { FormDialog } from './FormDialog';

interface AskDialogProps {
  title: string;
  /** What it means. */
  text: string;
  /** The answer that does it. */
  yes: string;
  no?: string;
  /** Tells itself how it went. */
  onYes: () => void;
  onClose: () => void;
}

/** Asks once more before something is done. */
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
