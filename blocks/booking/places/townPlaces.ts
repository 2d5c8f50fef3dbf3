import Fuse from 'fuse.js';
import { loadTowns, type Town } from '../../map/geography/towns';
import type { FindPlaces } from './findPlaces.types';

const SUGGESTIONS = 6;

/** Mistakes of a letter or two are forgiven; a long name counts as much as a short one. */
const options = { keys: ['name'], threshold: 0.3, ignoreDiacritics: true, ignoreLocation: false };

/** Towns of the packaged gazetteer: what begins as typed first, the larger before the smaller, then what is like it. */
export function townPlaces(country: string): FindPlaces {
  const loading = loadTowns(country).then((towns) => ({ towns, fuse: new Fuse(towns, options) }));
  const nameOf = ({ name }: Town) => name;
  return {
    async suggest(text) {
      const { towns, fuse } = await loading;
      const typed = plain(text);
      const begins = towns
        .filter(({ name }) => plain(name).startsWith(typed))
        .slice(0, SUGGESTIONS);
      const alike = text.length < 3 ? [] : fuse.search(text, { limit: SUGGESTIONS });
      const names = new Set([...begins, ...alike.map(({ item }) => item)].map(nameOf));
      return [...names].slice(0, SUGGESTIONS).map((name) => ({ value: name, label: name }));
    },
    async find(id) {
      const { towns } = await loading;
      // The largest of several towns of one name comes first.
      const town = towns.find(({ name }) => name === id);
      return town && { name: id, latitude: town.lat, longitude: town.lng, placeId: id, region: '' };
    },
  };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim();
