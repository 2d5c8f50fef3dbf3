import { styled } from '../../../design-system/stitches';

/** The line above a list: search box, the way to the filters, order. */
export const ToolBar = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3',
  '@lg': { gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: '$4' },
});

/** The whole line on phones. */
export const ToolBarSearch = styled('div', {
  gridColumn: '1 / -1',
  '@lg': { gridColumn: 'auto' },
});

export const HideFilters = styled('div', {
  display: 'none',
  '@lg': { '[data-layout="sticky"] > * > &': { display: 'block' } },
  '@noScript': { '&': { display: 'none' } },
});

/** How many there are, and what may be done with all of them. */
export const ToolBarCount = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  minBlockSize: '$touch',
  '& > [data-list-swap="watch"]': { '@print': { display: 'none' } },
  '& > [data-list-swap="views"]': { marginInlineStart: 'auto' },
  // Where all of it is too long for a line, the views have one of their own.
  '@belowSm': {
    '&:has(> [data-list-swap="watch"] > *)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > [data-list-swap="views"]': { gridColumn: '1 / -1', marginInlineStart: 0 },
      '& > [data-list-swap="views"] > nav': { inlineSize: '100%' },
      '& > [data-list-swap="views"] > nav > a': { flex: '1 1 0', justifyContent: 'center' },
    },
  },
});

export const ToolBarSort = styled('div', {
  minInlineSize: 0,
  '@print': { display: 'none' },
  '@lg': { minInlineSize: '$column' },
});
