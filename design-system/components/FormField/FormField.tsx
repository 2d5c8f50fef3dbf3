import { type ReactNode, useId } from 'react';
import { styled } from '../../stitches';
import { FieldError, Hint, noteIds } from './FieldNotes';
import { LabelMark } from './LabelMark';

const Field = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '$2',
  minInlineSize: 0,
});

const LabelRow = styled('div', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$4',
});

const Label = styled('label', {
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$snug',
});

const Texts = styled('div', { display: 'grid', gap: '$1' });

/** What every field says around its control. */
export interface FrameProps {
  label: ReactNode;
  /** How to fill it in. */
  hint?: ReactNode;
  /** What is wrong with the value; marks the control. */
  error?: ReactNode;
  required?: boolean;
  /** Says that the field may be left empty, where most others may not. */
  optional?: boolean;
}

/** What the control within the frame must carry. */
interface FramedControl {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FormFieldProps extends FrameProps {
  /** Of the control; made up when left out. */
  id?: string;
  /** Id of what else describes the control, such as its unit. */
  describedBy?: string;
  /** At the end of the label's line, such as the value of a slider. */
  aside?: ReactNode;
  /** Draws the control and hands it what ties it to its label and notes. */
  children: (control: FramedControl) => ReactNode;
}

/** The frame that all fields share: label, hint, control, and what is wrong with the value. */
export function FormField(props: FormFieldProps) {
  const { label, hint, error, required, optional, describedBy, aside, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  return (
    <Field>
      <Texts>
        <LabelRow>
          <Label htmlFor={id}>
            {label}
            <LabelMark required={required} optional={optional} />
          </Label>
          {aside}
        </LabelRow>
        <Hint field={id}>{hint}</Hint>
      </Texts>
      {children({
        id,
        required,
        'aria-describedby': noteIds(id, { hint, error }, describedBy),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError field={id}>{error}</FieldError>
    </Field>
  );
}
