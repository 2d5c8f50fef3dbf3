import type { Style } from '../../design-system/stitches';

/** A summary without the browser's triangle; ours is drawn by `chevron`. */
export const summaryReset: Style = {
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
};

/** A chevron of two lines, without markup of its own; for `::after` of a summary. */
export const chevron: Style = {
  content: '""',
  flexShrink: 0,
  inlineSize: '0.4375rem',
  blockSize: '0.4375rem',
  marginInline: '$2 0.125rem',
  borderInlineEnd: '1.75px solid currentColor',
  borderBlockEnd: '1.75px solid currentColor',
  translate: '0 -0.125rem',
  rotate: '45deg',
};

/** The chevron of what is open. */
export const chevronUp: Style = { translate: '0 0.125rem', rotate: '225deg' };

/** The chevron of what opens beside it. */
export const chevronAside: Style = { translate: '0 0', rotate: '-45deg' };
