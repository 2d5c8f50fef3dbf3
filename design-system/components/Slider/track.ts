import type { CSSProperties } from 'react';
import { customProperties } from '../../styling/customProperties';

/** Position of a thumb's middle at this share of the range: the thumb never leaves the line. */
const middle = (share: string) => `calc(0.75rem + (100% - 1.5rem) * var(${share}))`;

/** A thin line, and a thick one between the thumbs: told apart without colour. */
const drawn = (line: string, fill: string) =>
  [
    `linear-gradient(to right, transparent ${middle('--from')}, ${fill} 0 ${middle('--to')}, transparent 0)`,
    `linear-gradient(${line} 0 0)`,
  ].join(', ');

/** The line that the thumbs of sliders run on; see `filled`. */
export const trackStyle = {
  blockSize: '0.375rem',
  borderRadius: '$round',
  backgroundImage: drawn('$colors$border', '$colors$primary'),
  backgroundSize: '100% 100%, 100% 0.125rem',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  '@forcedColors': {
    forcedColorAdjust: 'none',
    backgroundImage: drawn('CanvasText', 'Highlight'),
  },
} as const;

/** The thumb. */
export const thumbStyle = {
  boxSizing: 'border-box',
  inlineSize: '$target',
  blockSize: '$target',
  border: '2px solid $primary',
  borderRadius: '$round',
  backgroundColor: '$field',
  boxShadow: '$rest',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing', backgroundColor: '$primary' },
  '@forcedColors': {
    forcedColorAdjust: 'none',
    borderColor: 'CanvasText',
    backgroundColor: 'Canvas',
  },
} as const;

/** Which part of the line is thick: between two shares (0–1) of the way; -1 lies before its beginning. */
export function filled(from: number, to: number): CSSProperties {
  return customProperties({ '--from': from, '--to': to });
}
