import { styled } from '../../../design-system/stitches';

/** Places two fields side by side if there is space. */
export const FieldPair = styled('div', {
  display: 'grid',
  gap: '$5',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
