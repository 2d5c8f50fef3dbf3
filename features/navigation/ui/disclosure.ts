import type { Style } from '../../../design-system/stitches';

/** A summary without the browser's triangle; `chevron` draws ours. */
export const summaryReset: Style = {
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
};

/** A chevron drawn with two lines, without extra markup; for `::after` of a summary. */
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

/** The chevron of an open disclosure. */
export const chevronUp: Style = { transform: 'translateY(25%) rotate(225deg)' };

/** The chevron of a flyout, and of a nested page. */
export const chevronAside: Style = { transform: 'rotate(-45deg)' };

/** The chevron of a back button. */
export const chevronBack: Style = { transform: 'rotate(135deg)' };

/** A panel below the bar, or at the side of another one. */
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
