import { plainText } from '../model/plainText';
import type { Position } from '../../../domain/geography/position';
import { readNumber } from './readNumber';

/** The place near which a visitor searches. */
export interface PlaceChoice {
  /** A postcode or town as the visitor typed it; or a rounded position, `59.33,18.07`. */
  text: string;
  /** Maximum distance in the site's unit of distance; undefined for any. */
  within?: number;
  /** Whether prices of home delivery are shown. */
  delivery?: boolean;
  /** The looked-up location of the place; not part of addresses. */
  found?: LocatedPlace;
}

/** A place with its position, and how far cars may be from it. */
export interface LocatedPlace extends Position {
  /** Name of the place; undefined for the visitor's own position. */
  name?: string;
  /** Maximum distance in km; null for any. */
  maxKm: number | null;
}

/** Maximum distances that visitors can choose, in the site's unit. */
export const withinChoices: readonly number[] = [10, 25, 50, 100, 200];

/** Default maximum distance for a place in a search text, by the site's unit. */
export const defaultWithin = { km: 50, miles: 25 } as const;

/** Key of the address's query that names the place. */
export const nearKey = 'near';

/** Keys of the address's query that hold the place. */
export const placeKeys = [nearKey, 'within', 'delivery'] as const;

/** Name of the sort order by distance, which every list offers once there is a place. */
export const nearestFirst = 'nearest';

/** Value of `delivery` in an address while prices of home delivery are shown. */
export const homeDelivery = 'home';

const MAX_TEXT_LENGTH = 100;
/** In the site's unit of distance. */
const MAX_WITHIN = 5000;

/**
 * Reads the place from an address; undefined if it names none. A form sends two values, the typed text and
 * the previous place, and the first that is not empty is used.
 */
export function readPlace(query: URLSearchParams): PlaceChoice | undefined {
  const text = query.getAll('near').map(cleanText).find(Boolean);
  if (!text) return undefined;
  const within = readNumber(query.get('within') ?? '');
  const delivery = query.get('delivery') === homeDelivery;
  return {
    text,
    ...(within !== null && within > 0 && within <= MAX_WITHIN && { within }),
    ...(delivery && { delivery }),
  };
}

/** Writes a place into a query. */
export function writePlace(query: URLSearchParams, place: PlaceChoice | undefined): void {
  if (!place) return;
  query.set('near', place.text);
  if (place.within !== undefined) query.set('within', String(place.within));
  if (place.delivery) query.set('delivery', homeDelivery);
}

const cleanText = (text: string): string =>
  plainText(text).replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);
