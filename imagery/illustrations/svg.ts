/**
 * SVG building blocks that the illustrations share. Vehicles are drawn in millimetres with y pointing up from
 * the ground; `pathPoint` converts such a point to SVG's downward y.
 */

export type Point = readonly [x: number, y: number];
/** A point of a curve; a corner breaks the tangent there. */
export type CurvePoint = Point | readonly [x: number, y: number, kind: 'corner'];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Coordinates of a point (millimetres, y up) as they are in a path. */
export const pathPoint = (x: number, y: number): string => `${round(x)} ${round(-y)}`;

const isCorner = (point: CurvePoint | undefined): boolean => point?.[2] === 'corner';

/** Length of a control handle as a share of its segment; chosen by eye for car bodies. */
const TENSION = 0.34;

/** Control point next to `point`, pointing along the line `from` → `to`. */
function controlPoint(point: CurvePoint, from: CurvePoint, to: CurvePoint, reach: number): Point {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [
    point[0] + ((to[0] - from[0]) / span) * reach,
    point[1] + ((to[1] - from[1]) / span) * reach,
  ];
}

/**
 * A smooth path through the given points (Catmull–Rom as cubic Béziers).
 * `lead` is `M` to begin a path and `L` to continue one.
 */
export function smoothPath(points: readonly CurvePoint[], lead: 'M' | 'L' = 'M'): string {
  const [first] = points;
  if (!first) return '';
  let path = `${lead}${pathPoint(first[0], first[1])}`;
  for (let index = 0; index + 1 < points.length; index += 1) {
    const start = points[index];
    const end = points[index + 1];
    if (!start || !end) continue;
    const pointBefore = isCorner(start) ? start : (points[index - 1] ?? start);
    const pointAfter = isCorner(end) ? end : (points[index + 2] ?? end);
    const reach = Math.hypot(end[0] - start[0], end[1] - start[1]) * TENSION;
    const startControl = controlPoint(start, pointBefore, end, reach);
    const arriving = controlPoint(end, pointAfter, start, reach);
    path += `C${pathPoint(...startControl)} ${pathPoint(...arriving)} ${pathPoint(end[0], end[1])}`;
  }
  return path;
}

/** A closed polygon through the given points. */
export const polygon = (...points: Point[]): string =>
  `M${points.map(([x, y]) => pathPoint(x, y)).join('L')}Z`;

const stopMarkup = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

/** A gradient between two fractions of the painted shape's box (default: top to bottom). */
export function linearGradient(
  id: string,
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopMarkup).join('')}</linearGradient>`;
}

/** A radial gradient in fractions of the painted shape's box. */
export function radialGradient(
  id: string,
  stops: readonly Stop[],
  [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5],
): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopMarkup).join('')}</radialGradient>`;
}

/** A soft blur; `deviation` in the drawing's own units. */
export function blurFilter(id: string, deviation: number): string {
  return `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}
