/**
 * Rounds a value to a number of decimals, halves up, by its decimal notation: 1.005 becomes 1.01, though its
 * binary fraction is slightly less. Exact for values below 10¹² with two decimals.
 */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return toScaledInteger(value, decimals) / scale;
}

/**
 * A value as an integer number of units with this many decimals, rounded as `roundTo` rounds: 1.005 with two
 * decimals is 101.
 */
export function toScaledInteger(value: number, decimals: number): number {
  // A double is exact to fifteen digits; further digits are rounding noise of earlier steps.
  return Math.round(Number((value * 10 ** decimals).toPrecision(15)));
}

/** Standard VAT in percent, by country (ISO 3166-1 alpha-2), as of 2026. */
export const vatPercent = { SE: 25, NO: 25, GB: 20, SK: 23, FI: 25.5 } as const;

declare const unit: unique symbol;

/**
 * An amount of money in whole units of a currency, with decimals: 12.35 is twelve kronor and 35 öre, never a
 * number of öre. The currency is that of the site, car or offer that the amount belongs to.
 * Calculations keep full precision and round once, when an amount is paid or shown: sums of rounded amounts
 * would drift (decision 0035).
 */
export type Amount = number & { readonly [unit]?: 'whole' };

/** A count of öre, pence or cents: 1235 is twelve kronor and 35 öre. Not assignable to `Amount`. */
export type MinorUnits = number & { readonly [unit]?: 'minor' };

/** Number of decimals of an amount: one hundred minor units in all currencies that we sell in. */
const MINOR_DECIMALS = 2;

/** An amount rounded to the öre, pence or cent that is paid, halves up: 12.345 is 12.35. */
export const roundToMinorUnit = (amount: Amount): Amount => roundTo(amount, MINOR_DECIMALS);

/** An amount rounded to the krona, pound or euro that is shown, halves up: 12.5 is 13. */
export const roundToWholeUnit = (amount: Amount): Amount => roundTo(amount, 0);

/** An amount as a number of minor units: 12.345 is 1235. */
export const toMinorUnits = (amount: Amount): MinorUnits => toScaledInteger(amount, MINOR_DECIMALS);

/** A number of minor units as an amount: 1235 is 12.35. */
export const fromMinorUnits = (units: MinorUnits): Amount => units / 10 ** MINOR_DECIMALS;

/** The sum of amounts, each rounded to its minor unit first, without the noise of binary fractions. */
export const sumRounded = (amounts: readonly Amount[]): Amount =>
  fromMinorUnits(amounts.reduce<MinorUnits>((sum, amount) => sum + toMinorUnits(amount), 0));

/**
 * Splits a price into VAT and the price without it, each rounded to the minor unit. `vatPercent` 25 means 25
 * %.
 */
export function splitVat(
  priceWithVat: Amount,
  vatPercent: number,
): { withoutVat: Amount; vat: Amount } {
  const withoutVat = roundToMinorUnit(priceWithVat / (1 + vatPercent / 100));
  return { withoutVat, vat: roundToMinorUnit(priceWithVat - withoutVat) };
}
