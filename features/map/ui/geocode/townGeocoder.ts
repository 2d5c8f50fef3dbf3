import Fuse from 'fuse.js';
import { loadPlaces, type Town } from '../geography/towns';
import { foldText } from './foldText';
import type { Geocode } from './geocode.types';
import { findPostcode, postcodeWithin, readPostcode } from './postcode';
import { townAliases } from './townAliases';

/** Fewest letters of a beginning that may stand for a town, and of a name that may be misspelt. */
const shortestBeginning = 3;
const shortestMisspelt = 5;

/** A letter or two that are wrong, missing or too many, or two that changed places (in "Upsalla"). */
const misspelling = { keys: ['name'], threshold: 0.3, ignoreDiacritics: true, includeScore: true };

/**
 * Finds addresses in one country with the packaged gazetteer: a postcode alone, or the town or part of
 * a town in an address, whatever the street and the postcode; where it names none, its postcode. The country's name behind the address is heeded: another country is not found. A town
 * that is misspelt or not written out is found under its own name.
 */
export function townGeocoder(country: string): Geocode {
  return async (address) => {
    const towns = await loadPlaces(country);
    const wanted = withoutCountry(address, country);
    const postcode = readPostcode(wanted, country);
    if (postcode) return findPostcode(postcode, country);
    const town = findTown(towns, country, wanted);
    const within = town ? undefined : postcodeWithin(wanted, country);
    if (within) return findPostcode(within, country);
    const meant = town ?? findBeginning(towns, wanted) ?? findMisspelt(towns, wanted);
    const { name, lat, lng } = meant ?? {};
    if (lat === undefined || lng === undefined) return undefined;
    return { position: { lat, lng }, ...(!town && { name }) };
  };
}

/** The town that an address names, also by another name that people have for it. */
export function findTown(
  towns: readonly Town[],
  country: string,
  address: string,
): Town | undefined {
  const byName = townsByName(towns);
  const aliases = townAliases[country] ?? {};
  const townNamed = (text: string) => byName.get(text) ?? byName.get(foldText(aliases[text] ?? ''));

  // "Industrigatan 3, 116 45 Stockholm": the town tends to stand last.
  const parts = address.split(',').map(wordsOf).reverse();
  for (const words of parts) {
    for (const text of phrasesOf(words)) {
      const town = townNamed(text);
      if (town) return town;
    }
  }
  return undefined;
}

/** The largest of the towns whose name begins as the address ends. */
function findBeginning(towns: readonly Town[], address: string): Town | undefined {
  const beginning = wordsOf(address.split(',').at(-1) ?? '').join(' ');
  if (beginning.length < shortestBeginning) return undefined;
  for (const [name, town] of townsByName(towns)) if (name.startsWith(beginning)) return town;
  return undefined;
}

/** Towns by their folded names, made once for each country. */
const named = new WeakMap<readonly Town[], ReadonlyMap<string, Town>>();

function townsByName(towns: readonly Town[]): ReadonlyMap<string, Town> {
  const known = named.get(towns);
  if (known) return known;
  const byName = new Map<string, Town>();
  for (const town of towns) {
    const name = foldText(town.name);
    // The largest of several towns of one name comes first and wins.
    if (!byName.has(name)) byName.set(name, town);
  }
  named.set(towns, byName);
  return byName;
}

/** The largest of the towns that are most like what was searched, and begin alike: Kaxholmen is no Skärholmen. */
function findMisspelt(towns: readonly Town[], address: string): Town | undefined {
  const text = foldText(address);
  if (text.length < shortestMisspelt) return undefined;
  // What is searched for within a long name is no misspelling of it.
  const alike = towns.filter(
    ({ name }) => Math.abs(name.length - text.length) <= 2 && foldText(name)[0] === text[0],
  );
  return new Fuse(alike, misspelling).search(text)[0]?.item;
}

/** Words of a part of an address, without numbers and postcodes. */
function wordsOf(part: string): string[] {
  return foldText(part)
    .split(/\s+/)
    .filter((word) => word !== '' && !/\d/.test(word));
}

/** Every run of words, longest first. */
function phrasesOf(words: readonly string[]): string[] {
  const phrases: string[] = [];
  for (let length = words.length; length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      phrases.push(words.slice(start, start + length).join(' '));
    }
  }
  return phrases;
}

/** The address without the country's own name at its end. */
function withoutCountry(address: string, country: string): string {
  const parts = address.split(',');
  const last = foldText(parts.at(-1) ?? '');
  return parts.length > 1 && countryNames(country).has(last)
    ? parts.slice(0, -1).join(',')
    : address;
}

/** What a country is called in the languages of the sites. */
function countryNames(country: string): Set<string> {
  const names = ['en', 'sv', 'nb', 'sk', 'fi'].map(
    (language) => new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country,
  );
  return new Set([country, ...names].map(foldText));
}
