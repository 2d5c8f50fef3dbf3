import { randomUUID } from 'node:crypto';
import { holdOffer } from '../../blocks/CarHold/CarHold.fixture';
import type { RequestedHold } from '../../features/holds/server/HoldStore';
import type { QueriedDatabase } from '../support/QueriedDatabase';
import { sites } from '../../sites/sites';

export const site = sites['automotive-se'];
const stock = site.search?.cars ?? '';

/** Creates a hold request of a visitor. */
export const requestHold = (
  name: string,
  carId = '4711',
  key: string = randomUUID(),
): RequestedHold => ({
  key,
  site: site.name,
  language: 'en',
  stock,
  car: { ...holdOffer.car, car_id: carId },
  customer: { name: 'Maja Lind', phone: '070 123 45 67', email: `${name}@example.com` },
});

/** Advances the database's clock for holds and requests. */
export async function advanceHours(
  database: Pick<QueriedDatabase, 'query'>,
  hours: number,
): Promise<void> {
  await database.query(
    `update "car_hold" set "held_from" = "held_from" - $1 * interval '1 hour',
            "held_until" = "held_until" - $1 * interval '1 hour'`,
    [hours],
  );
  await database.query(`update "job" set "due" = now()`);
  await database.query(`update "asked_hold" set "asked_at" = "asked_at" - $1 * interval '1 hour'`, [
    hours,
  ]);
}
