import { styled } from '../../../design-system/stitches';

/** A form or text about a car, with the car next to it; on narrow windows in source order. */
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
