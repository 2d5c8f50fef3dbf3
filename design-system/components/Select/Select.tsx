import type { ComponentPropsWithRef } from 'react';
import { FormField, type FrameProps } from '../FormField/FormField';
import { NativeSelect } from './NativeSelect';

export interface SelectProps extends FrameProps, ComponentPropsWithRef<'select'> {
  /** First line, which stands for no choice; without it the first option is chosen. */
  placeholder?: string;
}

/** A choice out of a list. The list is the system's: it works without script and suits every phone. */
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
      {(framed) => (
        <NativeSelect {...rest} {...framed}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {children}
        </NativeSelect>
      )}
    </FormField>
  );
}
