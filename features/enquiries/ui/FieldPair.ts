import { styled } from '../../../design-system/stitches';

/** Places fields in two columns on wider windows. */
export const FieldPair = styled('div', {
  display: 'grid',
  gap: '$5',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
