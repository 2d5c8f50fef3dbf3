import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Affix, bareInput, control, ControlBox } from '../FormField/control';
import { FormField, type FrameProps } from '../FormField/FormField';

export interface TextFieldProps extends FrameProps, ComponentPropsWithRef<'input'> {
  /** Content before the text, such as an icon or `+46`. */
  start?: ReactNode;
  /** Content after the text, usually the unit. */
  end?: ReactNode;
}

const classNames = (baseClass: string, ownClass: string | undefined) =>
  ownClass ? `${baseClass} ${ownClass}` : baseClass;

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, optional, id, start, end, className, ...rest } = props;
  const describedBy = rest['aria-describedby'];
  const frame = { id, label, hint, error, required, optional };
  if (!start && !end) {
    return (
      <FormField {...frame} describedBy={describedBy}>
        {(controlProps) => (
          <input {...rest} {...controlProps} className={classNames(control(), className)} />
        )}
      </FormField>
    );
  }
  return (
    <FormField {...frame} describedBy={describedBy}>
      {({ 'aria-describedby': notes, ...controlProps }) => (
        <ControlBox>
          {start && (
            <Affix side="start" id={`${controlProps.id}-start`}>
              {start}
            </Affix>
          )}
          <input
            {...rest}
            {...controlProps}
            aria-describedby={[
              start && `${controlProps.id}-start`,
              end && `${controlProps.id}-end`,
              notes,
            ]
              .filter(Boolean)
              .join(' ')}
            className={classNames(bareInput(), className)}
          />
          {end && (
            <Affix side="end" id={`${controlProps.id}-end`}>
              {end}
            </Affix>
          )}
        </ControlBox>
      )}
    </FormField>
  );
}
