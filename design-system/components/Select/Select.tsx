import type { ComponentPropsWithRef } from 'react';
import { css, styled } from '../../stitches';
import { control } from '../FormField/control';
import { FormField, type FrameProps } from '../FormField/FormField';
import { Icon } from '../Icon/Icon';

const Frame = styled('div', {
  position: 'relative',
  display: 'grid',
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: '$3',
    insetBlockStart: 'calc(50% - 0.75rem)',
    color: '$muted',
    pointerEvents: 'none',
  },
  '&:has(select:disabled) > svg': { opacity: 0.4 },
});

const select = css(control, {
  paddingInlineEnd: '$8',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // The list that opens is the system's: its colours must not come from a dark surface alone.
  '& option, & optgroup': { backgroundColor: '$bg', color: '$text' },
  '&:has(> option[value=""]:checked)': { color: '$muted' },
});

export interface SelectProps extends FrameProps, ComponentPropsWithRef<'select'> {
  /** First line, which stands for no choice; without it the first option is chosen. */
  placeholder?: string;
}

/** A choice out of a list. The list is the system's: it works without script and suits every phone. */
export function Select(props: SelectProps) {
  const { label, hint, error, required, optional, id, placeholder, className, children, ...rest } =
    props;
  const look = select();
  return (
    <FormField
      {...{ id, label, hint, error, required, optional }}
      describedBy={rest['aria-describedby']}
    >
      {(framed) => (
        <Frame>
          <select {...rest} {...framed} className={className ? `${look} ${className}` : look}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {children}
          </select>
          <Icon name="chevron" size="medium" />
        </Frame>
      )}
    </FormField>
  );
}
