import type { ComponentPropsWithRef } from 'react';
import { FormField, type FrameProps } from '../FormField/FormField';
import { NativeSelect } from './NativeSelect';

export interface SelectProps extends FrameProps, ComponentPropsWithRef<'select'> {
  /** First option, which means no choice; without it the first real option is chosen. */
  placeholder?: string;
}

/** A native select with label and notes; it works without JavaScript. */
export function Select(props: SelectProps) {
  const { label, hint, error, required, optional, id, placeholder, children, ...rest } = props;
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
        <NativeSelect {...rest} {...controlProps}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {children}
        </NativeSelect>
      )}
    </FormField>
  );
}
