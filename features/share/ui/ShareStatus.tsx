import { styled } from '../../../design-system/stitches';
import { toneStyle } from '../../../design-system/tones';

/**
 * The message above a button that the address is copied. Placed relative to the nearest positioned ancestor.
 */
export const ShareStatus = styled('span', {
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockEnd: 'calc(100% + $space$1)',
  transform: 'translateX(-50%)',
  fontSize: '$small',
  whiteSpace: 'nowrap',
  '&:not(:empty)': {
    ...toneStyle('dark'),
    padding: '$1 $3',
    borderRadius: '$small',
    boxShadow: '$raised',
    '@forcedColors': { border: '1px solid CanvasText' },
  },
});
