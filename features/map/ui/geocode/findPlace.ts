import Fuse from 'fuse.js';
import { readPosition, roundedPosition } from '../../../../domain/geography/position';
import { loadPlaces } from '../geography/towns';
import type { Position } from '../location.types';
import { readPostcode } from './postcode';
import { townGeocoder } from './townGeocoder';

/** What a visitor calls a place, and where that is. */
export type PlaceAnswer =
  | {
      kind: 'found';
      position: Position;
      /** What finds it again, with no more in it than that takes: of a British postcode the district. */
      text: string;
      /** What to call it; absent where the text is the visitor's own position. */
      name?: string;
    }
  | {
      kind: 'unknown';
      /** Towns that may be meant, the likeliest first. */
      suggestions: readonly string[];
    };

const MAX_SUGGESTIONS = 3;
/** Further from what was written than a misspelt town that is taken for what was meant. */
const likeness = { keys: ['name'], threshold: 0.5, distance: 30, ignoreDiacritics: true };

/**
 * Where a place is that a visitor has named in a country: a postcode, a town or an address with one, or a position as
 * the browser tells it, `59.33,18.07`. It never rejects for what is written, however odd.
 */
export async function findPlace(text: string, country: string): Promise<PlaceAnswer> {
  const own = readPosition(text);
  if (own) {
    const rounded = roundedPosition(own);
    return { kind: 'found', position: readPosition(rounded) ?? own, text: rounded };
  }
  const found = await townGeocoder(country)(text);
  if (found) {
    const { position, name = tidied(text) } = found;
    return { kind: 'found', position, name, text: readPostcode(text, country)?.text ?? name };
  }
  return { kind: 'unknown', suggestions: await likeTowns(text, country) };
}

async function likeTowns(text: string, country: string): Promise<string[]> {
  // No digits make a postcode that nobody has into another one.
  if (readPostcode(text, country) || !/\p{Letter}{2}/u.test(text)) return [];
  const fuse = new Fuse(await loadPlaces(country), likeness);
  return fuse.search(text, { limit: MAX_SUGGESTIONS }).map(({ item }) => item.name);
}

/** A name as names are written: `uppsala` is Uppsala. */
const tidied = (text: string): string =>
  text.replace(
    /(^|[\s-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
