/** The row in which segments stand side by side. */
export const segmentRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: '0.1875rem',
  borderRadius: '$control',
  backgroundColor: '$surface',
  '@forcedColors': { border: '1px solid CanvasText' },
} as const;

/** One of them. */
export const segmentBox = {
  minBlockSize: '$touch',
  paddingInline: '$3',
  borderRadius: 'calc($radii$control - 0.125rem)',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@hover': { '&:hover': { backgroundColor: '$line' } },
} as const;

/** The one that is chosen. */
export const chosenSegment = {
  backgroundColor: '$bg',
  boxShadow: '0 0 0 1px $colors$border',
  fontWeight: '$semibold',
} as const;

/** The same where the visitor's own colours stand. */
export const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;
