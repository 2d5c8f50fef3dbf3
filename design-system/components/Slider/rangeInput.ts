import { css } from '../../stitches';
import { thumbStyle, trackStyle } from './track';

/** Look of a native range; `filled` of track.ts says which part of its line is thick. */
export const rangeInput = css({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '$target',
  margin: 0,
  borderRadius: '$round',
  background: 'none',
  cursor: 'pointer',
  '@touch': { blockSize: '$touch' },
  '&::-webkit-slider-runnable-track': trackStyle,
  '&::-moz-range-track': trackStyle,
  '&::-webkit-slider-thumb': { ...thumbStyle, appearance: 'none', marginBlockStart: '-0.5625rem' },
  '&::-moz-range-thumb': thumbStyle,
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  // Without script the filled part would stay where it was.
  '@noScript': { '--to': '-1 !important' },
});
