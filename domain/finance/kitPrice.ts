import { type Amount, sumRounded, roundToMinorUnit } from '../money/amount';

/**
 * What an accessory kit costs with VAT: each line rounded to its minor unit, then summed (decisions, kit price). Will be
 * shown on the kits page.
 */
export function kitPrice(
  retailPrices: readonly Amount[],
  vatPercent: number,
): { lines: Amount[]; total: Amount } {
  const lines = retailPrices.map((price) => roundToMinorUnit(price * (1 + vatPercent / 100)));
  return { lines, total: sumRounded(lines) };
}
