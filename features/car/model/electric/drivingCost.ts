import type { Amount } from '../../../../domain/money/amount';
import type { EnergyPrices } from '../ownership/energyPrices';
import type { DriveName, Season } from './marketDrives';

/** Energy from the plug per energy in the battery: charging loses some. */
const PLUG_PER_BATTERY = 1.1;

/**
 * Consumption of a similar petrol car, in litres per 100 km: a constant for the engine, plus litres for each
 * kWh per 100 km of the electric car's test, because both cars move the same weight and shape.
 */
const LITRES_PER_KWH = 0.24;
const ENGINE_LITRES = 2.5;
/** Factors on a petrol car's consumption in its test, by how it is driven and by season. */
const petrolFactorByDrive: Readonly<Record<DriveName, number>> = {
  town: 1.25,
  road: 0.95,
  motorway: 1.12,
};
const petrolFactorBySeason: Readonly<Record<Season, number>> = { summer: 1, winter: 1.08 };

/** Cost of a distance, in the currency of the prices; not rounded. */
export interface DrivingCost {
  home: Amount;
  fastCharger: Amount;
  /** Estimated cost for a petrol car of the same size. */
  petrol: Amount;
}

/** Cost of 100 km for an electric car, and for a similar petrol car. */
export function costPer100Km(
  /** In kWh per 100 km. */
  kwh: {
    /** Consumption from the battery in the chosen conditions. */
    driven: number;
    /** Consumption from the battery in the test (WLTP). */
    tested: number;
  },
  { season, drive }: { season: Season; drive: DriveName },
  prices: EnergyPrices,
): DrivingCost {
  const chargedKwh = kwh.driven * PLUG_PER_BATTERY;
  const litres =
    (ENGINE_LITRES + kwh.tested * LITRES_PER_KWH) *
    petrolFactorByDrive[drive] *
    petrolFactorBySeason[season];
  return {
    home: chargedKwh * prices.electricityHome,
    fastCharger: chargedKwh * prices.electricityPublic,
    petrol: litres * prices.petrol,
  };
}
