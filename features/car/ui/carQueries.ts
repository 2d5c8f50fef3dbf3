import type { CarQuery } from '../../../domain/search/carSearch';

/** Maximum number of cars in a query by ids, and in a query for the newest cars. */
const MAX_CARS_BY_ID = 100;
const MAX_LATEST = 12;

/** Query for cars by their ids. */
export function carsByIds(ids: readonly string[]): CarQuery {
  return { filters: { car_id: ids.slice(0, MAX_CARS_BY_ID) }, limit: MAX_CARS_BY_ID };
}

/** Query for the newest cars, at most twelve. */
export function latestArrivals(count = MAX_LATEST): CarQuery {
  return { sortName: 'newest', limit: Math.min(count, MAX_LATEST) };
}

/** Query for the cars of the week: as many as the service returns by default (OQ-63). */
export const carsOfTheWeek: CarQuery = { filters: { caroftheweek: [true] } };
