import { nearestWord } from '../../../search/model/nearestWord';
import type { KnownPlace, PlaceNames } from '../../../search/model/PlaceNames';
import { loadTowns, type Town } from '../geography/towns';
import { foldText } from './foldText';
import { readPostcode } from './postcode';
import { townAliases } from './townAliases';
import { townForms } from './townForms';

/** Minimum population of a town whose name identifies it without further words. */
const LARGE_TOWN_POPULATION = 15_000;

/** Cached by the towns of a country; at most one entry per country of the gazetteer. */
const namesByTowns = new WeakMap<readonly Town[], PlaceNames>();

/**
 * Loads names of a country's places for the search (features/search), from the packaged gazetteer.
 * @param country ISO 3166-1 alpha-2
 */
export async function loadPlaceNames(country: string): Promise<PlaceNames> {
  const towns = await loadTowns(country);
  const names = namesByTowns.get(towns) ?? createPlaceNames(towns, country);
  namesByTowns.set(towns, names);
  return names;
}

function createPlaceNames(towns: readonly Town[], country: string): PlaceNames {
  const placesByName = new Map<string, KnownPlace>();
  const places = towns.map(({ name, population }) => ({
    name,
    isLarge: population >= LARGE_TOWN_POPULATION,
  }));
  // Towns are sorted by population, so that the largest of several with the same name is used.
  const addName = (words: string, place: KnownPlace, map = placesByName) => {
    if (!map.has(words)) map.set(words, place);
  };
  for (const place of places) addName(foldText(place.name), place);
  for (const [alias, name] of Object.entries(townAliases[country] ?? {})) {
    const place = placesByName.get(foldText(name));
    if (place) addName(alias, place);
  }
  const inflected = new Map<string, KnownPlace>();
  for (const [name, place] of placesByName) {
    for (const form of townForms(name, country)) addName(form, place, inflected);
  }
  return {
    findTown: (words) => placesByName.get(words) ?? inflected.get(words),
    findNearestTown(word) {
      const name = nearestWord(word, placesByName.keys());
      return name === undefined ? undefined : placesByName.get(name);
    },
    findPostcode(words) {
      const postcode = readPostcode(words, country);
      return postcode && { name: postcode.text, isLarge: true };
    },
  };
}
