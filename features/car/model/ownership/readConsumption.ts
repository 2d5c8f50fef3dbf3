import { KM_PER_MILE } from '../../../../domain/distance/convertDistance';

/** Litres per 100 km are this divided by miles per imperial gallon. */
const LITRES_PER_100_KM_TIMES_MPG = 282.481;

const firstNumber = (text: string): number =>
  Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.'));

const positiveOrUndefined = (value: number): number | undefined =>
  Number.isFinite(value) && value > 0 ? value : undefined;

/** Litres per 100 km from a car's text, which is in mpg in the United Kingdom; undefined when there is no number. */
export function litresPer100Km(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const value = firstNumber(text);
  return positiveOrUndefined(/mpg/i.test(text) ? LITRES_PER_100_KM_TIMES_MPG / value : value);
}

/**
 * kWh per 100 km from a car's text, which is in miles per kWh in the United Kingdom; undefined when there is no
 * number.
 */
export function kwhPer100Km(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const value = firstNumber(text);
  return positiveOrUndefined(
    /miles?\s*\/\s*kwh|mi\/kwh/i.test(text) ? 100 / KM_PER_MILE / value : value,
  );
}

/** Grams of CO₂ per km from a car's text. */
export const gramsPerKm = (text: string | undefined): number | undefined =>
  text ? positiveOrUndefined(firstNumber(text)) : undefined;
