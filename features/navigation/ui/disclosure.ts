import type { Style } from '../../../design-system/stitches';

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
  inlineSize: '$chevron',
  blockSize: '$chevron',
  marginInline: '$2',
  borderInlineEnd: '1.75px solid currentColor',
  borderBlockEnd: '1.75px solid currentColor',
  transform: 'translateY(-25%) rotate(45deg)',
};

/** The chevron of what is open. */
export const chevronUp: Style = { transform: 'translateY(25%) rotate(225deg)' };

/** The chevron of what opens beside it, and of a page. */
export const chevronAside: Style = { transform: 'rotate(-45deg)' };

/** The chevron of a way back. */
export const chevronBack: Style = { transform: 'rotate(135deg)' };

/** A panel that hangs below the bar, or beside another one. */
export const hangingPanel: Style = {
  backgroundColor: '$bg',
  color: '$text',
  position: 'absolute',
  inlineSize: 'max-content',
  minInlineSize: '$column',
  maxInlineSize: '$panel',
  padding: '$2',
  border: '1px solid $line',
  borderRadius: '$card',
  boxShadow: '$raised',
};
