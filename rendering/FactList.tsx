import { styled } from '../design-system/stitches';

/** What is known of a booking: names beside what they stand for, above it where there is little room. */
export const FactList = styled('dl', {
  display: 'grid',
  gap: '0 $5',
  margin: 0,
  '& dt': { color: '$muted' },
  '& dd': { margin: 0, paddingBlockEnd: '$2', fontWeight: '$medium', overflowWrap: 'anywhere' },
  '@md': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
});
