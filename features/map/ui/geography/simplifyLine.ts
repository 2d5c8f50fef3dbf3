/** Longitude and latitude in degrees. */
export type Point = [number, number];

/** A degree of longitude is about this part of one of latitude, at 60° north. */
const narrowing = 0.5;

/**
 * A line with fewer points that strays no further than the tolerance, in degrees of latitude (Douglas
 * and Peucker 1973). Its ends stay where they are, so that lines that meet still do.
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [start, end] = span;
    const { index, distance } = farthest(line, start, end);
    if (distance <= tolerance) continue;
    keep.add(index);
    spans.push([start, index], [index, end]);
  }
  return line.filter((_, index) => keep.has(index));
}

function farthest(line: readonly Point[], start: number, end: number) {
  let index = start;
  let distance = 0;
  for (let candidate = start + 1; candidate < end; candidate++) {
    const away = distanceToLine(line[candidate], line[start], line[end]);
    if (away > distance) [index, distance] = [candidate, away];
  }
  return { index, distance };
}

function distanceToLine(point?: Point, from?: Point, to?: Point): number {
  if (!point || !from || !to) return 0;
  const along = [(to[0] - from[0]) * narrowing, to[1] - from[1]] as const;
  const off = [(point[0] - from[0]) * narrowing, point[1] - from[1]] as const;
  const length = along[0] ** 2 + along[1] ** 2;
  const part = length && Math.min(1, Math.max(0, (off[0] * along[0] + off[1] * along[1]) / length));
  return Math.hypot(off[0] - part * along[0], off[1] - part * along[1]);
}
