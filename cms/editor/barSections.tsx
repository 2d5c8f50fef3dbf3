import { styled } from '../../design-system/stitches';

export const Bar = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  padding: '$2 $4',
  borderBlockEnd: '1px solid $line',
  backgroundColor: '$bg',
  // Narrower buttons, including their labels: fewer rows leave more space for the page.
  '@belowXl': { '& button[aria-label]': { paddingInline: '$1' } },
  '@belowSm': { columnGap: '$2' },
});

export const BarGroup = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minInlineSize: 0,
  variants: {
    framed: {
      true: { padding: '$1', borderRadius: '$control', backgroundColor: '$surface' },
    },
    /** A separate row, with its last element at the far end. */
    top: {
      true: {
        flex: '1 0 100%',
        justifyContent: 'space-between',
        gap: '$2',
        '& > button': { flexShrink: 0 },
      },
    },
    last: {
      true: {
        marginInlineStart: 'auto',
        gap: '$2',
        flexWrap: 'wrap',
        // The status has the same width for every text, unless it has an action: nothing next to it moves.
        '& > [role="status"]:first-child:not(:has(button))': {
          inlineSize: 'calc(2 * $sizes$logo)',
          '@belowSm': {
            inlineSize: 'auto',
            maxInlineSize: 'calc($sizes$logo + $space$6)',
            display: 'grid',
            alignContent: 'center',
            minBlockSize: 'calc(3 * $fontSizes$small * $lineHeights$snug)',
          },
        },
        '@belowSm': {
          '&:has(> [role="status"])': { flex: '1 0 100%', justifyContent: 'flex-end' },
          '& > [role="status"]': { marginInlineEnd: 'auto' },
        },
      },
    },
    places: {
      true: {
        flex: '1 1 $sizes$panel',
        minInlineSize: 'min(100%, $sizes$panel)',
        maxInlineSize: '$form',
      },
    },
    /** Without a page selector, phones have space for the account menu in the same row. */
    short: { true: { '@belowSm': { flexBasis: '$sizes$column', minInlineSize: 0 } } },
  },
});

export const Picker = styled('div', {
  minInlineSize: 0,
  flex: '1 1 0',
  '& select': {
    minBlockSize: '$touch',
    paddingInline: '$3 $6',
    fontSize: '$small',
  },
  '& svg': { insetInlineEnd: '$2' },
  variants: {
    wide: { true: { flexGrow: 1.5 } },
    narrow: { true: { flexGrow: 0, flexBasis: 'calc($sizes$touch * 3)' } },
  },
});
