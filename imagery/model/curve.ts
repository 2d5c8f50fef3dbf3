import type { CurvePoint, Point } from '../illustrations/svg';

/** Length of a control handle, as a share of its segment; the same as in `smoothPath`. */
const TENSION = 0.34;
/** Sampled points per segment: enough that no flat facets are visible on a body. */
const SAMPLES_PER_SEGMENT = 24;

const isCorner = (point: CurvePoint): boolean => point[2] === 'corner';

function controlPoint(
  point: CurvePoint,
  from: CurvePoint,
  to: CurvePoint,
  handleLength: number,
): Point {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [
    point[0] + ((to[0] - from[0]) / span) * handleLength,
    point[1] + ((to[1] - from[1]) / span) * handleLength,
  ];
}

function bezier(a: number, b: number, c: number, d: number, t: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

/** The smooth curve of `smoothPath` as points, for geometry instead of drawing. */
export function sampleCurve(points: readonly CurvePoint[]): Point[] {
  const sampled: Point[] = [];
  points.forEach((start, index) => {
    const end = points[index + 1];
    if (!end) {
      sampled.push([start[0], start[1]]);
      return;
    }
    const pointBefore = isCorner(start) ? start : (points[index - 1] ?? start);
    const pointAfter = isCorner(end) ? end : (points[index + 2] ?? end);
    const reach = Math.hypot(end[0] - start[0], end[1] - start[1]) * TENSION;
    const startControl = controlPoint(start, pointBefore, end, reach);
    const arriving = controlPoint(end, pointAfter, start, reach);
    for (let piece = 0; piece < SAMPLES_PER_SEGMENT; piece += 1) {
      const t = piece / SAMPLES_PER_SEGMENT;
      sampled.push([
        bezier(start[0], startControl[0], arriving[0], end[0], t),
        bezier(start[1], startControl[1], arriving[1], end[1], t),
      ]);
    }
  });
  return sampled;
}
