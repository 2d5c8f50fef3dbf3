import type { ComponentPropsWithRef } from 'react';
import { css } from '../../stitches';
import { control } from '../FormField/control';
import { FormField, type FrameProps } from '../FormField/FormField';

const area = css(control, {
  display: 'block',
  minBlockSize: '7rem',
  maxBlockSize: '70vh',
  paddingBlock: '$3',
  lineHeight: '$body',
  resize: 'vertical',
  // The field grows with the text if the browser supports it.
  fieldSizing: 'content',
});

export interface TextAreaProps extends FrameProps, ComponentPropsWithRef<'textarea'> {}

/** A multi-line text field. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, optional, id, className, ...rest } = props;
  const baseClass = area();
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      describedBy={rest['aria-describedby']}
    >
      {(controlProps) => (
        <textarea
          {...rest}
          {...controlProps}
          className={className ? `${baseClass} ${className}` : baseClass}
        />
      )}
    </FormField>
  );
}
