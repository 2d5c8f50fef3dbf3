import { type ComponentPropsWithRef, useId } from 'react';
import { css, styled } from '../../stitches';

/** Look of everything that takes typing. */
export const control = css({
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '$control',
  margin: 0,
  padding: '$2 $4',
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$bg',
  color: '$text',
  fontFamily: '$body',
  // Phones zoom into fields with letters smaller than 16 px.
  fontSize: 'max(1rem, $fontSizes$body)',
  lineHeight: '$snug',
  '&::placeholder': { color: '$muted', opacity: 1 },
  '@motion': { transition: 'border-color $fast' },
  '@hover': { '&:hover': { borderColor: '$text' } },
  '&[aria-invalid="true"]': { borderColor: '$danger' },
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
});

const Field = styled('div', { display: 'grid', gap: '$1', minInlineSize: 0 });
const Label = styled('label', { fontSize: '$small', fontWeight: '$medium' });
const Note = styled('p', {
  margin: 0,
  fontSize: '$small',
  lineHeight: '$snug',
  variants: { kind: { hint: { color: '$muted' }, error: { color: '$danger' } } },
});

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: string;
  /** What is wrong with the value; marks the field. */
  error?: string;
}

/** A line to type in, with its label, a hint and what is wrong with it. */
export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  const generated = useId();
  const field = id ?? generated;
  const notes = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ');
  const look = control();
  return (
    <Field>
      <Label htmlFor={field}>{label}</Label>
      {hint && (
        <Note kind="hint" id={`${field}-hint`}>
          {hint}
        </Note>
      )}
      <input
        {...rest}
        id={field}
        className={className ? `${look} ${className}` : look}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {error && (
        <Note kind="error" id={`${field}-error`}>
          {error}
        </Note>
      )}
    </Field>
  );
}
