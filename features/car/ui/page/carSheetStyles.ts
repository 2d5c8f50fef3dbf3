import { globalCss, styled } from '../../../../design-system/stitches';

// The page's footer is not printed with the sheet.
globalCss({ 'body:has([data-car-sheet]) footer': { '@print': { display: 'none !important' } } });

export const Sheet = styled('article', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  maxInlineSize: '$narrow',
  marginInline: 'auto',
  paddingBlock: '$4 $8',
  '@print': { maxInlineSize: 'none', padding: '0 !important', gap: '$3' },
});

export const SheetHeader = styled('header', { display: 'grid', gap: '$1' });

export const Picture = styled('div', {
  position: 'relative',
  aspectRatio: '2 / 1',
  overflow: 'clip',
  borderRadius: '$card',
  backgroundColor: '$surface',
  '@belowSm': { aspectRatio: '3 / 2' },
});

export const Price = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$1 $4',
});

export const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$3 $4',
  margin: 0,
  paddingBlock: '$3',
  borderBlock: '1px solid $border',
  '@sm': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& dt': { color: '$muted', fontSize: '$small', lineHeight: '$snug' },
  '& dd': {
    margin: 0,
    fontWeight: '$semibold',
    lineHeight: '$snug',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const Equipment = styled('ul', {
  columns: 2,
  columnGap: '$5',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$small',
  lineHeight: '$snug',
  '& > li': { paddingBlock: '$1', breakInside: 'avoid', overflowWrap: 'anywhere' },
  '@print': { columns: 3, '& > li': { paddingBlock: 0 } },
});

export const SheetFooter = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$5',
  paddingBlockStart: '$3',
  borderBlockStart: '1px solid $border',
  breakInside: 'avoid',
});

/** Wide enough to be read through a window. */
export const Code = styled('div', { inlineSize: '$menuColumn' });

export const Seller = styled('div', { display: 'grid', gap: '$2', minInlineSize: 0 });
