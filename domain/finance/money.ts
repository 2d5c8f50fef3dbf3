/**
 * Amounts of money are numbers in whole units of a currency: 12.35 is twelve kronor and 35 öre, never a
 * count of öre. Calculations keep full precision and round once, where an amount is paid or shown: sums of
 * rounded amounts would drift.
 */

/**
 * A value to so many decimals, halves up, as it is written in decimals: 1.005 is 1.01, though binary
 * fractions hold it as a little less. Exact for values below 10¹² with two decimals.
 */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // Fifteen digits are what a number holds for certain; behind them stands noise of earlier steps.
  return Math.round(Number((value * scale).toPrecision(15))) / scale;
}

/** An amount with two decimals, halves up: 12.345 is 12.35. */
export const roundToCents = (amount: number): number => roundTo(amount, 2);

/** An amount without decimals, halves up: 12.5 is 13. */
export const roundToWhole = (amount: number): number => roundTo(amount, 0);

/** The sum of amounts, each rounded to two decimals first, without the noise of binary fractions. */
export function sumRounded(amounts: readonly number[]): number {
  const cents = amounts.reduce((sum, amount) => sum + Math.round(roundToCents(amount) * 100), 0);
  return cents / 100;
}

/** A price with VAT taken apart, each part with two decimals. `vatPercent` 25 means 25 %. */
export function splitVat(
  priceWithVat: number,
  vatPercent: number,
): { withoutVat: number; vat: number } {
  const withoutVat = roundToCents(priceWithVat / (1 + vatPercent / 100));
  return { withoutVat, vat: roundToCents(priceWithVat - withoutVat) };
}
