import { readNumber } from '../readNumber';

/** Lower and upper bound; null for none. */
export type RangeEnds = readonly [from: number | null, to: number | null];

/**
 * Corrects two typed bounds: clamps them to `min` and `max`; if the lower is above the upper, both become the
 * one that was changed. Text that is not a number is no bound.
 */
export function settleRange(
  typed: readonly [string, string],
  changedEnd: 0 | 1,
  { min, max }: { min: number; max: number },
): RangeEnds {
  const clamp = (text: string) => {
    const value = readNumber(text);
    return value === null ? null : Math.min(Math.max(value, min), max);
  };
  const [from, to] = [clamp(typed[0]), clamp(typed[1])];
  if (from === null || to === null || from <= to) return [from, to];
  return changedEnd === 0 ? [from, from] : [to, to];
}
