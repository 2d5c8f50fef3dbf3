import Fuse from 'fuse.js';
import { foldText } from '../../../map/ui/geocode/foldText';
import { findPostcode, postcodeWithin } from '../../../map/ui/geocode/postcode';
import { findTown } from '../../../map/ui/geocode/townGeocoder';
import { loadPlaces, type Town } from '../../../map/ui/geography/towns';
import type { FindPlaces, SuggestedPlace } from './findPlaces.types';

const SUGGESTIONS = 6;

/** Mistakes of a letter or two are forgiven; a long name counts as much as a short one. */
const options = { keys: ['name'], threshold: 0.3, ignoreDiacritics: true, ignoreLocation: false };

/**
 * Places of the packaged gazetteer: that of a postcode, towns and parts of towns that begin as typed, the larger before
 * the smaller, the town of an address, then what is like it.
 */
export function townPlaces(country: string): FindPlaces {
  const loading = loadPlaces(country).then((towns) => ({ towns, fuse: new Fuse(towns, options) }));
  return {
    async suggest(text) {
      const { towns, fuse } = await loading;
      const postcode = postcodeWithin(text, country);
      const found = postcode && (await findPostcode(postcode, country));
      if (found) return [{ value: postcode.text, label: found.name, isNamed: true }];
      const typed = foldText(text);
      const begins = towns.filter(({ name }) => foldText(name).startsWith(typed));
      const named = typed.length < 3 ? undefined : findTown(towns, country, text);
      // What begins otherwise is another place: Kaxholmen is no Skärholmen.
      const alike = (text.length < 3 ? [] : fuse.search(text, { limit: SUGGESTIONS }))
        .map(({ item }) => item)
        .filter(({ name }) => foldText(name)[0] === typed[0]);
      const names = new Set([...begins, ...(named ? [named] : []), ...alike].map(nameOf));
      return [...names].slice(0, SUGGESTIONS).map((name): SuggestedPlace => ({
        value: name,
        label: name,
        isNamed: name === named?.name,
      }));
    },
    async find(id) {
      const { towns } = await loading;
      // The largest of several towns of one name comes first.
      const town = towns.find(({ name }) => name === id);
      if (town) return chosen(id, id, town);
      const postcode = postcodeWithin(id, country);
      const found = postcode && (await findPostcode(postcode, country));
      return found && chosen(id, found.name, found.position);
    },
  };
}

const nameOf = ({ name }: Town) => name;

const chosen = (placeId: string, name: string, { lat, lng }: Pick<Town, 'lat' | 'lng'>) => ({
  name,
  latitude: lat,
  longitude: lng,
  placeId,
  region: '',
});
