import type { CurvePoint, Point } from '../illustrations/svg';

/** How strongly the curve leans on its neighbours' direction; the side views use the same. */
const TENSION = 0.34;
/** Points per curve piece: close enough that no facet shows on a body. */
const PIECES = 24;

const isCorner = (point: CurvePoint): boolean => point[2] === 'corner';

function control(point: CurvePoint, from: CurvePoint, to: CurvePoint, reach: number): Point {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [
    point[0] + ((to[0] - from[0]) / span) * reach,
    point[1] + ((to[1] - from[1]) / span) * reach,
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
    const before = isCorner(start) ? start : (points[index - 1] ?? start);
    const after = isCorner(end) ? end : (points[index + 2] ?? end);
    const reach = Math.hypot(end[0] - start[0], end[1] - start[1]) * TENSION;
    const leaving = control(start, before, end, reach);
    const arriving = control(end, after, start, reach);
    for (let piece = 0; piece < PIECES; piece += 1) {
      const t = piece / PIECES;
      sampled.push([
        bezier(start[0], leaving[0], arriving[0], end[0], t),
        bezier(start[1], leaving[1], arriving[1], end[1], t),
      ]);
    }
  });
  return sampled;
}
