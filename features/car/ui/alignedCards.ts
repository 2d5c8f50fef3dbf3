import type { Style } from '../../../design-system/stitches';

/** Number of rows of a card: picture, text and prices. */
export const CARD_ROWS = 3;

/**
 * Style of a grid whose entries each contain a card (CarCard): the rows of neighbouring cards are aligned, even if
 * one has a longer name. An entry without a card is as tall as a card.
 */
export const alignedCards: Style = {
  '& > li, & > li > [data-car], & > li > [data-car] > *': {
    display: 'grid',
    gridRow: `span ${CARD_ROWS}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
  },
  '& > li > :not([data-car])': { gridRow: '1 / -1' },
};
