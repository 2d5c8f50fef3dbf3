import { type Style, styled } from '../../design-system/stitches';
import {
  chevron,
  chevronAside,
  chevronUp,
  hangingPanel,
  summaryReset,
} from '../../features/navigation/ui/disclosure';

export const Nav = styled('nav', { '@xl': { flex: 1, minInlineSize: 0 } });

const row = '& :is(a, span, summary)';
const topRow = '& > li > a, & > li > span, & > li > details > summary';
const secondRow =
  '& > li > details > ul > li > :is(a, span), & > li > details > ul > li > details > summary';
const lowerRow = '& ul :is(a, span, summary)';
/** The list that opens below an entry of the bar. */
const dropdown = '& > li > details > ul';
/** The list next to a dropdown's entry; entries in 'More' expand in place instead. */
const flyout = '& > li:not([data-more]) > details > ul > li > details > ul';
const flipped = '& > li:not([data-more]) > details > ul > li > details[data-flipped] > ul';
const flyoutChevron = '& > li:not([data-more]) ul summary::after';
const inMore = '& > li[data-more] > details > ul';

/** Entries expand below each other. */
const inSheet: Style = {
  '& > li': { borderBlockEnd: '1px solid $line' },
  '& ul': { paddingInlineStart: '$4', paddingBlockEnd: '$2' },
  '& ul ul': { paddingBlockEnd: 0 },
};

/** Entries side by side; their lists drop down. */
const inBar: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  '&[data-fitted]': { flexWrap: 'nowrap' },
  // Until script has measured how many entries fit, the others are hidden, so that they do not visibly disappear.
  '@media (scripting: enabled)': {
    '&:not([data-fitted])': { blockSize: '$sizes$header', overflow: 'clip' },
  },
  '& > li': { display: 'flex', flexShrink: 0, alignItems: 'center', minBlockSize: '$header' },
  [topRow]: {
    minBlockSize: '$touch',
    paddingInline: '$3',
    borderRadius: '$small',
    fontSize: '$small',
    whiteSpace: 'nowrap',
    '@hover': { '&:hover': { backgroundColor: '$line' } },
  },
  '& > li > details > summary': { paddingInlineEnd: '$1' },
  // A link with the button that opens its list.
  '& > li > a:not(:only-child)': { position: 'static', paddingInlineEnd: '$1' },
  '& > li > a + details > summary': {
    justifyContent: 'center',
    inlineSize: '$target',
    paddingInline: 0,
  },
  '& > li > a + details > summary::after': { marginInline: 0 },
  '& > [data-selected]::after, & > [data-more]:has([data-selected])::after': {
    content: '""',
    position: 'absolute',
    insetInline: '$3',
    insetBlockEnd: '$3',
    borderBlockEnd: '2px solid $accent',
  },
  [dropdown]: {
    ...hangingPanel,
    insetBlockStart: 'calc(100% - $space$2)',
    insetInlineStart: 0,
  },
  [inMore]: {
    insetInline: 'auto 0',
    maxBlockSize: 'calc(100dvh - $sizes$header)',
    overflowY: 'auto',
  },
  [lowerRow]: {
    minBlockSize: '$touch',
    paddingInline: '$3',
    borderRadius: '$small',
    fontSize: '$small',
    '@hover': { '&:hover': { backgroundColor: '$surface' } },
  },
  '& ul summary': { paddingInlineEnd: '$1' },
  '& > li[data-more] ul ul': { paddingInlineStart: '$4' },
  [flyout]: {
    ...hangingPanel,
    insetBlockStart: 'calc(-1 * $space$2)',
    insetInlineStart: 'calc(100% + $space$2)',
  },
  // The flyout opens on the other side if there is no space on this one (hoverMenus.ts).
  [flipped]: { insetInline: 'auto calc(100% + $space$2)' },
  [flyoutChevron]: chevronAside,
};

/** In narrow windows entries expand below each other; from 1280 px they are dropdowns of the bar. */
export const Menu = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'relative' },
  [row]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '$control',
    color: 'inherit',
    lineHeight: '$snug',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& :is(a, summary):focus-visible': { outlineOffset: '-2px' },
  '& summary': summaryReset,
  '& summary::after': chevron,
  '& details[open] > summary::after': chevronUp,
  [topRow]: { fontWeight: '$semibold', letterSpacing: '$caps', textTransform: 'uppercase' },
  [secondRow]: { fontSize: '$small', letterSpacing: '$caps', textTransform: 'uppercase' },
  '& a[aria-current]': { fontWeight: '$bold' },
  // A link with subentries is in the row of the button that opens them.
  '& a + details > summary': { inlineSize: '$touch', marginInlineStart: 'auto' },
  '& a + details > summary::after': { marginInlineStart: 'auto' },
  '& li > a:not(:only-child)': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: '0 $sizes$touch',
  },
  '@belowXl': inSheet,
  '@xl': inBar,
});
