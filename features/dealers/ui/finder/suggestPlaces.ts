import Fuse from 'fuse.js';
import type { FinderLocation } from '../../../map/ui/location.types';

/** Most suggestions shown (spec 1 §9). */
const mostSuggestions = 5;

/** What a search looks at, and how much each counts; with the limits of spec 1 §5. */
const options = {
  keys: [
    { name: 'name', weight: 0.5 },
    { name: 'city', weight: 0.3 },
    { name: 'address', weight: 0.15 },
    { name: 'zip', weight: 0.05 },
  ],
  threshold: 0.4,
  minMatchCharLength: 2,
  // Göteborg is found by those whose keyboard has no ö.
  ignoreDiacritics: true,
};

/** Finds places by what a visitor types, mistakes forgiven; best first. */
export function suggestPlaces(places: readonly FinderLocation[]) {
  const fuse = new Fuse(places, options);
  return (text: string): FinderLocation[] =>
    fuse.search(text.trim(), { limit: mostSuggestions }).map(({ item }) => item);
}
