import Fuse from 'fuse.js';
import { readPosition, roundedPosition } from '../../../../domain/geography/position';
import { loadPlaces } from '../geography/towns';
import type { Position } from '../location.types';
import { readPostcode } from './postcode';
import { createTownGeocoder } from './townGeocoder';

/** A place that was found, or suggestions for an unknown one. */
export type PlaceAnswer =
  | {
      kind: 'found';
      position: Position;
      /** Shortest text that finds the place again; of a British postcode only the district. */
      text: string;
      /** Name of the place; undefined if it is the visitor's own position. */
      name?: string;
    }
  | {
      kind: 'unknown';
      /** Towns with this name, the likeliest first. */
      suggestions: readonly string[];
    };

const MAX_SUGGESTIONS = 3;
/** How similar a misspelt town must be (options of Fuse). */
const FUZZY_OPTIONS = { keys: ['name'], threshold: 0.5, distance: 30, ignoreDiacritics: true };

/**
 * Finds a place of a country by a postcode, a town, an address that contains one, or a position such as
 * `59.33,18.07`, which comes from the browser.
 */
export async function findPlace(text: string, country: string): Promise<PlaceAnswer> {
  const visitorPosition = readPosition(text);
  if (visitorPosition) {
    const rounded = roundedPosition(visitorPosition);
    return { kind: 'found', position: readPosition(rounded) ?? visitorPosition, text: rounded };
  }
  const geocoded = await createTownGeocoder(country)(text);
  if (geocoded) {
    const { position, name = capitalizeWords(text) } = geocoded;
    return { kind: 'found', position, name, text: readPostcode(text, country)?.text ?? name };
  }
  return { kind: 'unknown', suggestions: await suggestTowns(text, country) };
}

async function suggestTowns(text: string, country: string): Promise<string[]> {
  // An unknown postcode is not corrected to another one.
  if (readPostcode(text, country) || !/\p{Letter}{2}/u.test(text)) return [];
  const fuse = new Fuse(await loadPlaces(country), FUZZY_OPTIONS);
  return fuse.search(text, { limit: MAX_SUGGESTIONS }).map(({ item }) => item.name);
}

/** Capitalizes a name: `uppsala` is Uppsala. */
const capitalizeWords = (text: string): string =>
  text.replace(
    /(^|[\s-])(\p{Ll})/gu,
    (_, boundary: string, letter: string) => boundary + letter.toUpperCase(),
  );
