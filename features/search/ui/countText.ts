import { formatNumber } from '../../../domain/money/formatMoney';

/** Counts above this are shown as it with a plus (spec 2 §5, §9). */
const mostCounted = 10_000;

/** A number of cars as visitors read it: 1 234, or 10000+. */
export function countText(count: number, locale: string): string {
  return count > mostCounted ? `${mostCounted}+` : formatNumber(count, locale);
}
