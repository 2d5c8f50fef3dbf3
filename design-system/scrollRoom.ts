/**
 * Style of what scrolls below or above bars that stick (`data-sticks="start"` or `"end"`): what is scrolled
 * into view, such as what takes the focus, is not covered by them (WCAG 2.2, 2.4.11). The custom
 * properties hold how much of either end is covered, in px; site/page/client/stickyBars.ts measures it.
 */
export const scrollRoom = {
  '--stuck-start': '0px',
  '--stuck-end': '0px',
  scrollPaddingBlockStart: 'calc(var(--stuck-start) + $space$3)',
  scrollPaddingBlockEnd: 'calc(var(--stuck-end) + $space$3)',
} as const;
