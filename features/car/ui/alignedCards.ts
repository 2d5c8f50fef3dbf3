import type { Style } from '../../../design-system/stitches';

/** Rows of a card: picture, words, prices, foot. */
export const cardRows = 4;

/**
 * For a grid whose entries each hold a card (CarCard): the parts of cards beside each other begin on the same
 * lines, however long a name is. What holds no card takes the room of one.
 */
export const alignedCards: Style = {
  '& > li, & > li > [data-car], & > li > [data-car] > *': {
    display: 'grid',
    gridRow: `span ${cardRows}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
  },
  '& > li > :not([data-car])': { gridRow: '1 / -1' },
};
