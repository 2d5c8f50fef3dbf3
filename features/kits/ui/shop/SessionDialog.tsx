import { type FormEvent, useId, useState } from 'react';
import { ValidationError } from 'yup';
import { Button } from '../../../../design-system/components/Button/Button';
import { Dialog } from '../../../../design-system/components/Dialog/Dialog';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { fillIn, type MessageKey, useMessages } from '../../../../design-system/messages';
import { fieldFaults } from '../../../enquiries/model/fieldFaults';
import {
  type KitSession,
  type KitSessionKey,
  kitSessionKeys,
  kitSessionSchema,
  MAX_SESSION_VALUE_LENGTH,
} from '../../../../domain/kits/kitSession';
import { sessionLabels } from './sessionLabels';

interface SessionDialogProps {
  open: boolean;
  onClose: () => void;
  session: Partial<KitSession>;
  save: (session: KitSession) => void;
}

type Faults = Partial<Record<KitSessionKey, string>>;

const faultTexts: Readonly<Record<string, MessageKey>> = {
  required: 'kitSessionRequired',
  pattern: 'kitSessionPattern',
  tooLong: 'kitSessionTooLong',
};

/** Asks for what the dealer's system has not told of the sale (spec 3 §2.3). */
export function SessionDialog({ open, onClose, session, save }: SessionDialogProps) {
  const message = useMessages();
  const form = useId();
  const [faults, setFaults] = useState<Faults>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    try {
      save(kitSessionSchema.validateSync(values, { abortEarly: false, stripUnknown: true }));
      setFaults({});
      onClose();
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const found: Faults = fieldFaults(error);
      setFaults(found);
      const first = kitSessionKeys.find((key) => found[key] !== undefined);
      const field = event.currentTarget.elements.namedItem(first ?? '');
      if (field instanceof HTMLInputElement) field.focus();
    }
  };
  const faultOf = (key: KitSessionKey) => {
    const text = faultTexts[faults[key] ?? ''];
    return text && fillIn(message(text), { count: MAX_SESSION_VALUE_LENGTH });
  };
  return (
    <Dialog
      size="small"
      open={open}
      onClose={onClose}
      title={message('kitSession')}
      data-kit-session=""
      actions={
        <Button type="submit" form={form}>
          {message('kitSessionSave')}
        </Button>
      }
    >
      {/* Its fields begin anew with what is known whenever it opens. */}
      {open && (
        <form id={form} noValidate onSubmit={submit} autoComplete="off">
          <Stack gap={4}>
            {kitSessionKeys.map((key) => (
              <TextField
                key={key}
                name={key}
                label={message(sessionLabels[key])}
                hint={key === 'auto' ? message('kitSessionAutoHint') : undefined}
                error={faultOf(key)}
                required
                maxLength={MAX_SESSION_VALUE_LENGTH}
                defaultValue={session[key]}
              />
            ))}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
