import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Dialog } from '../../design-system/components/Dialog/Dialog';
import { Stack } from '../../design-system/components/Stack/Stack';
import { describeFailure } from './describeFailure';
import { ErrorText } from './ErrorText';

interface FormDialogProps {
  title: string;
  /** Of the button that sends the form. */
  send: string;
  cancel: string;
  /** What is wrong is told by the fields, not by the browser. */
  noValidate?: boolean;
  gap?: 4 | 5;
  /** Resolves with field errors, rejects when saving fails; on success the dialog's opener closes it. */
  onSend: (fields: FormData) => Promise<string | undefined>;
  onClose: () => void;
  /** The fields; as a function they show themselves what is wrong. */
  children: ReactNode | ((problem: string | undefined) => ReactNode);
}

/** A small form in a dialog: sent once at a time, and what went wrong stands below its fields. */
export function FormDialog(props: FormDialogProps) {
  const { title, send, cancel, noValidate, gap = 4, onSend, onClose, children } = props;
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function run(fields: FormData): Promise<void> {
    setBusy(true);
    try {
      const found = await onSend(fields);
      if (found === undefined) return;
      setProblem(found);
    } catch (error) {
      setProblem(describeFailure(error));
    }
    setBusy(false);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    // `run` reports what goes wrong.
    void run(new FormData(event.currentTarget));
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button type="submit" form={id} disabled={busy}>
            {send}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate={noValidate} onSubmit={submit}>
        {typeof children === 'function' ? (
          children(problem)
        ) : (
          <Stack gap={gap}>
            {children}
            <ErrorText>{problem}</ErrorText>
          </Stack>
        )}
      </form>
    </Dialog>
  );
}
