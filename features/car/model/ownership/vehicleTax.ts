import type { Amount } from '../../../../domain/money/amount';
import type { VehicleFuel } from '../../../../domain/tradeIn/vehicle.types';
import type { OwnershipMarket } from './energyPrices';

/** What a vehicle's tax follows from. */
export interface TaxedCar {
  fuel: VehicleFuel;
  /** ISO day of the first registration; absent for a new car. */
  registered?: string;
  /** WLTP. */
  gramsPerKm?: number;
}

const YEAR_MS = 365.25 * 86_400_000;

/**
 * A private owner's vehicle tax of the next year; undefined where we do not know it, and the visitor may say.
 * @param today ISO day
 */
export function vehicleTax(
  market: OwnershipMarket,
  car: TaxedCar,
  today: string,
): Amount | undefined {
  switch (market) {
    case 'SE':
      return swedishTax(car, today);
    // Avgift på trafikkforsikring, the same for all but diesels without a filter; rounded. Skatteetaten.
    case 'NO':
      return 3300;
    // Standard rate from April 2025 for cars first registered since April 2017, without the supplement for a list
    // price above £40,000, which we do not know. gov.uk/vehicle-tax-rate-tables. Older cars: by bands.
    case 'GB':
      return (car.registered ?? today) >= '2017-04-01' ? 195 : undefined;
    // Only vehicles of businesses are taxed (act 361/2014).
    case 'SK':
      return 0;
    // By weight and emission in tables that change from year to year (Traficom has a calculator).
    case 'FI':
      return undefined;
  }
}

/**
 * By the act on vehicle tax (2006:227): a base, what carbon dioxide costs, more of it in the first three years, and
 * supplements for diesel; for cars taxed first since July 2018. Transportstyrelsen, "malus".
 */
function swedishTax(
  { fuel, registered = '', gramsPerKm: grams }: TaxedCar,
  today: string,
): Amount | undefined {
  const BASE = 360;
  if (fuel === 'electric') return BASE;
  const isOld = registered !== '' && registered < '2018-07-01';
  if (grams === undefined || isOld) return undefined;
  const diesel = fuel === 'diesel' ? 250 + 13.52 * grams : 0;
  const years = registered === '' ? 0 : (Date.parse(today) - Date.parse(registered)) / YEAR_MS;
  const { from, to } = malusOf(registered || today);
  const carbon =
    years < 3
      ? 107 * Math.max(0, Math.min(grams, to) - from) + 132 * Math.max(0, grams - to)
      : 22 * Math.max(0, grams - 111);
  return BASE + diesel + carbon;
}

/** Grams above which carbon dioxide costs more, and much more, for cars taxed first on a day. */
function malusOf(day: string): { from: number; to: number } {
  return day < '2022-06-01' ? { from: 90, to: 130 } : { from: 75, to: 125 };
}
