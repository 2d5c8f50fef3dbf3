/**
 * Amounts of money are numbers in whole units of a currency with two decimals. Calculations keep full
 * precision and round once, where an amount is paid or shown: sums of rounded amounts would drift.
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

/** An amount in whole cents, halves up. */
export const toCents = (amount: number): number => roundTo(amount, 2);

/** An amount in whole units of the currency, halves up. */
export const toWhole = (amount: number): number => roundTo(amount, 0);

/** Amounts added in whole cents, so that the sum is exact. */
export function sumOfCents(amounts: readonly number[]): number {
  const cents = amounts.reduce((sum, amount) => sum + Math.round(toCents(amount) * 100), 0);
  return cents / 100;
}

/** A price with VAT taken apart, in cents. `vatPercent` 25 means 25 %. */
export function splitVat(
  priceWithVat: number,
  vatPercent: number,
): { withoutVat: number; vat: number } {
  const withoutVat = toCents(priceWithVat / (1 + vatPercent / 100));
  return { withoutVat, vat: toCents(priceWithVat - withoutVat) };
}
