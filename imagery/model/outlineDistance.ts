import type { Point } from '../illustrations/svg';

/** Signed distance to a closed outline in millimetres, negative inside. */
export type OutlineDistance = (x: number, y: number) => number;

/** Spacing of the tabulated grid; between its points the distance is interpolated cubically. */
const STEP_MM = 16;
const MARGIN_MM = 160;

/** Distance to a closed outline, given as alternating x and y; its last point equals its first. */
function exactDistance(outline: Float64Array, x: number, y: number): number {
  let nearest = Infinity;
  let inside = false;
  for (let at = 0; at + 3 < outline.length; at += 2) {
    const ax = outline[at] ?? 0;
    const ay = outline[at + 1] ?? 0;
    const bx = outline[at + 2] ?? 0;
    const by = outline[at + 3] ?? 0;
    const dx = bx - ax;
    const dy = by - ay;
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    const fromX = x - ax - t * dx;
    const fromY = y - ay - t * dy;
    nearest = Math.min(nearest, fromX * fromX + fromY * fromY);
    if (ay > y !== by > y && x < (dx * (y - ay)) / dy + ax) inside = !inside;
  }
  const distance = Math.sqrt(nearest);
  return inside ? -distance : distance;
}

/** Tabulates the distance to an outline in a grid, because it is looked up millions of times. */
export function tabulateDistance(outline: readonly Point[]): OutlineDistance {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const left = Math.min(...xs) - MARGIN_MM;
  const bottom = Math.min(...ys) - MARGIN_MM;
  const columns = Math.ceil((Math.max(...xs) + MARGIN_MM - left) / STEP_MM) + 1;
  const rows = Math.ceil((Math.max(...ys) + MARGIN_MM - bottom) / STEP_MM) + 1;
  const closedOutline = Float64Array.from([...outline, ...outline.slice(0, 1)].flat());
  const grid = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = left + column * STEP_MM;
      grid[row * columns + column] = exactDistance(closedOutline, x, bottom + row * STEP_MM);
    }
  }

  // A cubic B-spline over the grid, which also smooths the corners of the outline.
  const across = (start: number, t: number): number => {
    const s = 1 - t;
    return (
      (s * s * s * (grid[start - 1] ?? 0) +
        (3 * t * t * t - 6 * t * t + 4) * (grid[start] ?? 0) +
        (3 * s * s * s - 6 * s * s + 4) * (grid[start + 1] ?? 0) +
        t * t * t * (grid[start + 2] ?? 0)) /
      6
    );
  };
  return (x, y) => {
    const u = Math.min(columns - 3.001, Math.max(1, (x - left) / STEP_MM));
    const v = Math.min(rows - 3.001, Math.max(1, (y - bottom) / STEP_MM));
    const column = Math.floor(u);
    const row = Math.floor(v);
    const t = v - row;
    const s = 1 - t;
    const start = row * columns + column;
    return (
      (s * s * s * across(start - columns, u - column) +
        (3 * t * t * t - 6 * t * t + 4) * across(start, u - column) +
        (3 * s * s * s - 6 * s * s + 4) * across(start + columns, u - column) +
        t * t * t * across(start + 2 * columns, u - column)) /
      6
    );
  };
}
