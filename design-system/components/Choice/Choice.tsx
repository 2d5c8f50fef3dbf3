import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from '../../stitches';
import { FieldError, Hint, noteIds } from '../FormField/FieldNotes';
import { LabelMark } from '../FormField/LabelMark';
import { choiceLooks } from './choiceLooks';

const Row = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  '& > p': { gridColumn: 2, marginInlineStart: '$3' },
  '& > p + p': { marginBlockStart: '$1' },
  '&:has(> input:disabled)': {
    '& > input': { opacity: 0.55 },
    '& > label': { color: '$muted', cursor: 'not-allowed' },
  },
  variants: {
    look: {
      plain: {
        '@touch': {
          '& > label': { paddingBlock: 'calc(($sizes$touch - 1lh) / 2)' },
          '& > input': { marginBlock: '0.625rem' },
          // Notes are aligned with the text, not with the touch target.
          '& > label + p': { marginBlockStart: '-0.5rem', marginBlockEnd: '$2' },
        },
      },
      /** A card; all of it can be pressed. */
      boxed: {
        padding: '$4',
        border: '1px solid $border',
        borderRadius: '$control',
        backgroundColor: '$field',
        '& > label': { fontWeight: '$medium' },
        '& > label::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: 'inherit',
        },
        '@motion': {
          transition: 'border-color $transitions$fast, box-shadow $transitions$fast',
        },
        '@hover': { '&:hover:not(:has(> input:disabled))': { borderColor: '$text' } },
        '&:has(> input:disabled)': { borderColor: '$line', backgroundColor: 'transparent' },
        '&:has(> input:checked:not(:disabled))': {
          borderColor: '$primary',
          boxShadow: 'inset 0 0 0 1px $colors$primary',
        },
        '@forcedColors': { '&:has(> input:checked)': { outline: '2px solid Highlight' } },
      },
    },
  },
});

const Label = styled('label', {
  paddingInlineStart: '$3',
  paddingBlock: 'calc(($sizes$target - 1lh) / 2)',
  lineHeight: '$snug',
  cursor: 'pointer',
});

/** Props of one thing to choose. */
export interface ChoiceProps extends ComponentPropsWithRef<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  look?: 'plain' | 'boxed';
}

/** A native input that chooses, and its text: what Checkbox, Radio and Switch have in common. */
export function Choice(props: ChoiceProps & { kind: keyof typeof choiceLooks }) {
  const { kind, look = 'plain', label, hint, error, id, className, ...rest } = props;
  const generated = useId();
  const field = id ?? generated;
  const drawn = choiceLooks[kind]();
  return (
    <Row look={look}>
      <input
        {...rest}
        id={field}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        className={className ? `${drawn} ${className}` : drawn}
        aria-describedby={noteIds(field, { hint, error }, rest['aria-describedby'])}
        aria-invalid={error ? true : rest['aria-invalid']}
      />
      <Label htmlFor={field}>
        <span>
          {label}
          <LabelMark required={rest.required && kind !== 'radio'} />
        </span>
      </Label>
      <Hint field={field}>{hint}</Hint>
      <FieldError field={field}>{error}</FieldError>
    </Row>
  );
}
