import type { CarHistogram } from '../../../domain/search/carSearch';

/** Where most things of a histogram lie. */
export interface MostlyWithin {
  min: number;
  max: number;
  /** How many lie there, and how many there are. */
  count: number;
  total: number;
}

/**
 * The narrowest row of a histogram's parts that holds at least half of what there is; of equal rows the fuller one.
 * Undefined where there is nothing.
 */
export function mostlyWithin({ values, max }: CarHistogram): MostlyWithin | undefined {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return undefined;
  let best: { from: number; to: number; count: number } | undefined;
  let from = 0;
  let count = 0;
  values.forEach((value, to) => {
    count += value.count;
    // Parts at the beginning that the half does not need.
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
