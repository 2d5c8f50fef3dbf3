import type { Point } from '../illustrations/svg';

/** Signed distance to a closed outline in millimetres, negative inside. */
export type OutlineDistance = (x: number, y: number) => number;

/** Spacing of the measured grid; between its points the distance is interpolated cubically. */
const STEP = 16;
const MARGIN = 160;

function segmentDistance(x: number, y: number, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const span = dx * dx + dy * dy || 1;
  const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / span));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

function exactDistance(outline: readonly Point[], x: number, y: number): number {
  let nearest = Infinity;
  let inside = false;
  let previous = outline[outline.length - 1];
  for (const point of outline) {
    if (!previous) break;
    nearest = Math.min(nearest, segmentDistance(x, y, previous, point));
    const crosses = previous[1] > y !== point[1] > y;
    if (
      crosses &&
      x < ((point[0] - previous[0]) * (y - previous[1])) / (point[1] - previous[1]) + previous[0]
    ) {
      inside = !inside;
    }
    previous = point;
  }
  return inside ? -nearest : nearest;
}

/** Weights of a cubic B-spline: it also rounds the facets of the outline away. */
function weights(t: number): readonly [number, number, number, number] {
  const s = 1 - t;
  return [
    (s * s * s) / 6,
    (3 * t * t * t - 6 * t * t + 4) / 6,
    (3 * s * s * s - 6 * s * s + 4) / 6,
    (t * t * t) / 6,
  ];
}

/** Measures an outline once, so that its distance can be asked for a million times. */
export function measureOutline(outline: readonly Point[]): OutlineDistance {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const left = Math.min(...xs) - MARGIN;
  const bottom = Math.min(...ys) - MARGIN;
  const columns = Math.ceil((Math.max(...xs) + MARGIN - left) / STEP) + 1;
  const rows = Math.ceil((Math.max(...ys) + MARGIN - bottom) / STEP) + 1;
  const grid = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      grid[row * columns + column] = exactDistance(
        outline,
        left + column * STEP,
        bottom + row * STEP,
      );
    }
  }
  return (x, y) => {
    const u = Math.min(columns - 3.001, Math.max(1, (x - left) / STEP));
    const v = Math.min(rows - 3.001, Math.max(1, (y - bottom) / STEP));
    const column = Math.floor(u);
    const row = Math.floor(v);
    const [a, b, c, d] = weights(u - column);
    const across = (line: number): number => {
      const start = line * columns + column;
      return (
        a * (grid[start - 1] ?? 0) +
        b * (grid[start] ?? 0) +
        c * (grid[start + 1] ?? 0) +
        d * (grid[start + 2] ?? 0)
      );
    };
    const [e, f, g, h] = weights(v - row);
    return e * across(row - 1) + f * across(row) + g * across(row + 1) + h * across(row + 2);
  };
}
