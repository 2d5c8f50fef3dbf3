import Fuse from 'fuse.js';
import { foldText } from '../../../map/ui/geocode/foldText';
import { findPostcode, findPostcodeInAddress } from '../../../map/ui/geocode/postcode';
import { findTown } from '../../../map/ui/geocode/townGeocoder';
import { loadPlaces, type Town } from '../../../map/ui/geography/towns';
import type { FindPlaces, SuggestedPlace } from './findPlaces.types';

const MAX_SUGGESTIONS = 6;

/** Tolerates one or two typing errors. */
const fuseOptions = {
  keys: ['name'],
  threshold: 0.3,
  ignoreDiacritics: true,
  ignoreLocation: false,
};

/**
 * Suggests places of the built-in gazetteer. A postcode gives its place alone. Any other text gives, in this
 * order: the towns and districts that begin with it, largest first; the town of an address; towns with
 * similar names.
 */
export function townPlaces(country: string): FindPlaces {
  const loading = loadPlaces(country).then((towns) => ({
    towns,
    fuse: new Fuse(towns, fuseOptions),
  }));
  return {
    async suggest(text) {
      const { towns, fuse } = await loading;
      const postcode = findPostcodeInAddress(text, country);
      const postcodePlace = postcode && (await findPostcode(postcode, country));
      if (postcodePlace)
        return [{ value: postcode.text, label: postcodePlace.name, isNamed: true }];
      const typed = foldText(text);
      const townsWithPrefix = towns.filter(({ name }) => foldText(name).startsWith(typed));
      const namedTown = typed.length < 3 ? undefined : findTown(towns, country, text);
      // A different first letter means another place: Kaxholmen is not Skärholmen.
      const similarTowns = (text.length < 3 ? [] : fuse.search(text, { limit: MAX_SUGGESTIONS }))
        .map(({ item }) => item)
        .filter(({ name }) => foldText(name)[0] === typed[0]);
      const names = new Set(
        [...townsWithPrefix, ...(namedTown ? [namedTown] : []), ...similarTowns].map(getTownName),
      );
      return [...names].slice(0, MAX_SUGGESTIONS).map((name): SuggestedPlace => ({
        value: name,
        label: name,
        isNamed: name === namedTown?.name,
      }));
    },
    async find(id) {
      const { towns } = await loading;
      // Towns are sorted by size: of several with the same name, the largest is meant.
      const town = towns.find(({ name }) => name === id);
      if (town) return toLocation(id, id, town);
      const postcode = findPostcodeInAddress(id, country);
      const postcodePlace = postcode && (await findPostcode(postcode, country));
      return postcodePlace && toLocation(id, postcodePlace.name, postcodePlace.position);
    },
  };
}

const getTownName = ({ name }: Town) => name;

const toLocation = (placeId: string, name: string, { lat, lng }: Pick<Town, 'lat' | 'lng'>) => ({
  name,
  latitude: lat,
  longitude: lng,
  placeId,
  region: '',
});
