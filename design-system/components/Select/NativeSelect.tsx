import type { ComponentPropsWithRef } from 'react';
import { css, styled } from '../../stitches';
import { control } from '../FormField/control';
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
  // The operating system draws the list: it must not have the colours of a dark tone.
  '& option, & optgroup': { backgroundColor: '$bg', color: '$text' },
  '&:has(> option[value=""]:checked)': { color: '$muted' },
});

/** A native select with our frame, without label and notes (see Select). */
export function NativeSelect({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  const baseClass = select();
  return (
    <Frame>
      <select {...rest} className={className ? `${baseClass} ${className}` : baseClass} />
      <Icon name="chevron" size="medium" />
    </Frame>
  );
}
