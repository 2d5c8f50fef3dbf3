import { styled } from '../design-system/stitches';

/** Facts of a booking: names next to their values, above them on narrow screens. */
export const FactList = styled('dl', {
  display: 'grid',
  gap: '0 $5',
  margin: 0,
  '& dt': { color: '$muted' },
  '& dd': { margin: 0, paddingBlockEnd: '$2', fontWeight: '$medium', overflowWrap: 'anywhere' },
  '@md': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
});
