import { carName, fullCarName } from '../../features/car/ui/carName';
import { makeCars } from '../../services/stock/stock';
import { readStockSettings } from '../../services/stock/stockSettings';
import type { Car } from '../../domain/documents/car';
import type { Site } from '../../sites/site.types';
import { sites, type SiteName } from '../../sites/sites';
import { getAddress } from './addresses';

/** A car of the stock under test, with the address of its page. */
export interface StockCar extends Car {
  /** Name of the car, and name with details that distinguish it from others of its model. */
  name: string;
  fullName: string;
  /** Path without the site's host, such as `/bil/1000017/volvo-xc60-2020`. */
  path: string;
  address: string;
}

/** Returns the first car of a site that matches. Throws if there is none. */
export function findCar(name: SiteName, matches: (car: Car) => boolean): StockCar {
  const site: Site = sites[name];
  for (const car of makeCars(site, readStockSettings('/nowhere', {}))) {
    if (!matches(car)) continue;
    const path = `${site.carPath ?? ''}/${car.car_id}/${car.slug}`;
    return {
      ...car,
      path,
      name: carName(car),
      fullName: fullCarName(car),
      address: getAddress(name, path),
    };
  }
  throw new Error(`No car of ${name} is of that kind`);
}

const isUsual = (car: Car): boolean =>
  !car.car_is_sample && !car.car_is_reserved && car.car_images.length > 5;

/**
 * A used car with a reduced price and a loan, sold under the margin scheme; its connectivity stays
 * available.
 */
export const usedCar = findCar(
  'automotive-se',
  (car) =>
    isUsual(car) &&
    car.car_is_used &&
    car.car_campaign_price !== undefined &&
    car.car_loan_option !== undefined &&
    !car.car_has_campaign_loan &&
    car.car_fuel !== 'El' &&
    !car.car_has_legacy_connectivity &&
    !car.car_vat_eligible,
);

/** A new electric car with a loan, private leasing and company leasing. */
export const financedCar = findCar(
  'automotive-se',
  (car) =>
    isUsual(car) &&
    car.car_fuel === 'El' &&
    !car.car_is_used &&
    car.car_condition === 'Ny' &&
    car.car_loan_option !== undefined &&
    car.car_company_leasing_option !== undefined &&
    car.car_private_leasing_option !== undefined &&
    car.car_campaign_price === undefined &&
    !car.car_has_campaign_loan &&
    !car.car_has_campaign_companyleasing &&
    !car.car_has_campaign_privateleasing,
);

/** A British car with company leasing. */
export const britishCar = findCar(
  'automotive-uk',
  (car) => isUsual(car) && car.car_model === '#1' && car.car_regno !== undefined,
);
