import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from '../../stitches';
import { FieldError, Hint, noteIds } from '../FormField/FieldNotes';
import { LabelMark } from '../FormField/LabelMark';

const Group = styled('fieldset', {
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const Legend = styled('legend', {
  padding: 0,
  lineHeight: '$snug',
  variants: {
    variant: {
      /** Looks like a field's label: for a group of choices. */
      label: { fontSize: '$small', fontWeight: '$medium' },
      /** Looks like a heading: for a section of a form. */
      heading: { fontFamily: '$heading', fontSize: '$h4', fontWeight: '$heading' },
    },
  },
});

const Body = styled('div', {
  display: 'grid',
  variants: {
    variant: {
      label: { gap: '$2', marginBlockStart: '$2' },
      heading: { gap: '$5', marginBlockStart: '$3' },
    },
  },
});

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  legend: ReactNode;
  hint?: ReactNode;
  /** Error of the group as a whole. */
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  variant?: 'label' | 'heading';
}

/** A group of fields with its legend, hint and error. */
export function Fieldset(props: FieldsetProps) {
  const { legend, hint, error, required, optional, variant = 'heading', children, ...rest } = props;
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  return (
    <Group {...rest} id={id} aria-describedby={noteIds(id, { hint, error })}>
      <Legend variant={variant}>
        {legend}
        <LabelMark required={required} optional={optional} />
      </Legend>
      <Body variant={variant}>
        <Hint field={id}>{hint}</Hint>
        {children}
        <FieldError field={id}>{error}</FieldError>
      </Body>
    </Group>
  );
}
