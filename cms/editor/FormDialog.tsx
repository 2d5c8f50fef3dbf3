import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { EditorDialog } from './EditorDialog';
import { Stack } from '../../design-system/components/Stack/Stack';
import { describeFailure } from './describeFailure';
import { ErrorText } from './ErrorText';
import { texts } from './texts';

interface FormDialogProps {
  title: string;
  /** Label of the button that sends the form. */
  sendLabel: string;
  /** Label of the same button while the form is being sent. */
  sendingLabel?: string;
  cancelLabel?: string;
  /** Further actions, between those that send and cancel. */
  otherActions?: ReactNode;
  /** Whether the form cannot be sent. */
  disabled?: boolean;
  size?: 'small' | 'medium' | 'large' | 'window';
  gap?: 3 | 4 | 5;
  /** Why loading failed; replaced by the error of a failed attempt to send. */
  failure?: string;
  /**
   * Resolves with errors by field, with an error message (empty if the fields show their own errors), or
   * with
   * undefined on success: then the opener closes the dialog. Rejects if saving fails.
   */
  onSend: (fields: FormData) => Promise<string | FieldErrors | undefined>;
  onClose: () => void;
  /** The fields; a function receives the error messages by field name. */
  children: ReactNode | ((errors: FieldErrors) => ReactNode);
}

/** Error messages by the name of the field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/**
 * A form in a dialog. It focuses its first field, ignores a second submit while sending, shows the errors of
 * fields next to them until they are changed, and other errors below.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    sendLabel,
    sendingLabel = sendLabel,
    cancelLabel = texts.cancel,
    disabled,
  } = props;
  const { size = 'small', gap = 4, failure, otherActions, onSend, onClose, children } = props;
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setIsSending] = useState(false);

  const attempt = refusal?.attempt;
  useEffect(() => {
    if (attempt === undefined) return;
    const firstInvalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (firstInvalid) {
      firstInvalid.focus();
      // The error below a focused field can be under the actions of the dialog: in the middle it is never.
      const noteIds = firstInvalid.getAttribute('aria-describedby')?.split(' ') ?? [];
      document.getElementById(noteIds.at(-1) ?? '')?.scrollIntoView?.({ block: 'center' });
    } else formRef.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [attempt]);

  function showErrors(answer: string | FieldErrors): void {
    const isText = typeof answer === 'string';
    const errors = isText ? {} : answer;
    setRefusal({ message: isText ? answer : '', errors, attempt: Symbol(title) });
  }

  /** Clears the error of a field as soon as the field is changed. */
  function clearFieldError({ target }: SyntheticEvent<HTMLFormElement>): void {
    if (!refusal || !(target instanceof Element)) return;
    const errors = { ...refusal.errors, [target.getAttribute('name') ?? '']: undefined };
    setRefusal({ ...refusal, message: '', errors });
  }

  async function sendForm(fields: FormData): Promise<void> {
    setIsSending(true);
    try {
      const result = await onSend(fields);
      if (result === undefined) return;
      showErrors(result);
    } catch (error) {
      showErrors(describeFailure(error));
    }
    setIsSending(false);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    // React events bubble through portals to the form that opened the dialog.
    event.stopPropagation();
    if (isSending || disabled) return;
    const fieldErrors = findFieldErrors(event.currentTarget);
    if (Object.keys(fieldErrors).length > 0) showErrors(fieldErrors);
    // `sendForm` shows its failures itself.
    else void sendForm(new FormData(event.currentTarget));
  }

  return (
    <EditorDialog
      open
      size={size}
      onClose={onClose}
      title={title}
      actions={
        <>
          {/* `aria-disabled`, because a button that becomes disabled loses the focus. */}
          <Button type="submit" form={id} aria-disabled={isSending} disabled={disabled}>
            {isSending ? sendingLabel : sendLabel}
          </Button>
          {otherActions}
          <Button type="button" variant="outline" data-cancel onClick={onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {/* `noValidate`: the fields show their errors, instead of the browser. */}
      <form ref={formRef} id={id} noValidate onInput={clearFieldError} onSubmit={submit}>
        <Stack gap={gap}>
          {typeof children === 'function' ? children(refusal?.errors ?? {}) : children}
          <ErrorText>{refusal ? refusal.message : failure}</ErrorText>
        </Stack>
      </form>
    </EditorDialog>
  );
}

interface Refusal {
  message: string;
  errors: FieldErrors;
  /** Unique for each attempt to send, so that a repeated error moves the focus again. */
  attempt: symbol;
}

/** Returns error messages by name, for the named fields that violate their own constraints. */
function findFieldErrors(form: HTMLFormElement): FieldErrors {
  const errors: Record<string, string> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const { name, validity, required, value } = control;
    if (validity.valueMissing || (required && value.trim() === '')) errors[name] = texts.required;
    else if (!validity.valid) errors[name] = control.validationMessage;
  }
  delete errors[''];
  return errors;
}
