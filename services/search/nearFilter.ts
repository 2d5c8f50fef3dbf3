import type { Position } from '../../domain/geography/position';
import { numbersIn } from '../../domain/search/numbersIn';
import type { IndexDefinition } from './indexDefinition';
import type { Filters, FilterValues } from './searchQuery.types';

/** A filter of a field of positions: where distances are counted from, and how far one may be. */
export interface NearFilter {
  field: string;
  origin: Position;
  /** Null is no limit: documents without a position pass too. */
  maxKm: number | null;
}

/** Reads checked values, `[latitude, longitude, kilometres or null]`. */
export function readNear(field: string, values: FilterValues): NearFilter {
  const [lat, lng, maxKm = null] = numbersIn(values);
  return { field, origin: { lat: lat ?? NaN, lng: lng ?? NaN }, maxKm };
}

/** What a query's distances are counted from; undefined where it names no point. */
export function nearOf({ points }: IndexDefinition, filters: Filters): NearFilter | undefined {
  const field = points.find((name) => (filters[name]?.length ?? 0) > 0);
  return field === undefined ? undefined : readNear(field, filters[field] ?? []);
}

/** Decimals of a kilometre that answers tell. */
const TOLD_DECIMALS = 3;

/** A distance as documents tell it, to the metre; undefined for one that is not known. */
export const toldKm = (km: number): number | undefined =>
  Number.isFinite(km) ? Number(km.toFixed(TOLD_DECIMALS)) : undefined;

/** Name under which documents of an answer tell how far from the point they are. */
export const DISTANCE_FIELD = 'distance_km';
