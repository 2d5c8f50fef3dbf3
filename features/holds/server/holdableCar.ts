import { heldCarFields, isHoldable, type HeldCar } from '../../../domain/holds/carHold';
import type { Site } from '../../../sites/site.types';
import { findCar } from '../../search/server/findCar';
import type { SearchClient } from '../../search/server/searchClient';

/** A car that is for sale at a dealer. */
export interface HoldableCar {
  car: HeldCar;
  /** Whether the dealer has reserved the car, according to the index. */
  isReserved: boolean;
  /** Whether this process knows of a hold; only the database knows for certain. */
  isHeld: boolean;
}

const fields = [...heldCarFields, 'car_is_sample', 'car_is_reserved'] as const;

/**
 * Finds a car that can be held unless it is taken; undefined if it is not for sale at a dealer.
 * @throws HttpError 503 while the search is down
 */
export async function findHoldable(
  search: SearchClient['search'],
  site: Site,
  carId: string,
): Promise<HoldableCar | undefined> {
  const foundCar = await findCar(search, site, { carId, fields });
  if (!foundCar) return undefined;
  const { car_is_sample, car_is_reserved, ...rest } = foundCar;
  // `withHolds` adds this field, which the index does not have.
  const { car_reserved_until, ...car } = rest as HeldCar & { car_reserved_until?: string };
  if (!isHoldable({ car_site_id: car.car_site_id, car_is_sample })) return undefined;
  const isHeld = car_reserved_until !== undefined;
  return { car, isReserved: car_is_reserved && !isHeld, isHeld };
}

/**
 * The car of a hold with today's data. If it is no longer offered, or while the search is down: the stored
 * data without the price, which may have changed.
 */
export async function loadCurrentCar(
  search: SearchClient['search'],
  site: Site,
  car: HeldCar,
): Promise<HeldCar> {
  const currentCar = await findCar(search, site, {
    carId: car.car_id,
    fields: heldCarFields,
  }).catch(() => undefined);
  return currentCar ?? { ...car, car_price_text: undefined, car_campaign_price_text: undefined };
}
