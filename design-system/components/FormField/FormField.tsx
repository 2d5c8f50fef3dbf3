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

/** Label, notes and state that every field shows around its control. */
export interface FrameProps {
  label: ReactNode;
  /** Explains how to fill in the field. */
  hint?: ReactNode;
  /** Error of the value; marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Marks the field as optional, for forms in which most fields are required. */
  optional?: boolean;
}

/** Props that the control within the frame must have. */
interface ControlProps {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FormFieldProps extends FrameProps {
  /** Id of the control; generated when omitted. */
  id?: string;
  /** Id of another element that describes the control, such as its unit. */
  describedBy?: string;
  /** Content at the end of the label's line, such as the value of a slider. */
  aside?: ReactNode;
  /** Renders the control with the props that connect it to its label and notes. */
  children: (control: ControlProps) => ReactNode;
}

/** The frame that all fields share: label, hint, control and error. */
export function FormField(props: FormFieldProps) {
  const { label, hint, error, required, optional, describedBy, aside, children } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
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
