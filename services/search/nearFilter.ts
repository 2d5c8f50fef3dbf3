import type { Position } from '../../domain/geography/position';
import { toNumbers } from '../../domain/search/toNumbers';
import type { IndexDefinition } from './indexDefinition';
import type { Filters, FilterValues } from './searchQuery.types';

/** A filter of a position field: the origin of distances and the maximum distance. */
export interface NearFilter {
  field: string;
  origin: Position;
  /** Null means no limit: documents without a position match too. */
  maxKm: number | null;
}

/** Reads checked values, `[latitude, longitude, kilometres or null]`. */
export function readNear(field: string, values: FilterValues): NearFilter {
  const [lat, lng, maxKm = null] = toNumbers(values);
  return { field, origin: { lat: lat ?? NaN, lng: lng ?? NaN }, maxKm };
}

/** Returns the query's filter of a position field, or undefined if it has none. */
export function findNearFilter(
  { points }: IndexDefinition,
  filters: Filters,
): NearFilter | undefined {
  const field = points.find((name) => (filters[name]?.length ?? 0) > 0);
  return field === undefined ? undefined : readNear(field, filters[field] ?? []);
}

/** Decimal places of distances in responses. */
const DISTANCE_DECIMALS = 3;

/** Rounds a distance to the metre; returns undefined if it is not finite. */
export const roundDistanceKm = (km: number): number | undefined =>
  Number.isFinite(km) ? Number(km.toFixed(DISTANCE_DECIMALS)) : undefined;

/** Name of the response field with the distance of a document from the point. */
export const DISTANCE_FIELD = 'distance_km';
