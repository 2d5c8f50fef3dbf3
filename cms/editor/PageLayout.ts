import { styled } from '../../design-system/stitches';

/** The bars above each other, and below them the page with what stands beside it. */
export const PageLayout = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  '& > div:last-child': {
    flex: '1 1 0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridAutoRows: 'minmax(0, 1fr)',
    minBlockSize: 0,
  },
  '@lg': { '& > div:last-child': { gridTemplateColumns: 'minmax(0, 1fr) $sizes$panel' } },
});
