import type { CarQuery } from '../../../domain/search/carSearch';

/** Most cars (spec 2 §7, spec 3 §9). */
const mostByIds = 100;
const mostLatest = 12;

/** Cars by their ids; the service answers them in that order (search.md). */
export function carsByIds(ids: readonly string[]): CarQuery {
  return { filters: { car_id: ids.slice(0, mostByIds) }, limit: mostByIds };
}

/** The cars that came last, twelve at most. */
export function latestArrivals(count = mostLatest): CarQuery {
  return { sortName: 'newest', limit: Math.min(count, mostLatest) };
}

/** The cars of the week: as many as the service gives by itself (checklist OQ-63). */
export const carsOfTheWeek: CarQuery = { filters: { caroftheweek: [true] } };
