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
    size: {
      /** Like the label of a field: a group of choices. */
      label: { fontSize: '$small', fontWeight: '$medium' },
      /** Like a heading: a part of a form. */
      heading: { fontFamily: '$heading', fontSize: '$h4', fontWeight: '$heading' },
    },
  },
});

const Body = styled('div', {
  display: 'grid',
  variants: {
    size: {
      label: { gap: '$2', marginBlockStart: '$2' },
      heading: { gap: '$5', marginBlockStart: '$3' },
    },
  },
});

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  legend: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the group as a whole. */
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  size?: 'label' | 'heading';
}

/** Fields that belong together, with what they are about and what is wrong with them. */
export function Fieldset(props: FieldsetProps) {
  const { legend, hint, error, required, optional, size = 'heading', children, ...rest } = props;
  const generated = useId();
  const id = rest.id ?? generated;
  return (
    <Group {...rest} id={id} aria-describedby={noteIds(id, { hint, error })}>
      <Legend size={size}>
        {legend}
        <LabelMark required={required} optional={optional} />
      </Legend>
      <Body size={size}>
        <Hint field={id}>{hint}</Hint>
        {children}
        <FieldError field={id}>{error}</FieldError>
      </Body>
    </Group>
  );
}
