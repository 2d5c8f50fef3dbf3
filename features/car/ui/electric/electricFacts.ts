import { KILOMETRES_PER } from '../../../../domain/distance/convertDistance';
import { costPer100Km, type DrivingCost } from '../../model/electric/drivingCost';
import {
  driveNames,
  driveOf,
  marketDrives,
  seasons,
  type DriveName,
  type MarketDrives,
  type Season,
} from '../../model/electric/marketDrives';
import { consumptionPer100Km, estimatedRangeKm, roundedRange } from '../../model/electric/range';
import { energyPrices, type EnergyPrices } from '../../model/ownership/energyPrices';
import { valueInLanguage } from '../../../search/model/valueInLanguage';
import type { DetailedCar } from '../detail/detailedCar';

/** One way of driving in one season. Distances are in the market's unit, costs per 100 of it. */
interface DriveCase {
  season: Season;
  drive: DriveName;
  range: number;
  cost: DrivingCost;
}

/** What is reckoned of a car that drives electrically, and what it is reckoned from. */
export interface ElectricFacts {
  market: MarketDrives;
  prices: EnergyPrices;
  /** By the test (WLTP), as new. */
  testedRange: number;
  /** Percent of the capacity as new; absent where nobody has measured it. */
  health?: number;
  /** Drives on electricity alone only so far. */
  isPlugin: boolean;
  cases: readonly DriveCase[];
}

type Given = Pick<
  DetailedCar,
  'car_battery_size' | 'car_electric_range' | 'car_fuel' | 'car_history'
>;

/** Undefined for a car that does not drive electrically, and where battery, range or market is not known. */
export function electricFacts(car: Given, country: string): ElectricFacts | undefined {
  const { car_battery_size: batteryKwh, car_electric_range: testedRange } = car;
  if (!batteryKwh || !testedRange || !hasMarket(country)) return undefined;
  const market = marketDrives[country];
  const prices = energyPrices[country];
  const kmPerUnit = KILOMETRES_PER[market.unit];
  const health = car.car_history?.batteryHealth?.percent;
  const battery = {
    batteryKwh,
    rangeKm: testedRange * kmPerUnit,
    health: health === undefined ? undefined : health / 100,
  };
  const tested = (100 * batteryKwh) / battery.rangeKm;
  const cases = seasons.flatMap((season) =>
    driveNames.map((drive) => {
      const way = driveOf(market, drive);
      const celsius = market.celsius[season];
      const driven = consumptionPer100Km(battery, way, celsius);
      const { home, fastCharger, petrol } = costPer100Km(
        { driven, tested },
        { season, drive },
        prices,
      );
      return {
        season,
        drive,
        range: roundedRange(estimatedRangeKm(battery, way, celsius) / kmPerUnit),
        cost: {
          home: home * kmPerUnit,
          fastCharger: fastCharger * kmPerUnit,
          petrol: petrol * kmPerUnit,
        },
      };
    }),
  );
  const isPlugin = car.car_fuel !== undefined && fuelOf(car.car_fuel) !== 'Electric';
  return { market, prices, testedRange, health, isPlugin, cases };
}

const fuelOf = (fuel: string): string => valueInLanguage('car_fuel', fuel, 'en');

const hasMarket = (country: string): country is keyof typeof marketDrives =>
  Object.hasOwn(marketDrives, country);
