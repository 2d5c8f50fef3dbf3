import { styled } from '../../../design-system/stitches';

/** Fields side by side, where there is room for two. */
export const Pair = styled('div', {
  display: 'grid',
  gap: '$5',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
