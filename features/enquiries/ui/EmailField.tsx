import { type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import {
  TextField,
  type TextFieldProps,
} from '../../../design-system/components/TextField/TextField';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { emailSuggestion } from '../model/emailSuggestion';
import { typeInto } from './client/typeInto';

/**
 * How long somebody must stop typing before they are asked, in ms. Not when they leave the field: the question would
 * move the button that they are about to press from under the pointer.
 */
const PAUSE_MS = 400;

const Field = styled('div', { display: 'grid', alignContent: 'start', minInlineSize: 0 });

const Offer = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  '&:not(:empty)': { marginBlockStart: '$2' },
});

/** A field for an e-mail address that asks about one which looks misspelt, and takes it as it is all the same. */
export function EmailField({ ref, onChange, ...field }: TextFieldProps) {
  const message = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function take(email: string): void {
    if (!input.current) return;
    typeInto(input.current, email);
    setMeant(undefined);
    // The button goes, and its focus with it.
    input.current.focus();
  }

  return (
    <Field>
      <TextField
        type="email"
        autoComplete="email"
        {...field}
        ref={(element) => {
          input.current = element;
          return hand(ref, element);
        }}
        onChange={(event) => {
          const { value } = event.target;
          setMeant(undefined);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setMeant(emailSuggestion(value)), PAUSE_MS);
          onChange?.(event);
        }}
      />
      {/* Stands there from the start, so that what comes into it is read out. */}
      <Offer aria-live="polite">
        {meant !== undefined && (
          <>
            <Text as="span" size="small">
              {fillIn(message('formEmailMeant'), { email: meant })}
            </Text>
            <Button type="button" variant="outline" size="small" onClick={() => take(meant)}>
              {message('formEmailTake')}
            </Button>
          </>
        )}
      </Offer>
    </Field>
  );
}

/** Gives an element to whoever else asked for it, with how to take it back. */
function hand<Element>(
  ref: Ref<Element> | undefined,
  element: Element | null,
): (() => void) | undefined {
  if (typeof ref === 'function') {
    const letGo = ref(element);
    return typeof letGo === 'function' ? letGo : () => ref(null);
  }
  if (ref) ref.current = element;
  return undefined;
}
