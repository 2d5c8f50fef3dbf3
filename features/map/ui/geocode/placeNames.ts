import { nearestWord } from '../../../search/model/nearestWord';
import type { KnownPlace, PlaceNames } from '../../../search/model/PlaceNames';
import { loadTowns, type Town } from '../geography/towns';
import { foldText } from './foldText';
import { readPostcode } from './postcode';
import { townAliases } from './townAliases';
import { townForms } from './townForms';

/** People of a town whose name alone means it. */
const largeTown = 15_000;

/** By the towns of a country: as many as the gazetteer has countries. */
const known = new WeakMap<readonly Town[], PlaceNames>();

/**
 * What places of a country are called in a visitor's words (domain/search), by the packaged gazetteer.
 * @param country ISO 3166-1 alpha-2
 */
export async function loadPlaceNames(country: string): Promise<PlaceNames> {
  const towns = await loadTowns(country);
  const names = known.get(towns) ?? createPlaceNames(towns, country);
  known.set(towns, names);
  return names;
}

function createPlaceNames(towns: readonly Town[], country: string): PlaceNames {
  const own = new Map<string, KnownPlace>();
  const places = towns.map(({ name, population }) => ({ name, isLarge: population >= largeTown }));
  // The largest of several towns of one name comes first and wins.
  const learn = (words: string, place: KnownPlace, map = own) => {
    if (!map.has(words)) map.set(words, place);
  };
  for (const place of places) learn(foldText(place.name), place);
  for (const [alias, name] of Object.entries(townAliases[country] ?? {})) {
    const place = own.get(foldText(name));
    if (place) learn(alias, place);
  }
  const inflected = new Map<string, KnownPlace>();
  for (const [name, place] of own) {
    for (const form of townForms(name, country)) learn(form, place, inflected);
  }
  return {
    town: (words) => own.get(words) ?? inflected.get(words),
    nearest(word) {
      const name = nearestWord(word, own.keys());
      return name === undefined ? undefined : own.get(name);
    },
    postcode(words) {
      const postcode = readPostcode(words, country);
      return postcode && { name: postcode.text, isLarge: true };
    },
  };
}
