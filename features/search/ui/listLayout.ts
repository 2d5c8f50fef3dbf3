import { scrollRoom } from '../../../design-system/scrollRoom';
import { styled } from '../../../design-system/stitches';

/** A list with everything around it. */
export const ListFrame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  paddingBlockEnd: '$section',
});

/** Takes no room, nor the gap around it, while nothing is chosen. */
export const ChipsPlace = styled('div', { '&:empty': { display: 'none' } });

/** Beside the list from 1024 px where the layout is sticky; else in a drawer (spec 2 §2). */
export const ListColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@lg': {
    '[data-layout="sticky"] > &': {
      gridTemplateColumns: '$sizes$panel minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
});

/** Of the filters: without script a link leads to them. */
export const filtersId = 'list-filters';

export const ListAside = styled('aside', {
  '@media (scripting: enabled)': {
    '@belowLg': { display: 'none' },
    '[data-layout="toggle"] &': { display: 'none' },
  },
  // Without script there is no drawer: the cars come first, and a link above them opens the filters.
  '@noScript': { '@belowLg': { '&:not(:target)': { display: 'none' } } },
  ...scrollRoom,
  '@print': { display: 'none !important' },
  // Room for focus rings, which the column that scrolls would cut off.
  '@lg': { padding: '$1', margin: '-$space$1' },
  '@media (min-width: 1024px) and (min-height: 500px)': {
    position: 'sticky',
    insetBlockStart: 'calc($sizes$header + $space$3)',
    maxBlockSize: 'calc(100svh - $sizes$header - $space$5 - var(--over-end))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});
