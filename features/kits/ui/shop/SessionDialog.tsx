import { type FormEvent, useId, useState } from 'react';
import { ValidationError } from 'yup';
import { Button } from '../../../../design-system/components/Button/Button';
import { Dialog } from '../../../../design-system/components/Dialog/Dialog';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { fillIn, type MessageKey, useMessages } from '../../../../design-system/messages';
import { fieldErrors } from '../../../enquiries/model/fieldErrors';
import {
  type KitSession,
  type KitSessionKey,
  kitSessionKeys,
  kitSessionSchema,
  MAX_SESSION_VALUE_CHARACTERS,
} from '../../../../domain/kits/kitSession';
import { sessionLabels } from './sessionLabels';

interface SessionDialogProps {
  open: boolean;
  onClose: () => void;
  session: Partial<KitSession>;
  save: (session: KitSession) => void;
}

type SessionErrors = Partial<Record<KitSessionKey, string>>;

const errorTexts: Readonly<Record<string, MessageKey>> = {
  required: 'kitSessionRequired',
  pattern: 'kitSessionPattern',
  tooLong: 'kitSessionTooLong',
};

/** A form for the values of the sale that the dealer's system has not provided. */
export function SessionDialog({ open, onClose, session, save }: SessionDialogProps) {
  const message = useMessages();
  const formId = useId();
  const [errors, setErrors] = useState<SessionErrors>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    try {
      save(kitSessionSchema.validateSync(values, { abortEarly: false, stripUnknown: true }));
      setErrors({});
      onClose();
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const newErrors: SessionErrors = fieldErrors(error);
      setErrors(newErrors);
      const first = kitSessionKeys.find((key) => newErrors[key] !== undefined);
      const field = event.currentTarget.elements.namedItem(first ?? '');
      if (field instanceof HTMLInputElement) field.focus();
    }
  };
  const errorTextFor = (key: KitSessionKey) => {
    const text = errorTexts[errors[key] ?? ''];
    return text && fillIn(message(text), { count: MAX_SESSION_VALUE_CHARACTERS });
  };
  return (
    <Dialog
      size="small"
      open={open}
      onClose={onClose}
      title={message('kitSession')}
      data-kit-session=""
      actions={
        <Button type="submit" form={formId}>
          {message('kitSessionSave')}
        </Button>
      }
    >
      {/* Mounted again each time the dialog opens, so that its fields have the current values. */}
      {open && (
        <form id={formId} noValidate onSubmit={submit} autoComplete="off">
          <Stack gap={4}>
            {kitSessionKeys.map((key) => (
              <TextField
                key={key}
                name={key}
                label={message(sessionLabels[key])}
                hint={key === 'auto' ? message('kitSessionAutoHint') : undefined}
                error={errorTextFor(key)}
                required
                maxLength={MAX_SESSION_VALUE_CHARACTERS}
                defaultValue={session[key]}
              />
            ))}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
