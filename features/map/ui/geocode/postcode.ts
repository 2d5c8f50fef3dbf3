import type { Position } from '../location.types';
import { loadTowns } from '../geography/towns';
import { ownData } from '../../../../domain/ownJson';

/** A postcode of a country, and the part of it that tells where it is. */
export interface Postcode {
  /** As it is written, such as `752 37`; of British ones the district alone, `SW1A`. */
  text: string;
  /** What the tables know: digits, or the district. */
  key: string;
  /** What the table may know instead, nearest first: of digits their beginnings, of a district the one it is part of. */
  wider: readonly string[];
}

interface Form {
  pattern: RegExp;
  read: (match: RegExpExecArray) => Postcode;
}

/** Numbers are dealt out from north to south or from town to town: the same beginning is the same region. */
const numeric = (text: string, key: string): Postcode => ({
  text,
  key,
  wider: Array.from({ length: key.length - 2 }, (_, at) => key.slice(0, key.length - 1 - at)),
});

const threeAndTwo: Form = {
  pattern: /^(\d{3})\s?(\d{2})$/,
  read: ([, first = '', rest = '']) => numeric(`${first} ${rest}`, first + rest),
};
const whole: Form['read'] = ([text]) => numeric(text, text);

/** How postcodes of a country are written, by ISO 3166-1 alpha-2. */
const forms: Readonly<Record<string, Form>> = {
  SE: threeAndTwo,
  SK: threeAndTwo,
  NO: { pattern: /^\d{4}$/, read: whole },
  FI: { pattern: /^\d{5}$/, read: whole },
  GB: {
    // The district, with the rest of the postcode or without.
    pattern: /^([A-Z]{1,2}\d[A-Z\d]?)(?:\s?\d[A-Z]{2})?$/i,
    read: ([, given = '']) => {
      const district = given.toUpperCase();
      return { text: district, key: district, wider: [district.replace(/[A-Z]$/, '')] };
    },
  },
};

/** The postcode that a text is, in a country; undefined for any other text. */
export function readPostcode(text: string, country: string): Postcode | undefined {
  const form = forms[country];
  const match = form?.pattern.exec(text.trim().replace(/\s+/g, ' '));
  return match ? form?.read(match) : undefined;
}

/** Words of an address in which a postcode is looked for, from its end. */
const MAX_WORDS = 20;

/** The last postcode within an address: `Storgatan 5, 752 37`. */
export function postcodeWithin(address: string, country: string): Postcode | undefined {
  const words = address.split(/[\s,]+/).slice(-MAX_WORDS);
  for (let end = words.length; end > 0; end -= 1) {
    const found =
      readPostcode(words.slice(Math.max(end - 2, 0), end).join(' '), country) ??
      readPostcode(words[end - 1] ?? '', country);
    if (found) return found;
  }
  return undefined;
}

/** A town by name, or where a district is. */
type Place = string | readonly [lat: number, lng: number];

/** By postcode or its beginning; each file is a chunk of its own. */
const files: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  SE: () => import('../geography/postcodes/se.json'),
  NO: () => import('../geography/postcodes/no.json'),
  FI: () => import('../geography/postcodes/fi.json'),
  SK: () => import('../geography/postcodes/sk.json'),
  GB: () => import('../geography/postcodes/gb.json'),
};

/** Where a postcode is, about, and what it is called there: `752 37 Uppsala`. Undefined for one that nobody has. */
export async function findPostcode(
  { text, key, wider }: Postcode,
  country: string,
): Promise<{ name: string; position: Position } | undefined> {
  const load = files[country];
  if (!load) return undefined;
  const places = ownData<Readonly<Record<string, Place>>>(await load());
  const beginning = [key, ...wider].find((known) => Object.hasOwn(places, known));
  const place = beginning === undefined ? undefined : places[beginning];
  if (place === undefined) return undefined;
  if (typeof place !== 'string') return { name: text, position: { lat: place[0], lng: place[1] } };
  const town = (await loadTowns(country)).find(({ name }) => name === place);
  return town && { name: `${text} ${place}`, position: { lat: town.lat, lng: town.lng } };
}
