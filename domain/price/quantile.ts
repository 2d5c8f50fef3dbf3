/**
 * The quantile of sorted values, interpolated between neighbours.
 * @param sorted ascending, not empty
 * @param share 0 to 1
 */
export function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

/**
 * The median of sorted values.
 * @param sorted ascending, not empty
 */
export const median = (sorted: readonly number[]): number => quantile(sorted, 0.5);
