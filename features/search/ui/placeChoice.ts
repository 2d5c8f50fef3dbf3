import { plainText } from '../model/plainText';
import type { Position } from '../../../domain/geography/position';
import { readNumber } from './readNumber';

/** Where a visitor looks, as addresses say it. */
export interface PlaceChoice {
  /** A postcode or town as it was written; or a rounded position, `59.33,18.07`. */
  text: string;
  /** How far away at most, in the site's unit of distance; absent for any distance. */
  within?: number;
  /** Prices of home delivery are shown. */
  delivery?: boolean;
  /** Where that is, once it is looked up; it stands in no address. */
  found?: LocatedPlace;
}

/** A place that was found. */
export interface LocatedPlace extends Position {
  /** What to call it; absent where it is the visitor's own position. */
  name?: string;
  /** The most kilometres from there; null for any distance. */
  maxKm: number | null;
}

/** Distances to choose between, in the site's unit. */
export const withinChoices: readonly number[] = [10, 25, 50, 100, 200];

/** How far away at most a place is near that words name and no distance with it, in the site's unit. */
export const usuallyWithin = { km: 50, miles: 25 } as const;

/** Key of the address's query that names the place. */
export const nearKey = 'near';

/** Keys of the address's query that hold it. */
export const placeKeys = [nearKey, 'within', 'delivery'] as const;

/** Name of the order by distance, which no editor offers: it is there once there is a place. */
export const nearestFirst = 'nearest';

/** In an address: prices of home delivery are shown. */
export const homeDelivery = 'home';

const longestText = 100;
const farthest = 5000;

/**
 * The place in an address. A form has two fields for it, what is typed and the place as it was: what is typed goes
 * before. Undefined where none is named: a distance from nowhere says nothing.
 */
export function readPlace(query: URLSearchParams): PlaceChoice | undefined {
  const text = query.getAll('near').map(cleanText).find(Boolean);
  if (!text) return undefined;
  const within = readNumber(query.get('within') ?? '');
  const delivery = query.get('delivery') === homeDelivery;
  return {
    text,
    ...(within !== null && within > 0 && within <= farthest && { within }),
    ...(delivery && { delivery }),
  };
}

/** Writes a place into a query; equal places are written alike. */
export function writePlace(query: URLSearchParams, place: PlaceChoice | undefined): void {
  if (!place) return;
  query.set('near', place.text);
  if (place.within !== undefined) query.set('within', String(place.within));
  if (place.delivery) query.set('delivery', homeDelivery);
}

const cleanText = (text: string): string =>
  plainText(text).replace(/\s+/g, ' ').trim().slice(0, longestText);
