/**
 * A value to so many decimals, halves up, as it is written in decimals: 1.005 is 1.01, though binary
 * fractions hold it as a little less. Exact for values below 10¹² with two decimals.
 */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return scaled(value, decimals) / scale;
}

/** How many units of so many decimals a value is, rounded as `roundTo` rounds: 1.005 of two decimals is 101. */
export function scaled(value: number, decimals: number): number {
  // A number is exact to fifteen digits; the rest is rounding noise of earlier steps.
  return Math.round(Number((value * 10 ** decimals).toPrecision(15)));
}

/** Ordinary VAT in percent, by country (ISO 3166-1 alpha-2), as of 2026. */
export const vatPercent = { SE: 25, NO: 25, GB: 20, SK: 23, FI: 25.5 } as const;

declare const unit: unique symbol;

/**
 * An amount of money in whole units of a currency, with decimals: 12.35 is twelve kronor and 35 öre, never a
 * count of öre. Which currency is said by what the amount belongs to: a site, a car, an offer.
 *
 * Calculations keep full precision and round once, where an amount is paid or shown: sums of rounded amounts
 * would drift (decision 0035).
 */
export type Amount = number & { readonly [unit]?: 'whole' };

/** A count of öre, pence or cents: 1235 is twelve kronor and 35 öre. No `Amount`, and refused where one is asked for. */
export type MinorUnits = number & { readonly [unit]?: 'minor' };

/** Decimals of an amount: the currencies that we sell in all have a hundred minor units. */
const MINOR_DECIMALS = 2;

/** An amount to the öre, pence or cent that is paid, halves up: 12.345 is 12.35. */
export const roundToMinorUnit = (amount: Amount): Amount => roundTo(amount, MINOR_DECIMALS);

/** An amount to the krona, pound or euro that is shown, halves up: 12.5 is 13. */
export const roundToWholeUnit = (amount: Amount): Amount => roundTo(amount, 0);

/** An amount as a count of its minor units: 12.345 is 1235. */
export const toMinorUnits = (amount: Amount): MinorUnits => scaled(amount, MINOR_DECIMALS);

/** A count of minor units as an amount: 1235 is 12.35. */
export const fromMinorUnits = (units: MinorUnits): Amount => units / 10 ** MINOR_DECIMALS;

/** The sum of amounts, each rounded to its minor unit first, without the noise of binary fractions. */
export const sumRounded = (amounts: readonly Amount[]): Amount =>
  fromMinorUnits(amounts.reduce<MinorUnits>((sum, amount) => sum + toMinorUnits(amount), 0));

/** A price with VAT taken apart, each part to its minor unit. `vatPercent` 25 means 25 %. */
export function splitVat(
  priceWithVat: Amount,
  vatPercent: number,
): { withoutVat: Amount; vat: Amount } {
  const withoutVat = roundToMinorUnit(priceWithVat / (1 + vatPercent / 100));
  return { withoutVat, vat: roundToMinorUnit(priceWithVat - withoutVat) };
}
