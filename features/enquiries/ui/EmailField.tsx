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
 * Pause in typing before the suggestion appears. Not on blur: the suggestion would move the button that the
 * visitor is about to press.
 */
const DEBOUNCE_MS = 400;

const Field = styled('div', { display: 'grid', alignContent: 'start', minInlineSize: 0 });

const Offer = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  '&:not(:empty)': { marginBlockStart: '$2' },
});

/**
 * Field for an e-mail address. It suggests a correction of a likely typing error, but accepts any
 * valid address.
 */
export function EmailField({ ref, onChange, ...field }: TextFieldProps) {
  const message = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function applySuggestion(email: string): void {
    if (!input.current) return;
    typeInto(input.current, email);
    setSuggestion(undefined);
    // The pressed button is removed, and would lose the focus.
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
          return assignRef(ref, element);
        }}
        onChange={(event) => {
          const { value } = event.target;
          setSuggestion(undefined);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setSuggestion(emailSuggestion(value)), DEBOUNCE_MS);
          onChange?.(event);
        }}
      />
      {/* Always rendered: a live region must exist before its text changes. */}
      <Offer aria-live="polite">
        {suggestion !== undefined && (
          <>
            <Text as="span" size="small">
              {fillIn(message('formEmailMeant'), { email: suggestion })}
            </Text>
            <Button
              type="button"
              variant="outline"
              size="small"
              onClick={() => applySuggestion(suggestion)}
            >
              {message('formEmailTake')}
            </Button>
          </>
        )}
      </Offer>
    </Field>
  );
}

/** Assigns an element to a ref, and returns the ref's cleanup. */
function assignRef<Element>(
  ref: Ref<Element> | undefined,
  element: Element | null,
): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  if (ref) ref.current = element;
  return undefined;
}
