import { css } from '../../stitches';
import { thumbStyle, trackStyle } from './track';

/** Styles of a native range input; `filled` of track.ts sets which part of its line is thick. */
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
  // Without JavaScript the filled part would not follow the thumb.
  '@noScript': { '--to': '-1 !important' },
});
