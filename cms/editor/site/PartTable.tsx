import { styled } from '../../../design-system/stitches';

/** A table of the items of a part. In narrow windows, the cells of a row are stacked. */
export const PartTable = styled('table', {
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '$small',
  lineHeight: '$snug',
  '& th, & td': { padding: '$1 $2', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { borderBlockEnd: '2px solid $border', paddingBlock: '$2' },
  '& tbody tr': { borderBlockEnd: '1px solid $line' },
  '& tbody th': {
    paddingBlock: '$4',
    color: '$muted',
    fontWeight: '$regular',
    overflowWrap: 'anywhere',
  },
  '& [data-cell]': { paddingBlock: '$3', overflowWrap: 'anywhere' },
  '& [data-tools]': { inlineSize: '$swatch', textAlign: 'end' },
  '@media (max-width: 767.98px)': {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { paddingBlock: '$2' },
    '& tbody th': { paddingBlock: '$1' },
    '& [data-tools]': { inlineSize: 'auto', textAlign: 'start' },
  },
  variants: {
    /** The first column contains keys, which are short. */
    keys: { true: { '@md': { '& th:first-child': { inlineSize: '$column' } } } },
  },
});
