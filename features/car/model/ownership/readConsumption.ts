/** Conversions of the ways in which markets write consumption. */
const LITRES_TO_MPG = 282.481;
const KM_PER_MILE = 1.609344;

const numberIn = (text: string): number =>
  Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.'));

const found = (value: number): number | undefined =>
  Number.isFinite(value) && value > 0 ? value : undefined;

/** Litres per 100 km of a car's text, which in the United Kingdom is in mpg; undefined where it tells none. */
export function litresPer100Km(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const value = numberIn(text);
  return found(/mpg/i.test(text) ? LITRES_TO_MPG / value : value);
}

/** kWh per 100 km of a car's text, which in the United Kingdom is in miles per kWh; undefined where it tells none. */
export function kwhPer100Km(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const value = numberIn(text);
  return found(/miles?\s*\/\s*kwh|mi\/kwh/i.test(text) ? 100 / KM_PER_MILE / value : value);
}

/** Grams of CO₂ per km of a car's text. */
export const gramsPerKm = (text: string | undefined): number | undefined =>
  text ? found(numberIn(text)) : undefined;
