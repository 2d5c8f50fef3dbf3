import Fuse from 'fuse.js';
import { loadTowns, type Town } from '../geography/towns';
import { foldText } from './foldText';
import type { Geocode } from './geocode.types';
import { townAliases } from './townAliases';

/** Fewest letters of a beginning that may stand for a town, and of a name that may be misspelt. */
const shortestBeginning = 3;
const shortestMisspelt = 5;

/** A letter or two that are wrong, missing or too many, or two that changed places (in "Upsalla"). */
const misspelling = { keys: ['name'], threshold: 0.3, ignoreDiacritics: true, includeScore: true };

/**
 * Finds addresses in one country with the packaged gazetteer: by the town in them, whatever the street
 * and the postcode. The country's name behind the address is heeded: another country is not found. A town
 * that is misspelt is found under its own name.
 */
export function townGeocoder(country: string): Geocode {
  return async (address) => {
    const towns = await loadTowns(country);
    const wanted = withoutCountry(address, country);
    const named = findTown(towns, country, wanted);
    const { name, lat, lng } = named ?? findMisspelt(towns, wanted) ?? {};
    if (lat === undefined || lng === undefined) return undefined;
    return { position: { lat, lng }, ...(!named && { name }) };
  };
}

function findTown(towns: readonly Town[], country: string, address: string): Town | undefined {
  // The largest of several towns of one name comes first and wins.
  const byName = new Map<string, Town>();
  for (const town of towns) {
    const name = foldText(town.name);
    if (!byName.has(name)) byName.set(name, town);
  }
  const aliases = townAliases[country] ?? {};
  const named = (text: string) => byName.get(text) ?? byName.get(foldText(aliases[text] ?? ''));

  // "Industrigatan 3, 116 45 Stockholm": the town tends to stand last.
  const parts = address.split(',').map(wordsOf).reverse();
  for (const words of parts) {
    for (const text of phrasesOf(words)) {
      const town = named(text);
      if (town) return town;
    }
  }
  const beginning = parts[0]?.join(' ') ?? '';
  if (beginning.length < shortestBeginning) return undefined;
  return towns.find(({ name }) => foldText(name).startsWith(beginning));
}

/** The largest of the towns that are most like what was searched. */
function findMisspelt(towns: readonly Town[], address: string): Town | undefined {
  const text = foldText(address);
  if (text.length < shortestMisspelt) return undefined;
  // What is searched for within a long name is no misspelling of it.
  const alike = towns.filter(({ name }) => Math.abs(name.length - text.length) <= 2);
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
