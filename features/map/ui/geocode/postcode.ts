import type { Position } from '../location.types';
import { loadTowns } from '../geography/towns';
import { ownData } from '../../../../domain/ownJson';

/** A postcode of a country, and its key in the tables. */
export interface Postcode {
  /** Formatted, such as `752 37`; only the district of British postcodes, such as `SW1A`. */
  text: string;
  /** Key in the tables: digits, or the district. */
  key: string;
  /**
   * Less precise keys, most precise first: prefixes of digits, or the district that a subdivision belongs to.
   */
  widerKeys: readonly string[];
}

interface PostcodeFormat {
  pattern: RegExp;
  read: (match: RegExpExecArray) => Postcode;
}

/** Postcodes of digits: those with the same prefix are in the same region. */
const numericPostcode = (text: string, key: string): Postcode => ({
  text,
  key,
  widerKeys: Array.from({ length: key.length - 2 }, (_, index) =>
    key.slice(0, key.length - 1 - index),
  ),
});

const fiveDigitFormat: PostcodeFormat = {
  pattern: /^(\d{3})\s?(\d{2})$/,
  read: ([, first = '', second = '']) => numericPostcode(`${first} ${second}`, first + second),
};
const readDigits: PostcodeFormat['read'] = ([text]) => numericPostcode(text, text);

/** Postcode formats by ISO 3166-1 alpha-2. */
const formats: Readonly<Record<string, PostcodeFormat>> = {
  SE: fiveDigitFormat,
  SK: fiveDigitFormat,
  NO: { pattern: /^\d{4}$/, read: readDigits },
  FI: { pattern: /^\d{5}$/, read: readDigits },
  GB: {
    // The district, alone or in a full postcode.
    pattern: /^([A-Z]{1,2}\d[A-Z\d]?)(?:\s?\d[A-Z]{2})?$/i,
    read: ([, input = '']) => {
      const district = input.toUpperCase();
      return { text: district, key: district, widerKeys: [district.replace(/[A-Z]$/, '')] };
    },
  },
};

/** Parses a postcode of a country; undefined for any other text. */
export function readPostcode(text: string, country: string): Postcode | undefined {
  const format = formats[country];
  const match = format?.pattern.exec(text.trim().replace(/\s+/g, ' '));
  return match ? format?.read(match) : undefined;
}

/** Maximum number of words from the end of an address in which a postcode is searched. */
const MAX_WORDS = 20;

/** Finds the last postcode in an address: `Storgatan 5, 752 37`. */
export function findPostcodeInAddress(address: string, country: string): Postcode | undefined {
  const words = address.split(/[\s,]+/).slice(-MAX_WORDS);
  for (let end = words.length; end > 0; end -= 1) {
    const candidate =
      readPostcode(words.slice(Math.max(end - 2, 0), end).join(' '), country) ??
      readPostcode(words[end - 1] ?? '', country);
    if (candidate) return candidate;
  }
  return undefined;
}

/** A town's name, or coordinates of a district. */
type Place = string | readonly [lat: number, lng: number];

/** Tables of places by postcode or prefix; each file is a separate chunk. */
const tableLoaders: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  SE: () => import('../geography/postcodes/se.json'),
  NO: () => import('../geography/postcodes/no.json'),
  FI: () => import('../geography/postcodes/fi.json'),
  SK: () => import('../geography/postcodes/sk.json'),
  GB: () => import('../geography/postcodes/gb.json'),
};

/**
 * Finds the approximate position and the name of a postcode: `752 37 Uppsala`. Undefined for an unknown one.
 */
export async function findPostcode(
  { text, key, widerKeys: wider }: Postcode,
  country: string,
): Promise<{ name: string; position: Position } | undefined> {
  const load = tableLoaders[country];
  if (!load) return undefined;
  const places = ownData<Readonly<Record<string, Place>>>(await load());
  const matchingKey = [key, ...wider].find((prefix) => Object.hasOwn(places, prefix));
  const place = matchingKey === undefined ? undefined : places[matchingKey];
  if (place === undefined) return undefined;
  if (typeof place !== 'string') return { name: text, position: { lat: place[0], lng: place[1] } };
  const town = (await loadTowns(country)).find(({ name }) => name === place);
  return town && { name: `${text} ${place}`, position: { lat: town.lat, lng: town.lng } };
}
