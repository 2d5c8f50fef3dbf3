import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import { chevron, chevronAside, chevronUp, summaryReset } from '../NavigationBar/disclosure';

export const Nav = styled('nav', { '@xl': { flex: 1, minInlineSize: 0 } });

const row = '& a, & span, & summary';
const top = '& > li > a, & > li > span, & > li > details > summary';
const second =
  '& > li > details > ul > li > a, & > li > details > ul > li > span, & > li > details > ul > li > details > summary';
/** A list that opens below an entry of the bar. */
const dropdown = '& > li > details > ul';
/** A list that opens beside an entry of a dropdown; what 'More' has taken unfolds in its place instead. */
const aside = '& > li:not([data-more]) > details > ul > li > details';
const inMore = '& > li[data-more] > details > ul';

const surface = {
  ...toneStyle('default'),
  position: 'absolute',
  inlineSize: 'max-content',
  minInlineSize: '14rem',
  maxInlineSize: '22rem',
  padding: '$2',
  border: '1px solid $line',
  borderRadius: '$card',
  boxShadow: '$raised',
} as const;

/** Above the bar's width: entries side by side, lists drop down. */
const inBar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  '&[data-fitted]': { flexWrap: 'nowrap' },
  // Until script has measured what fits, the rest waits outside the bar instead of being seen to leave it.
  '@media (scripting: enabled)': {
    '&:not([data-fitted])': { blockSize: '$sizes$header', overflow: 'clip' },
  },
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    minBlockSize: '$header',
    borderBlockEnd: 0,
  },
  [top]: {
    minBlockSize: '$touch',
    paddingInline: '$3',
    fontSize: '$small',
    borderRadius: '$small',
    whiteSpace: 'nowrap',
    '@hover': { '&:hover': { backgroundColor: '$line' } },
  },
  // A link and, beside it, the button that opens what is below.
  '& > li > a + details > summary': { paddingInline: '0 $3', marginInlineStart: '-$2' },
  '& > li > a:not(:only-child)': { paddingInlineEnd: '$2' },
  '& > li:has([aria-current])::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto $space$3 0.875rem',
    blockSize: '2px',
    backgroundColor: '$accent',
  },
  [dropdown]: { ...surface, insetBlockStart: 'calc(100% - $space$2)', insetInlineStart: 0 },
  [inMore]: {
    insetInline: 'auto 0',
    maxBlockSize: 'calc(100dvh - $sizes$header)',
    overflowY: 'auto',
  },
  '& > li > details > ul li': { position: 'relative', borderBlockEnd: 0 },
  '& > li > details > ul a, & > li > details > ul span, & > li > details > ul summary': {
    minBlockSize: '$touch',
    paddingInline: '$3',
    borderRadius: '$small',
    fontSize: '$small',
    '@hover': { '&:hover': { backgroundColor: '$surface' } },
  },
  [`${aside} > ul`]: {
    ...surface,
    insetBlockStart: 'calc(-1 * $space$2 - 1px)',
    insetInlineStart: 'calc(100% + $space$1)',
  },
  // Where there is no room at that side (hoverMenus.ts).
  [`${aside}[data-flipped] > ul`]: { insetInline: 'auto calc(100% + $space$1)' },
  [`${aside} > summary::after, ${aside}[open] > summary::after`]: chevronAside,
} as const;

/** On narrow windows entries unfold below each other; from 1280 px they drop down from the bar. */
export const Menu = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'relative' },
  '& > li': { borderBlockEnd: '1px solid $line' },
  [row]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '3.25rem',
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
  // A link that also has entries below it lies over the row of the button that opens them.
  '& a + details > summary': { justifyContent: 'end' },
  '& a[aria-current]': { fontWeight: '$semibold' },
  [top]: { fontWeight: '$semibold', letterSpacing: '$caps', textTransform: 'uppercase' },
  [second]: { fontSize: '$small', letterSpacing: '$caps', textTransform: 'uppercase' },
  [`${dropdown} > li > :is(a, span), ${dropdown} summary, ${dropdown} a`]: {
    paddingInlineStart: '$4',
  },
  [`${dropdown} > li > details > ul a`]: { paddingInlineStart: '$6' },
  // Over the row of the button, whose chevron stays free.
  '& li > a:not(:only-child)': { position: 'absolute', insetInline: '0 3rem', insetBlockStart: 0 },
  '@xl': {
    ...inBar,
    '& > li > a:not(:only-child)': { position: 'static', paddingInlineEnd: '$1' },
    [`${dropdown} > li > details > ul a`]: { paddingInlineStart: '$3' },
    [`${inMore} > li > details > ul a`]: { paddingInlineStart: '$5' },
    [`${inMore} ul ul a`]: { paddingInlineStart: '$6' },
  },
});
