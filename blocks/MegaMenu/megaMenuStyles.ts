import { type Style, styled } from '../../design-system/stitches';
import {
  chevron,
  chevronAside,
  chevronBack,
  chevronUp,
  summaryReset,
} from '../../features/navigation/ui/disclosure';

export const Nav = styled('nav', {
  '@lg': { flex: 1, minInlineSize: 0 },
  // Content behind a page of the sheet cannot get the focus and is not read aloud.
  '@belowLg': { '&:has(details[open]) ~ *': { visibility: 'hidden' } },
});

/** A nested page over the sheet's list, below the bar with the back button. */
const page: Style = {
  backgroundColor: '$bg',
  position: 'fixed',
  inset: '$sizes$header 0 0',
  zIndex: '$raised',
  padding: '$2 $space$gutter $5',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
};

const pageTitle: Style = { fontFamily: '$heading', fontSize: '$h4', fontWeight: '$heading' };

/** A picture for the panel, next to a few columns. */
export const Aside = styled('div', {
  display: 'none',
  '@xl': {
    display: 'block',
    inlineSize: '$panel',
    borderRadius: '$card',
    overflow: 'clip',
    backgroundColor: '$surface',
  },
});

/** The content of an entry: a panel below the bar; in narrow windows a page over the sheet. */
export const Panel = styled('div', {
  '& > p': { margin: 0 },
  '& > p > a': pageTitle,
  '@belowLg': page,
  '@lg': {
    position: 'absolute',
    backgroundColor: '$bg',
    inset: '100% 0 auto',
    maxBlockSize: 'calc(100dvh - $sizes$header)',
    padding: '$5 max($space$gutter, 50% - $sizes$wide / 2) $7',
    overflowY: 'auto',
    borderBlockStart: '1px solid $line',
    boxShadow: '$raised',
    '& > p': { marginBlockEnd: '$4' },
    '&:has(> [data-aside])': {
      '@xl': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: '$7',
        alignItems: 'start',
      },
      '& > [data-aside]': { gridRow: '1 / span 2', gridColumn: 2 },
    },
    '@hover': { '& > p > a:hover': { textDecorationLine: 'underline' } },
  },
});

export const Groups = styled('ul', {
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax($sizes$menuColumn, 1fr))',
    gap: '$6 $grid',
    alignItems: 'start',
    '& > li': { maxInlineSize: '$panel' },
    '& li > :is(a, span)': {
      minBlockSize: '$target',
      paddingBlock: '$2',
      '@hover': { '&:hover': { textDecorationLine: 'underline' } },
    },
    '& > li > :is(a, span)': { fontWeight: '$semibold' },
    '& ul > li > :is(a, span)': {
      color: '$muted',
      fontSize: '$small',
      fontWeight: '$regular',
    },
    '& [data-own]': { display: 'none' },
    // Columns are visible, even if script has not opened them.
    '& details > summary': { display: 'none' },
    '& details::details-content': { contentVisibility: 'visible', display: 'block' },
  },
});

/** Rows of the sheet; a row with subentries opens a page over the sheet. */
const inSheet: Style = {
  '& li': { borderBlockEnd: '1px solid $line' },
  '& [data-action]': { borderBlockEnd: 0, marginBlockStart: '$5' },
  '& [data-action] > a': { display: 'flex', minBlockSize: '$control', fontSize: '$body' },
  '& summary::after': chevronAside,
  // Hidden: its row opens a page that begins with the same link.
  '& [data-group] > a': { display: 'none' },
  '& [data-own] > a': pageTitle,
  '& [data-own]': { borderBlockEnd: 0 },
  '& details[open] > summary': {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: '$raised',
    justifyContent: 'start',
    gap: '$3',
    blockSize: '$sizes$header',
    paddingInline: '$space$gutter',
    borderBlockEnd: '1px solid $line',
    backgroundColor: '$bg',
  },
  '& details[open] > summary::after': { ...chevronBack, order: -1, marginInline: '$1 0' },
  '& details[open] > summary > [data-title]': { display: 'none' },
  '& details[open] > summary > [data-back]': { display: 'inline' },
  '& details[open] > ul': page,
  '& li:has(> details[open]) ~ li, & li:has(~ li > details[open])': { visibility: 'hidden' },
  '& details:has(details[open]) > summary, & div:has(details[open]) > p': { visibility: 'hidden' },
};

const selectedInBar: Style = {
  boxShadow: 'inset 0 -2px 0 $colors$accent',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
};

/** Entries of the bar, each with its panel. */
const inBar: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > li > a, & > li > span, & > li > details > summary': {
    minBlockSize: '$touch',
    paddingInline: '$2',
    borderRadius: '$small',
    whiteSpace: 'nowrap',
  },
  '& > li > details > summary': { paddingInlineEnd: 0 },
  '@hover': {
    '& > li:not([data-action]) > a:hover, & > li > details > summary:hover': {
      backgroundColor: '$line',
    },
  },
  '& details[open] > summary::after': chevronUp,
  '& > [data-selected] > a, & > [data-selected] > details > summary': selectedInBar,
  '& > [data-action]': { marginInlineStart: '$2' },
  '& > li:not([data-action]) + [data-action]': { marginInlineStart: 'auto' },
  '& > [data-action] > a': { minBlockSize: '$touch', paddingInline: '$4' },
  '@xl': { gap: '$2' },
};

/** The bar's entries; on narrow windows rows of the sheet. */
export const Menu = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  // `:where()` keeps the specificity low, so that styles of a panel override these; buttons keep the styles
  // of their class.
  '& :where(a:not([class])), & :where(summary), & :where(li > span)': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '$control',
    color: 'inherit',
    fontWeight: '$medium',
    lineHeight: '$snug',
    textDecoration: 'none',
    textUnderlineOffset: '0.3em',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& a:not([class]):focus-visible, & summary:focus-visible': { outlineOffset: '-2px' },
  '& summary': { ...summaryReset, justifyContent: 'space-between' },
  '& summary::after': chevron,
  '& li > a[aria-current]': { fontWeight: '$bold' },
  // Filled when the panel opens (NavigationBar/client/carCounts.ts); its space is reserved. Not for links of the bar.
  '& details [data-car-count]::after': {
    content: 'attr(data-car-count)',
    minInlineSize: '$touch',
    marginInlineStart: '$2',
    color: '$muted',
    fontSize: '$small',
    fontWeight: '$regular',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-back]': { display: 'none' },
  '& li img': { display: 'none' },
  '& [data-aside] img': { display: 'block', marginBlockEnd: 0, borderRadius: 0 },
  // More than four entries (MegaMenuEntry.tsx), and wider than 1500 px.
  '@aboveXxl': {
    '& li img': {
      display: 'block',
      marginBlockEnd: '$3',
      borderRadius: '$card',
      backgroundColor: '$surface',
    },
  },
  '@belowLg': inSheet,
  '@lg': inBar,
});
