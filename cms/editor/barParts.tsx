import { styled } from '../../design-system/stitches';

export const Bar = styled('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  padding: '$2 $4',
  borderBlockEnd: '1px solid $line',
  backgroundColor: '$bg',
  // Narrower tools (theirs are the labels): every row less is more of the page in sight.
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
    /** A row of its own, the last of it at the other end. */
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
        // A long status takes two lines where room is scarce, unless something can be done about it.
        '@belowXl': {
          '& > [role="status"]:not(:has(button))': {
            maxInlineSize: 'calc($sizes$logo + $space$6)',
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
    /** Without a page among the places: the account finds room beside them on a phone. */
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
