import { type Style, styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import { chevron, chevronUp, summaryReset } from '../NavigationBar/disclosure';

export const Nav = styled('nav', { '@lg': { flex: 1, minInlineSize: 0 } });

const pageHead = 'details[open] > summary';

/** A page over the sheet's list, below the head that holds the way back. */
const page = {
  ...toneStyle('default'),
  position: 'fixed',
  inset: '$sizes$header 0 0',
  padding: '$2 $space$gutter $5',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;

/** What an entry opens: a panel below the bar; on narrow windows a page over the sheet. */
export const Panel = styled('div', {
  ...page,
  '& > p': { margin: 0 },
  '& > p > a': { fontFamily: '$heading', fontSize: '$h4', fontWeight: '$heading' },
  '@lg': {
    position: 'absolute',
    inset: '100% 0 auto',
    maxBlockSize: 'calc(100dvh - $sizes$header)',
    padding: '$6 max($space$gutter, 50% - $sizes$wide / 2 + $space$gutter) $7',
    borderBlockStart: '1px solid $line',
    boxShadow: '$raised',
    '& > p': { marginBlockEnd: '$4' },
  },
});

export const Groups = styled('ul', {
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: '$6 $grid',
    alignItems: 'start',
    '& li > a, & li > span': {
      minBlockSize: '2.25rem',
      paddingBlock: '$1',
      '@hover': { '&:hover': { textDecorationLine: 'underline' } },
    },
    '& > li > a, & > li > span': { fontWeight: '$semibold' },
    '& ul > li > a': { color: '$muted', fontSize: '$small', fontWeight: '$regular' },
    '& [data-own]': { display: 'none' },
    // Columns stand open, whether or not script has opened them.
    '& details > summary': { display: 'none' },
    '& details::details-content': { contentVisibility: 'visible', display: 'block' },
  },
});

/** Rows of the sheet; those with others below them open a page over it. */
const inSheet: Style = {
  '& li': { borderBlockEnd: '1px solid $line' },
  '& [data-action]': { borderBlockEnd: 0, marginBlockStart: '$4' },
  '& [data-action] > a': { display: 'flex', justifyContent: 'center', minBlockSize: '$control' },
  // Its row opens the page that begins with this link.
  '& [data-group] > a': { display: 'none' },
  '& [data-own] > a': { fontFamily: '$heading', fontSize: '$h4', fontWeight: '$heading' },
  [`& ${pageHead}`]: {
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
  [`& ${pageHead}::after`]: { order: -1, rotate: '135deg', marginInline: '0.25rem 0' },
  [`& ${pageHead} > [data-title]`]: { display: 'none' },
  [`& ${pageHead} > [data-back]`]: { display: 'inline' },
  '& details[open] > ul': page,
  // What lies behind a page can be neither reached nor heard.
  '& li:has(> details[open]) ~ li, & li:has(~ li > details[open]), & details:has(details[open]) > summary, & div:has(details[open]) > p':
    { visibility: 'hidden' },
};

/** Entries of the bar, and columns of its panels. */
const inBar: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > li > a, & > li > span, & > li > details > summary': {
    minBlockSize: '$touch',
    paddingInline: '$2',
    borderRadius: '$small',
    whiteSpace: 'nowrap',
    '@hover': { '&:hover': { backgroundColor: '$line' } },
  },
  '& > li > details > summary::after': chevron,
  '& > li > details[open] > summary::after': chevronUp,
  '& > li > details[open] > summary': { backgroundColor: '$surface' },
  '& > li[data-selected] > :is(a, details > summary), & > li > a[aria-current], & > li:has([aria-current]) > details > summary':
    { boxShadow: 'inset 0 -2px 0 $colors$accent', borderEndStartRadius: 0, borderEndEndRadius: 0 },
  '& > [data-action]': { marginInlineStart: '$2' },
  '& > li:not([data-action]) + [data-action]': { marginInlineStart: 'auto' },
  '& > [data-action] > a': { paddingInline: '$4' },
};

/** The bar's entries; on narrow windows rows of the sheet. */
export const Menu = styled('ul', {
  '&, & ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a, & summary, & li > span': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '3.25rem',
    color: 'inherit',
    fontWeight: '$medium',
    lineHeight: '$snug',
    textDecoration: 'none',
    textUnderlineOffset: '0.3em',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& :is(a, summary):focus-visible': { outlineOffset: '-2px' },
  '& summary': { ...summaryReset, justifyContent: 'space-between' },
  '& summary::after': { ...chevron, rotate: '-45deg' },
  '& li > a[aria-current]': { fontWeight: '$bold' },
  '& [data-back]': { display: 'none' },
  '& li img': { display: 'none' },
  // More than four entries, and wider than 1500 px (spec 1 §2.4).
  '@media (min-width: 1501px)': {
    '& li img': { display: 'block', marginBlockEnd: '$3', borderRadius: '$card' },
  },
  '@media (max-width: 1023.98px)': inSheet,
  '@lg': inBar,
  '@xl': {
    '& > li > a, & > li > details > summary': { paddingInline: '$3' },
    '& > [data-action] > a': { paddingInline: '$5' },
  },
});
