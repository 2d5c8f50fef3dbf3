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
  // The list that opens is the system's: its colours must not come from a dark surface alone.
  '& option, & optgroup': { backgroundColor: '$bg', color: '$text' },
  '&:has(> option[value=""]:checked)': { color: '$muted' },
});

/** The system's own list in our frame; without label and notes, which are Select's. */
export function NativeSelect({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  const look = select();
  return (
    <Frame>
      <select {...rest} className={className ? `${look} ${className}` : look} />
      <Icon name="chevron" size="medium" />
    </Frame>
  );
}
