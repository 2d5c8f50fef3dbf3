import { heldCarFields, isHoldable, type HeldCar } from '../../../domain/holds/carHold';
import type { Site } from '../../../sites/site.types';
import { findCar } from '../../search/server/findCar';
import type { SearchClient } from '../../search/server/searchClient';

/** A car that is for sale at a dealer. */
export interface HoldableCar {
  car: HeldCar;
  /** By the dealer, in the index. */
  isReserved: boolean;
  /** As far as this process knows: whether a hold still stands is the database's to say. */
  isHeld: boolean;
}

const fields = [...heldCarFields, 'car_is_sample', 'car_is_reserved'] as const;

/**
 * A car that can be held if nobody has it; undefined for one that is not for sale at a dealer.
 * @throws HttpError 503 while the search does not answer
 */
export async function findHoldable(
  search: SearchClient['search'],
  site: Site,
  carId: string,
): Promise<HoldableCar | undefined> {
  const found = await findCar(search, site, { carId, fields });
  if (!found) return undefined;
  const { car_is_sample, car_is_reserved, ...rest } = found;
  // Said by who knows of holds (withHolds), no field of the index.
  const { car_reserved_until, ...car } = rest as HeldCar & { car_reserved_until?: string };
  if (!isHoldable({ car_site_id: car.car_site_id, car_is_sample })) return undefined;
  const isHeld = car_reserved_until !== undefined;
  return { car, isReserved: car_is_reserved && !isHeld, isHeld };
}

/**
 * The car of a hold as it is offered today. Of one that is offered no more, or while the search does not answer, all
 * that was told when it was held but its price, which may be another one by now.
 */
export async function carOfToday(
  search: SearchClient['search'],
  site: Site,
  car: HeldCar,
): Promise<HeldCar> {
  const found = await findCar(search, site, { carId: car.car_id, fields: heldCarFields }).catch(
    () => undefined,
  );
  return found ?? { ...car, car_price_text: undefined, car_campaign_price_text: undefined };
}
