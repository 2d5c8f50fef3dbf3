import { formatNumber } from '../../../domain/money/formatMoney';

/** Higher counts are shown as `10000+`. */
const MAX_EXACT_COUNT = 10_000;

/** A number of results as visitors read it: 1 234, or 10000+. */
export function countText(count: number, locale: string): string {
  return count > MAX_EXACT_COUNT ? `${MAX_EXACT_COUNT}+` : formatNumber(count, locale);
}
