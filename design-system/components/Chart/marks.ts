import { css } from '../../stitches';

/**
 * Styles of what charts draw. Series differ by shape and pattern, colour only supports that; with forced colours they
 * take the system's.
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

/** The surface below the main line. */
export const area = css({
  fill: '$primary',
  opacity: 0.1,
  '@forcedColors': { fill: 'Highlight' },
});

/** A line to compare with. */
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

/** A point on the line to compare with. */
export const ring = css({
  fill: '$bg',
  stroke: '$text',
  strokeWidth: 2.5,
  '@forcedColors': { fill: 'Canvas', stroke: 'CanvasText' },
});

/** A filled shape: the first of several kinds. */
export const solid = css({ fill: '$primary', '@forcedColors': { fill: 'Highlight' } });

/** The ground that a pattern of stripes or dots stands on. */
export const ground = css({ fill: '$bg', '@forcedColors': { fill: 'Canvas' } });

/** Stripes and dots of a pattern, and the edge of what it fills. */
export const stroke = css({
  fill: 'none',
  stroke: '$primary',
  strokeWidth: 2,
  '@forcedColors': { stroke: 'CanvasText' },
});
