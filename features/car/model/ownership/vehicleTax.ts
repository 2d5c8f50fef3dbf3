import type { Amount } from '../../../../domain/money/amount';
import type { VehicleFuel } from '../../../../domain/tradeIn/vehicle.types';
import type { OwnershipMarket } from './energyPrices';

/** The data of a car that its tax depends on. */
export interface TaxedCar {
  fuel: VehicleFuel;
  /** ISO day of the first registration; absent for a new car. */
  registered?: string;
  /** CO₂ emission in the WLTP test. */
  gramsPerKm?: number;
}

const YEAR_MS = 365.25 * 86_400_000;

/**
 * A private owner's vehicle tax for the next year, in the market's currency; undefined if it cannot be calculated.
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
    // Trafikkforsikringsavgift (Skatteetaten), rounded: the same for all cars but diesels without a particle filter.
    case 'NO':
      return 3300;
    // Standard rate from April 2025 for cars first registered since April 2017
    // (gov.uk/vehicle-tax-rate-tables), without the supplement for a list price above £40,000, because the
    // list price is not known. Older cars are taxed by bands.
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
 * Swedish vehicle tax act (2006:227): a base amount, a carbon dioxide amount that is higher in the first three years,
 * and supplements for diesel; for cars first taxed since July 2018. Transportstyrelsen, "malus".
 */
function swedishTax(
  { fuel, registered = '', gramsPerKm: grams }: TaxedCar,
  today: string,
): Amount | undefined {
  const BASE = 360;
  if (fuel === 'electric') return BASE;
  const isOld = registered !== '' && registered < '2018-07-01';
  if (grams === undefined || isOld) return undefined;
  const dieselSupplement = fuel === 'diesel' ? 250 + 13.52 * grams : 0;
  const years = registered === '' ? 0 : (Date.parse(today) - Date.parse(registered)) / YEAR_MS;
  const { from, to } = malusLimits(registered || today);
  const carbonDioxideAmount =
    years < 3
      ? 107 * Math.max(0, Math.min(grams, to) - from) + 132 * Math.max(0, grams - to)
      : 22 * Math.max(0, grams - 111);
  return BASE + dieselSupplement + carbonDioxideAmount;
}

/** CO₂ limits of the two higher rates, in g/km, by the day on which the car was first taxed. */
function malusLimits(day: string): { from: number; to: number } {
  return day < '2022-06-01' ? { from: 90, to: 130 } : { from: 75, to: 125 };
}
