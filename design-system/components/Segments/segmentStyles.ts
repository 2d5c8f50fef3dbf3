/** Styles of a row of segments. */
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

/** Styles of a segment. */
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

/** Styles of the chosen segment. */
export const chosenSegment = {
  backgroundColor: '$bg',
  boxShadow: '0 0 0 1px $colors$border',
  fontWeight: '$semibold',
} as const;

/** Styles of the chosen segment with forced colours. */
export const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;
