import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Dialog } from '../../design-system/components/Dialog/Dialog';
import { Stack } from '../../design-system/components/Stack/Stack';
import { describeFailure } from './describeFailure';
import { ErrorText } from './ErrorText';
import { texts } from './texts';

interface FormDialogProps {
  title: string;
  /** Of the button that sends the form. */
  send: string;
  /** Of the same button while the form is on its way. */
  sending?: string;
  cancel?: string;
  /** The form cannot be sent as it is. */
  disabled?: boolean;
  /** What is wrong is told by the fields, not by the browser. */
  noValidate?: boolean;
  size?: 'small' | 'medium' | 'large';
  gap?: 3 | 4 | 5;
  /** What could not be loaded; what goes wrong in sending takes its place. */
  failure?: string;
  /**
   * Resolves with what is wrong, rejects when saving fails; an empty text where the fields tell it.
   * On success the dialog's opener closes it.
   */
  onSend: (fields: FormData) => Promise<string | undefined>;
  onClose: () => void;
  /** The fields; as a function they show themselves what is wrong. */
  children: ReactNode | ((problem: string | undefined) => ReactNode);
}

/** A small form in a dialog: sent once at a time, and what went wrong stands below its fields. */
export function FormDialog(props: FormDialogProps) {
  const { title, send, sending = send, cancel = texts.cancel, disabled, noValidate } = props;
  const { size = 'small', gap = 4, failure, onSend, onClose, children } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ problem: string }>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  async function run(fields: FormData): Promise<void> {
    setBusy(true);
    try {
      const problem = await onSend(fields);
      if (problem === undefined) return;
      setRefused({ problem });
    } catch (error) {
      setRefused({ problem: describeFailure(error) });
    }
    setBusy(false);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Portals pass events on to the form that the dialog was opened from.
    event.stopPropagation();
    // `run` reports what goes wrong.
    if (!busy && !disabled) void run(new FormData(event.currentTarget));
  }

  return (
    <Dialog
      open
      size={size}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button type="submit" form={id} disabled={busy || disabled}>
            {busy ? sending : send}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate={noValidate} onSubmit={submit}>
        {typeof children === 'function' ? (
          children(refused?.problem)
        ) : (
          <Stack gap={gap}>
            {children}
            <ErrorText>{refused?.problem ?? failure}</ErrorText>
          </Stack>
        )}
      </form>
    </Dialog>
  );
}
