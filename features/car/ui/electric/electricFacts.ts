import { KILOMETRES_PER_UNIT } from '../../../../domain/distance/convertDistance';
import { costPer100Km, type DrivingCost } from '../../model/electric/drivingCost';
import {
  driveNames,
  toDrive,
  marketDrives,
  seasons,
  type DriveName,
  type MarketDrives,
  type Season,
} from '../../model/electric/marketDrives';
import { consumptionPer100Km, estimatedRangeKm, roundRange } from '../../model/electric/range';
import { energyPrices, type EnergyPrices } from '../../model/ownership/energyPrices';
import { valueInLanguage } from '../../../search/model/valueInLanguage';
import type { DetailedCar } from '../detail/detailedCar';

/** Range in the market's unit, and cost per 100 of it, for one kind of driving in one season. */
interface DriveCase {
  season: Season;
  drive: DriveName;
  range: number;
  cost: DrivingCost;
}

/** Estimates for an electric car, and their input. */
export interface ElectricFacts {
  market: MarketDrives;
  prices: EnergyPrices;
  /** Range in the WLTP test of the new car, in the market's unit. */
  testedRange: number;
  /** Remaining capacity in percent; undefined when it was not measured. */
  health?: number;
  /** Whether it is a plug-in hybrid. */
  isPlugin: boolean;
  cases: readonly DriveCase[];
}

type ElectricCarFields = Pick<
  DetailedCar,
  'car_battery_size' | 'car_electric_range' | 'car_fuel' | 'car_history'
>;

/**
 * Estimates range and costs of an electric car in each season and kind of driving. Undefined for a car that
 * cannot drive electrically, and if battery, range or market is unknown.
 */
export function electricFacts(car: ElectricCarFields, country: string): ElectricFacts | undefined {
  const { car_battery_size: batteryKwh, car_electric_range: testedRange } = car;
  if (!batteryKwh || !testedRange || !hasMarket(country)) return undefined;
  const market = marketDrives[country];
  const prices = energyPrices[country];
  const kmPerUnit = KILOMETRES_PER_UNIT[market.unit];
  const health = car.car_history?.batteryHealth?.percent;
  const battery = {
    batteryKwh,
    rangeKm: testedRange * kmPerUnit,
    health: health === undefined ? undefined : health / 100,
  };
  const tested = (100 * batteryKwh) / battery.rangeKm;
  const cases = seasons.flatMap((season) =>
    driveNames.map((drive) => {
      const driveProfile = toDrive(market, drive);
      const celsius = market.celsius[season];
      const driven = consumptionPer100Km(battery, driveProfile, celsius);
      const { home, fastCharger, petrol } = costPer100Km(
        { driven, tested },
        { season, drive },
        prices,
      );
      return {
        season,
        drive,
        range: roundRange(estimatedRangeKm(battery, driveProfile, celsius) / kmPerUnit),
        cost: {
          home: home * kmPerUnit,
          fastCharger: fastCharger * kmPerUnit,
          petrol: petrol * kmPerUnit,
        },
      };
    }),
  );
  const isPlugin = car.car_fuel !== undefined && fuelInEnglish(car.car_fuel) !== 'Electric';
  return { market, prices, testedRange, health, isPlugin, cases };
}

const fuelInEnglish = (fuel: string): string => valueInLanguage('car_fuel', fuel, 'en');

const hasMarket = (country: string): country is keyof typeof marketDrives =>
  Object.hasOwn(marketDrives, country);
