import type { SearchCars } from '../../../../domain/search/carSearch';
import type { CarRecord } from '../../../../domain/documents/carRecord';
import { mileageUnit } from '../../../../domain/search/mileageUnit';
import {
  type Extra,
  type ComparableCar,
  tradeInRange,
  type TradeInRange,
} from '../../model/tradeIn/estimate';
import { convertDistance } from '../../../../domain/distance/convertDistance';
import type { RegisteredVehicle } from '../../../../domain/tradeIn/vehicle.types';
import type { Site } from '../../../../sites/site.types';
import { CarsUnavailable } from '../../../search/server/findCars';

/** Maximum number of cars to compare with; more hardly change the estimate. */
const MAX_CARS = 100;
const carFields = [
  ...['car_id', 'car_year', 'car_mileage', 'car_price', 'car_campaign_price', 'car_is_used'],
  'car_is_sample',
];

/** Estimates are rounded to multiples of this, by currency. */
const roundingSteps: Record<Site['currency'], number> = {
  SEK: 1000,
  NOK: 1000,
  GBP: 100,
  EUR: 100,
};

type StockCar = CarRecord & { car_mileage?: number; car_is_sample?: boolean };
type Market = Pick<Site, 'country' | 'distanceUnit' | 'currency'>;

/** What the owner states about the car. */
export interface OwnerStatements {
  /** Mileage in the market's unit of distance. */
  mileage: number;
  extras: readonly Extra[];
}

/**
 * Estimates the trade-in value of a vehicle from the site's asking prices for the same model; undefined if
 * too few cars of it are in stock.
 * @throws CarsUnavailable
 */
export async function estimateTradeIn(
  searchCars: SearchCars,
  site: Market,
  vehicle: RegisteredVehicle,
  { mileage, extras }: OwnerStatements,
): Promise<TradeInRange | undefined> {
  const { year, fuel } = vehicle;
  const kilometres = convertDistance(mileage, mileageUnit(site), 'km');
  const comparableCars = await findComparableCars(searchCars, vehicle, site);
  return tradeInRange(
    { year, kilometres, fuel, extras },
    comparableCars,
    roundingSteps[site.currency],
  );
}

/** Cars of the same model in the site's stock, with asking prices. */
async function findComparableCars(
  searchCars: SearchCars,
  { make, model }: RegisteredVehicle,
  site: Market,
): Promise<ComparableCar[]> {
  const { cars, failed } = await searchCars({
    filters: { car_brand: [make], car_model: [model] },
    fields: carFields,
    limit: MAX_CARS,
  });
  if (failed) throw new CarsUnavailable();
  const unit = mileageUnit(site);
  return (cars as readonly StockCar[]).flatMap((car) => {
    const { car_is_used: isUsed = false, car_year: year, car_mileage: mileage = 0 } = car;
    const price = car.car_campaign_price ?? car.car_price;
    // A sample car is not in stock: it can only be ordered.
    if (car.car_is_sample || price === undefined || year === undefined) return [];
    return [{ year, kilometres: convertDistance(mileage, unit, 'km'), price, isUsed }];
  });
}
