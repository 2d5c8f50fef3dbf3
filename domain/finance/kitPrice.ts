import { sumOfCents, toCents } from './money';

/** What an accessory kit costs with VAT, in cents: each line rounded, then summed (decisions, kit price). */
export function kitPrice(
  retailPrices: readonly number[],
  vatPercent: number,
): { lines: number[]; total: number } {
  const lines = retailPrices.map((price) => toCents(price * (1 + vatPercent / 100)));
  return { lines, total: sumOfCents(lines) };
}
