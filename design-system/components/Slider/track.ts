/** The line that the thumbs of sliders run on; `--from` and `--to` are the ends of its filled part. */
const filled =
  'linear-gradient(to right, $colors$border var(--from), $colors$primary var(--from) var(--to), $colors$border var(--to))';

/** The line itself. */
export const trackStyle = {
  blockSize: '0.25rem',
  borderRadius: '$round',
  backgroundColor: '$border',
  backgroundImage: filled,
  '@forcedColors': {
    forcedColorAdjust: 'none',
    backgroundImage: 'none',
    backgroundColor: 'CanvasText',
  },
} as const;

/** What is drawn along it. */
export const thumbStyle = {
  boxSizing: 'border-box',
  inlineSize: '$target',
  blockSize: '$target',
  border: '2px solid $primary',
  borderRadius: '$round',
  backgroundColor: '$bg',
  boxShadow: '$rest',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing', backgroundColor: '$primary' },
  '@forcedColors': {
    forcedColorAdjust: 'none',
    borderColor: 'CanvasText',
    backgroundColor: 'Canvas',
  },
} as const;
