import { useEffect, useId, useRef } from 'react';
import { FormField } from '../../../design-system/components/FormField/FormField';
import { styled } from '../../../design-system/stitches';
import { readRichText } from '../canvas/richText';
import { FormatButtons } from '../canvas/FormatButtons';

const Frame = styled('div', {
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$field',
  overflow: 'hidden',
  '&:focus-within': { borderColor: '$focus' },
});

const Tools = styled('div', { padding: '$1', borderBlockEnd: '1px solid $line' });

const Area = styled('div', {
  minBlockSize: '$swatch',
  padding: '$3 $4',
  '&:focus': { outline: 'none' },
  '& p': { marginBlock: '0 $2' },
});

const ownPage = () => document;

interface RichTextInputProps {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (html: string) => void;
}

/** A formatted text in a form. */
export function RichTextInput({ label, hint, error, value, onChange }: RichTextInputProps) {
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const written = useRef<string>(undefined);
  useEffect(() => {
    // What was typed here is here already; writing it anew would lose the caret.
    if (area.current && value !== written.current) area.current.innerHTML = value;
  }, [value]);
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      {({ 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <Frame>
          <Tools>
            <FormatButtons page={ownPage} />
          </Tools>
          <Area
            ref={area}
            id={id}
            contentEditable
            suppressContentEditableWarning
            role="textbox"
            aria-multiline="true"
            aria-label={label}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            tabIndex={0}
            onInput={(event) => {
              written.current = readRichText(event.currentTarget);
              onChange(written.current);
            }}
          />
        </Frame>
      )}
    </FormField>
  );
}
