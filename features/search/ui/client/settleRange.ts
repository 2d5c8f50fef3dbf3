import { readNumber } from '../readNumber';

/** Lower and upper bound; null where it is open. */
export type RangeEnds = readonly [from: number | null, to: number | null];

/**
 * Two typed bounds as they are heeded: digits, between the smallest and the largest value; where the
 * lower would be above the upper, both are the one that was changed (spec 2 §5).
 */
export function settleRange(
  typed: readonly [string, string],
  changed: 0 | 1,
  { min, max }: { min: number; max: number },
): RangeEnds {
  const clamp = (text: string) => {
    const value = readNumber(text);
    return value === null ? null : Math.min(Math.max(value, min), max);
  };
  const [from, to] = [clamp(typed[0]), clamp(typed[1])];
  if (from === null || to === null || from <= to) return [from, to];
  return changed === 0 ? [from, from] : [to, to];
}
