import type { CarHistogram } from '../../../domain/search/carSearch';

/** A range that contains at least half of the values of a histogram. */
export interface MajorityRange {
  min: number;
  max: number;
  /** Number of values in the range, and in the histogram. */
  count: number;
  total: number;
}

/**
 * Finds the narrowest run of a histogram's bins that contains at least half of all values; of equally narrow
 * runs, the one with the most values. Undefined if the histogram is empty.
 */
export function findMajorityRange({ values, max }: CarHistogram): MajorityRange | undefined {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return undefined;
  let best: { from: number; to: number; count: number } | undefined;
  let from = 0;
  let count = 0;
  values.forEach((bin, to) => {
    count += bin.count;
    // Drops bins at the start that are not needed to reach half.
    for (let first = values[from]; first && (count - first.count) * 2 >= total && from < to;) {
      count -= first.count;
      from += 1;
      first = values[from];
    }
    if (count * 2 < total) return;
    const width = to - from;
    const isBetter = !best || width < best.to - best.from;
    if (isBetter || (best && width === best.to - best.from && count > best.count)) {
      best = { from, to, count };
    }
  });
  const [first, last] = [values[best?.from ?? 0], values[best?.to ?? 0]];
  if (!best || !first || !last) return undefined;
  return { min: first.min, max: Math.min(last.max, max ?? last.max), count: best.count, total };
}
