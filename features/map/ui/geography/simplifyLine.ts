/** Longitude and latitude in degrees. */
export type Point = [number, number];

/** Length of a degree of longitude relative to one of latitude, at 60° north. */
const LNG_TO_LAT_RATIO = 0.5;

/**
 * Simplifies a line within a tolerance, in degrees of latitude (Douglas and Peucker 1973). The ends are kept,
 * so that adjacent lines still meet.
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const keptIndexes = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [start, end] = span;
    const { index, distance } = findFarthest(line, start, end);
    if (distance <= tolerance) continue;
    keptIndexes.add(index);
    spans.push([start, index], [index, end]);
  }
  return line.filter((_, index) => keptIndexes.has(index));
}

function findFarthest(line: readonly Point[], start: number, end: number) {
  let index = start;
  let distance = 0;
  for (let candidate = start + 1; candidate < end; candidate++) {
    const candidateDistance = distanceToLine(line[candidate], line[start], line[end]);
    if (candidateDistance > distance) [index, distance] = [candidate, candidateDistance];
  }
  return { index, distance };
}

function distanceToLine(point?: Point, from?: Point, to?: Point): number {
  if (!point || !from || !to) return 0;
  const direction = [(to[0] - from[0]) * LNG_TO_LAT_RATIO, to[1] - from[1]] as const;
  const offset = [(point[0] - from[0]) * LNG_TO_LAT_RATIO, point[1] - from[1]] as const;
  const squaredLength = direction[0] ** 2 + direction[1] ** 2;
  const fraction =
    squaredLength &&
    Math.min(1, Math.max(0, (offset[0] * direction[0] + offset[1] * direction[1]) / squaredLength));
  return Math.hypot(offset[0] - fraction * direction[0], offset[1] - fraction * direction[1]);
}
