import { Text } from '../../design-system/components/Text/Text';
import { FormDialog } from './FormDialog';

interface ConfirmDialogProps {
  title: string;
  /** What happens if the action is confirmed. */
  text: string;
  /** Label of the confirming button. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Runs the action; it closes the dialog and shows failures itself. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  function confirm(): Promise<undefined> {
    onConfirm();
    return Promise.resolve(undefined);
  }
  return (
    <FormDialog
      title={title}
      sendLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onSend={confirm}
      onClose={onClose}
    >
      <Text>{text}</Text>
    </FormDialog>
  );
}
