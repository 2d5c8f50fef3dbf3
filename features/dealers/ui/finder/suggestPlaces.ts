import Fuse from 'fuse.js';
import type { FinderLocation } from '../../../map/ui/location.types';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 5;

/** Searched fields with their weights, and the limits of the fuzzy match. */
const options = {
  keys: [
    { name: 'name', weight: 0.5 },
    { name: 'city', weight: 0.3 },
    { name: 'address', weight: 0.15 },
    { name: 'zip', weight: 0.05 },
  ],
  threshold: 0.4,
  minMatchCharLength: 2,
  // Göteborg can be typed without an ö.
  ignoreDiacritics: true,
};

/** Returns a fuzzy search for places, best match first. */
export function suggestPlaces(places: readonly FinderLocation[]) {
  const fuse = new Fuse(places, options);
  return (text: string): FinderLocation[] =>
    fuse.search(text.trim(), { limit: MAX_SUGGESTIONS }).map(({ item }) => item);
}
