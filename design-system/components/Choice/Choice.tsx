import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from '../../stitches';
import { FieldError, Hint, noteIds } from '../FormField/FieldNotes';
import { LabelMark } from '../FormField/LabelMark';
import { choiceStyles } from './choiceStyles';

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
    variant: {
      plain: {
        '@touch': {
          '& > label': { paddingBlock: 'calc(($sizes$touch - 1lh) / 2)' },
          '& > input': { marginBlock: '0.625rem' },
          // Notes are aligned with the text, not with the touch target.
          '& > label + p': { marginBlockStart: '-0.5rem', marginBlockEnd: '$2' },
        },
      },
      /** A card that can be pressed anywhere. */
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

/** Props of a single option. */
export interface ChoiceProps extends ComponentPropsWithRef<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  variant?: 'plain' | 'boxed';
}

/** A native input with its label; the basis of Checkbox, Radio and Switch. */
export function Choice(props: ChoiceProps & { type: keyof typeof choiceStyles }) {
  const { type, variant = 'plain', label, hint, error, id, className, ...rest } = props;
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const inputClass = choiceStyles[type]();
  return (
    <Row variant={variant}>
      <input
        {...rest}
        id={fieldId}
        type={type === 'radio' ? 'radio' : 'checkbox'}
        role={type === 'switch' ? 'switch' : undefined}
        className={className ? `${inputClass} ${className}` : inputClass}
        aria-describedby={noteIds(fieldId, { hint, error }, rest['aria-describedby'])}
        aria-invalid={error ? true : rest['aria-invalid']}
      />
      <Label htmlFor={fieldId}>
        <span>
          {label}
          <LabelMark required={rest.required && type !== 'radio'} />
        </span>
      </Label>
      <Hint field={fieldId}>{hint}</Hint>
      <FieldError field={fieldId}>{error}</FieldError>
    </Row>
  );
}
