import { css } from '../../stitches';

/**
 * Styles of the shapes in charts. Series differ in shape and pattern, and colour only supports that; with forced
 * colours they use system colours.
 */

/** The main line of a chart. */
export const line = css({
  fill: 'none',
  stroke: '$primary',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@forcedColors': { stroke: 'Highlight' },
});

/** The area below the main line. */
export const area = css({
  fill: '$primary',
  opacity: 0.1,
  '@forcedColors': { fill: 'Highlight' },
});

/** A comparison line. */
export const reference = css({
  fill: 'none',
  stroke: '$text',
  strokeWidth: 2,
  strokeDasharray: '2 5',
  strokeLinecap: 'round',
  '@forcedColors': { stroke: 'CanvasText' },
});

/** A point on the main line. */
export const dot = css({
  fill: '$primary',
  stroke: '$bg',
  strokeWidth: 2.5,
  '@forcedColors': { fill: 'Highlight', stroke: 'Canvas' },
});

/** A point on the comparison line. */
export const ring = css({
  fill: '$bg',
  stroke: '$text',
  strokeWidth: 2.5,
  '@forcedColors': { fill: 'Canvas', stroke: 'CanvasText' },
});

/** A solid fill, for the first series. */
export const solid = css({ fill: '$primary', '@forcedColors': { fill: 'Highlight' } });

/** Background of striped and dotted patterns. */
export const ground = css({ fill: '$bg', '@forcedColors': { fill: 'Canvas' } });

/** Stripes and dots of a pattern, and the outline of the filled shape. */
export const stroke = css({
  fill: 'none',
  stroke: '$primary',
  strokeWidth: 2,
  '@forcedColors': { stroke: 'CanvasText' },
});
