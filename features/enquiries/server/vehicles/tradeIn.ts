import type { SearchCars } from '../../../../domain/search/carSearch';
import type { CarRecord } from '../../../../domain/documents/carRecord';
import { mileageUnit } from '../../../../domain/search/mileageUnit';
import {
  type Extra,
  type LikeCar,
  tradeInRange,
  type TradeInRange,
} from '../../model/tradeIn/estimate';
import { mileageToKilometres } from '../../../../domain/tradeIn/mileageToKilometres';
import type { RegisteredVehicle } from '../../../../domain/tradeIn/vehicle.types';
import type { Site } from '../../../../sites/site.types';
import { CarsUnknown } from '../../../search/server/findCars';

/** Cars that are looked at; more of one model say nothing new. */
const MAX_CARS = 100;
const fields = [
  ...['car_id', 'car_year', 'car_mileage', 'car_price', 'car_campaign_price', 'car_is_used'],
  'car_is_sample',
];

/** Amounts are rounded to so much, in the site's currency. */
const steps: Record<Site['currency'], number> = { SEK: 1000, NOK: 1000, GBP: 100, EUR: 100 };

type CountedCar = CarRecord & { car_mileage?: number; car_is_sample?: boolean };
type Market = Pick<Site, 'country' | 'distanceUnit' | 'currency'>;

/** What the owner says of the car. */
export interface OwnersWord {
  /** In the unit that the market counts in. */
  mileage: number;
  extras: readonly Extra[];
}

/**
 * What a vehicle may bring on a site, from what the site asks for cars of the model; undefined where it has too
 * few of them.
 * @throws CarsUnknown
 */
export async function estimateTradeIn(
  searchCars: SearchCars,
  site: Market,
  vehicle: RegisteredVehicle,
  { mileage, extras }: OwnersWord,
): Promise<TradeInRange | undefined> {
  const { year, fuel } = vehicle;
  const kilometres = mileageToKilometres(mileage, mileageUnit(site));
  const likeCars = await findLikeCars(searchCars, vehicle, site);
  return tradeInRange({ year, kilometres, fuel, extras }, likeCars, steps[site.currency]);
}

/** Cars of the model that stand in the site's stock, with what is asked for them. */
async function findLikeCars(
  searchCars: SearchCars,
  { make, model }: RegisteredVehicle,
  site: Market,
): Promise<LikeCar[]> {
  const { cars, failed } = await searchCars({
    filters: { car_brand: [make], car_model: [model] },
    fields,
    limit: MAX_CARS,
  });
  if (failed) throw new CarsUnknown();
  const unit = mileageUnit(site);
  return (cars as readonly CountedCar[]).flatMap((car) => {
    const { car_is_used: isUsed = false, car_year: year, car_mileage: mileage = 0 } = car;
    const price = car.car_campaign_price ?? car.car_price;
    // A sample car can be ordered: it stands nowhere.
    if (car.car_is_sample || price === undefined || year === undefined) return [];
    return [{ year, kilometres: mileageToKilometres(mileage, unit), price, isUsed }];
  });
}
