import { scrollRoom } from '../../../design-system/scrollRoom';
import { styled } from '../../../design-system/stitches';

/** Contains a list with its toolbar, filters and chips. */
export const ListFrame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  paddingBlockEnd: '$section',
});

/** Contains the chips; not displayed while empty, so that there is no gap. */
export const ChipsPlace = styled('div', { '&:empty': { display: 'none' } });

/** Places the filters next to the list from 1024 px, unless the visitor has hidden them. */
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

/** Id of the filters, which a link points to without JavaScript. */
export const filtersId = 'list-filters';

export const ListAside = styled('aside', {
  '@media (scripting: enabled)': {
    '@belowLg': { display: 'none' },
    '[data-layout="toggle"] &': { display: 'none' },
  },
  // Without JavaScript there is no drawer: the filters are hidden until the link above the cars targets them.
  '@noScript': { '@belowLg': { '&:not(:target)': { display: 'none' } } },
  ...scrollRoom,
  '@print': { display: 'none !important' },
  // Room for focus rings, which the scrolling column would cut off.
  '@lg': { padding: '$1', margin: '-$space$1' },
  '@media (min-width: 1024px) and (min-height: 500px)': {
    position: 'sticky',
    insetBlockStart: 'calc($sizes$header + $space$3)',
    maxBlockSize: 'calc(100svh - $sizes$header - $space$5 - var(--over-end))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});
