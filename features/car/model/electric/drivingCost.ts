import type { Amount } from '../../../../domain/money/amount';
import type { EnergyPrices } from '../ownership/energyPrices';
import type { DriveName, Season } from './marketDrives';

/** What the plug gives for each kWh that reaches the battery. */
const PLUG_PER_BATTERY = 1.1;

/**
 * Litres of petrol that a like car takes for each kWh of an electric one's test, which moves the same weight and
 * shape, and what its engine takes by itself.
 */
const LITRES_PER_KWH = 0.24;
const LITRES_OF_ENGINE = 2.5;
/** How a petrol car's consumption differs from its test by the drive and in winter. */
const petrolDrive: Readonly<Record<DriveName, number>> = { town: 1.25, road: 0.95, motorway: 1.12 };
const petrolSeason: Readonly<Record<Season, number>> = { summer: 1, winter: 1.08 };

/** What a distance costs, in the currency of the prices; not rounded. */
export interface DrivingCost {
  home: Amount;
  fastCharger: Amount;
  /** Of a petrol car of the same size, an estimate. */
  petrol: Amount;
}

/** What 100 km cost an electric car, and a petrol car like it. */
export function costPer100Km(
  kwh: {
    /** From the battery as one drives now. */
    driven: number;
    /** From the battery in the test (WLTP). */
    tested: number;
  },
  { season, drive }: { season: Season; drive: DriveName },
  prices: EnergyPrices,
): DrivingCost {
  const charged = kwh.driven * PLUG_PER_BATTERY;
  const litres =
    (LITRES_OF_ENGINE + kwh.tested * LITRES_PER_KWH) * petrolDrive[drive] * petrolSeason[season];
  return {
    home: charged * prices.electricityHome,
    fastCharger: charged * prices.electricityPublic,
    petrol: litres * prices.petrol,
  };
}
