import { styled } from '../../design-system/stitches';

/**
 * Bars in a column, and below them the page with its side panel. The last child is the row of page and
 * panel.
 */
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
