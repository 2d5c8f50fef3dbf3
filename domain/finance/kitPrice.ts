import { sumRounded, roundToCents } from './money';

/**
 * What an accessory kit costs with VAT: each line rounded to two decimals, then summed (decisions, kit price). Will be
 * shown on the kits page.
 */
export function kitPrice(
  retailPrices: readonly number[],
  vatPercent: number,
): { lines: number[]; total: number } {
  const lines = retailPrices.map((price) => roundToCents(price * (1 + vatPercent / 100)));
  return { lines, total: sumRounded(lines) };
}
