import type { CSSProperties } from 'react';
import { customProperties } from '../../styling/customProperties';

/** CSS position of a thumb's centre at a share of the range: the thumb stays within the line. */
const thumbCentre = (share: string) => `calc(0.75rem + (100% - 1.5rem) * var(${share}))`;

/** A thin line, thick between the thumbs, which is visible without colour. */
const trackImage = (line: string, fill: string) =>
  [
    `linear-gradient(to right, transparent ${thumbCentre('--from')}, ${fill} 0 ${thumbCentre('--to')}, transparent 0)`,
    `linear-gradient(${line} 0 0)`,
  ].join(', ');

/** Styles of a slider's line; see `filled`. */
export const trackStyle = {
  blockSize: '0.375rem',
  borderRadius: '$round',
  backgroundImage: trackImage('$colors$border', '$colors$primary'),
  backgroundSize: '100% 100%, 100% 0.125rem',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  '@forcedColors': {
    forcedColorAdjust: 'none',
    backgroundImage: trackImage('CanvasText', 'Highlight'),
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

/** Style that makes the line thick between two shares (0–1) of its length; -1 is before its start. */
export function filled(from: number, to: number): CSSProperties {
  return customProperties({ '--from': from, '--to': to });
}
