import type { CarQuery } from '../../../domain/search/carSearch';

/** Maximum number of cars: of a query by ids, and of the latest cars. */
const MAX_CARS_BY_ID = 100;
const MAX_LATEST = 12;

/** Query for cars by their ids. */
export function carsByIds(ids: readonly string[]): CarQuery {
  return { filters: { car_id: ids.slice(0, MAX_CARS_BY_ID) }, limit: MAX_CARS_BY_ID };
}

/** The newest cars, twelve at most. */
export function latestArrivals(count = MAX_LATEST): CarQuery {
  return { sortName: 'newest', limit: Math.min(count, MAX_LATEST) };
}

/** The cars of the week: as many as the service returns by default (OQ-63). */
export const carsOfTheWeek: CarQuery = { filters: { caroftheweek: [true] } };
