import { styled } from '../../../design-system/stitches';

/** What is asked or said of a car, and the car beside it; on narrow windows in the order in which they stand. */
export const CarAside = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    alignItems: 'start',
    '& > aside': { gridArea: '1 / 2' },
  },
});
