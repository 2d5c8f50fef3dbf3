import Fuse from 'fuse.js';
import { loadPlaces, type Town } from '../geography/towns';
import { foldText } from './foldText';
import type { Geocode } from './geocode.types';
import { findPostcode, findPostcodeInAddress, readPostcode } from './postcode';
import { townAliases } from './townAliases';

/** Minimum number of letters of a prefix that finds a town, and of a name that may be misspelt. */
const MIN_PREFIX_LENGTH = 3;
const MIN_FUZZY_LENGTH = 5;

/** Options of Fuse: one or two letters may be wrong, missing, extra or swapped (as in "Upsalla"). */
const FUZZY_OPTIONS = {
  keys: ['name'],
  threshold: 0.3,
  ignoreDiacritics: true,
  includeScore: true,
};

/**
 * Creates a geocoder for addresses in one country that uses the packaged gazetteer. It finds a postcode on
 * its own, or the town or district in an address, ignoring street and postcode. An address without a known
 * town is located by its postcode. An address with another country's name at the end is not found. The result
 * has a name if the town was misspelt or incomplete.
 */
export function createTownGeocoder(country: string): Geocode {
  return async (address) => {
    const towns = await loadPlaces(country);
    const localAddress = withoutCountry(address, country);
    const postcode = readPostcode(localAddress, country);
    if (postcode) return findPostcode(postcode, country);
    const town = findTown(towns, country, localAddress);
    const addressPostcode = town ? undefined : findPostcodeInAddress(localAddress, country);
    if (addressPostcode) return findPostcode(addressPostcode, country);
    const matchingTown =
      town ?? findTownByPrefix(towns, localAddress) ?? findMisspeltTown(towns, localAddress);
    const { name, lat, lng } = matchingTown ?? {};
    if (lat === undefined || lng === undefined) return undefined;
    return { position: { lat, lng }, ...(!town && { name }) };
  };
}

/** Finds the town in an address, also by an alternative name. */
export function findTown(
  towns: readonly Town[],
  country: string,
  address: string,
): Town | undefined {
  const byName = townsByName(towns);
  const aliases = townAliases[country] ?? {};
  const findByName = (text: string) =>
    byName.get(text) ?? byName.get(foldText(aliases[text] ?? ''));

  // "Industrigatan 3, 116 45 Stockholm": the town is usually last.
  const segments = address.split(',').map(splitWords).reverse();
  for (const words of segments) {
    for (const text of findPhrases(words)) {
      const town = findByName(text);
      if (town) return town;
    }
  }
  return undefined;
}

/** Finds the largest town whose name starts with the last segment of the address. */
function findTownByPrefix(towns: readonly Town[], address: string): Town | undefined {
  const prefix = splitWords(address.split(',').at(-1) ?? '').join(' ');
  if (prefix.length < MIN_PREFIX_LENGTH) return undefined;
  for (const [name, town] of townsByName(towns)) if (name.startsWith(prefix)) return town;
  return undefined;
}

/** Towns by normalized name, built once per country. */
const townsByNameCache = new WeakMap<readonly Town[], ReadonlyMap<string, Town>>();

function townsByName(towns: readonly Town[]): ReadonlyMap<string, Town> {
  const cached = townsByNameCache.get(towns);
  if (cached) return cached;
  const byName = new Map<string, Town>();
  for (const town of towns) {
    const name = foldText(town.name);
    // Towns are sorted by population, so that the largest of several with the same name is used.
    if (!byName.has(name)) byName.set(name, town);
  }
  townsByNameCache.set(towns, byName);
  return byName;
}

/** Finds the most similar town with the same first letter: Kaxholmen is not Skärholmen. */
function findMisspeltTown(towns: readonly Town[], address: string): Town | undefined {
  const text = foldText(address);
  if (text.length < MIN_FUZZY_LENGTH) return undefined;
  // A query contained in a longer name is not a misspelling of it.
  const candidates = towns.filter(
    ({ name }) => Math.abs(name.length - text.length) <= 2 && foldText(name)[0] === text[0],
  );
  return new Fuse(candidates, FUZZY_OPTIONS).search(text)[0]?.item;
}

/** Words of a segment of an address, without numbers and postcodes. */
function splitWords(segment: string): string[] {
  return foldText(segment)
    .split(/\s+/)
    .filter((word) => word !== '' && !/\d/.test(word));
}

/** All sequences of words, longest first. */
function findPhrases(words: readonly string[]): string[] {
  const phrases: string[] = [];
  for (let length = words.length; length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      phrases.push(words.slice(start, start + length).join(' '));
    }
  }
  return phrases;
}

/** The address without its own country's name at the end. */
function withoutCountry(address: string, country: string): string {
  const segments = address.split(',');
  const last = foldText(segments.at(-1) ?? '');
  return segments.length > 1 && countryNames(country).has(last)
    ? segments.slice(0, -1).join(',')
    : address;
}

/** Names of countries in the languages of the sites. */
function countryNames(country: string): Set<string> {
  const names = ['en', 'sv', 'nb', 'sk', 'fi'].map(
    (language) => new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country,
  );
  return new Set([country, ...names].map(foldText));
}
