/**
 * The value below which a share of the values lies, between its neighbours where it falls between two.
 * @param sorted ascending, not empty
 * @param share 0 to 1
 */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

/** The value in the middle. @param sorted ascending, not empty */
export const median = (sorted: readonly number[]): number => quantile(sorted, 0.5);
