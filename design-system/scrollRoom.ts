/**
 * Style of scroll containers with sticky bars (`data-sticks="start"` or `"end"`): the bars do not cover an
 * element that is scrolled into view, such as one that takes the focus (WCAG 2.2, 2.4.11). The custom
 * properties are the covered height at each end in px, which site/page/client/stickyBars.ts measures.
 */
export const scrollRoom = {
  '--stuck-start': '0px',
  '--stuck-end': '0px',
  scrollPaddingBlockStart: 'calc(var(--stuck-start) + $space$3)',
  scrollPaddingBlockEnd: 'calc(var(--stuck-end) + $space$3)',
} as const;
