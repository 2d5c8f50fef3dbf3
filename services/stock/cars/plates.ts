import type { Country } from '../models';
import type { CarIndex } from './carIndex';
import type { Identity } from './identity';
import { profiles } from '../profiles';
import { sites } from '../../../sites/sites';
import { keysOf } from '../../../domain/typedKeys';

/** Letters that a country's plates use, and what stands on them. */
type Plate = (ordinal: number, car: Identity, registered: Date) => string;

/** Spreads ordinals over all plates without ever meeting: a prime that no size below divides. */
const SPREAD = 7_368_787;

const scatter = (ordinal: number, size: number): number => ((ordinal + 1) * SPREAD) % size;

/** Writes a number with these letters, in so many places. */
function letters(alphabet: string, places: number, value: number): string {
  let text = '';
  for (let rest = value; text.length < places; rest = Math.floor(rest / alphabet.length)) {
    text += alphabet.charAt(rest % alphabet.length);
  }
  return text;
}

const digits = (places: number, value: number): string =>
  String(value % 10 ** places).padStart(places, '0');

const swedish = 'ABCDEFGHJKLMNOPRSTUWXYZ';
const british = 'ABCDEFGHJKLMNOPRSTUVWXYZ';
const finnish = 'ABCEFGHIJKLMNORSTUVXYZ';
const slovak = 'ABCDEFGHIJKLMNPRSTUVXYZ';
const electricNorway = ['EB', 'EC', 'ED', 'EE', 'EF', 'EH', 'EK', 'EL', 'EV'];
const norway = ['AJ', 'BT', 'CF', 'DP', 'HJ', 'KH', 'NF', 'RK', 'SV', 'UE', 'VJ', 'ZT'];
const districts = ['BA', 'BB', 'KE', 'KS', 'NR', 'PO', 'TN', 'TT', 'ZA', 'ZV'];

const plates: Record<Country, Plate> = {
  // ABC 123, and since 2019 also ABC 12D.
  SE(ordinal, { year }) {
    const value = scatter(ordinal, swedish.length ** 3 * 1000);
    const head = letters(swedish, 3, Math.floor(value / 1000));
    if (year < 2019 || value % 3 > 0) return head + digits(3, value);
    return head + digits(2, value) + swedish.charAt(Math.floor((value % 1000) / 100));
  },
  // Two letters, which tell electric cars, and five digits.
  NO(ordinal, { model }) {
    const series = model.fuel === 'Electric' ? electricNorway : norway;
    const value = scatter(ordinal, series.length * 90_000);
    return `${series[Math.floor(value / 90_000)] ?? ''} ${10_000 + (value % 90_000)}`;
  },
  // Area, half-year of registration, three letters.
  GB(ordinal, _car, registered) {
    const value = scatter(ordinal, british.length ** 5);
    const month = registered.getUTCMonth();
    const year = registered.getUTCFullYear() % 100;
    const age = month < 2 ? year + 49 : month < 8 ? year : year + 50;
    const text = letters(british, 5, value);
    return `${text.slice(0, 2)}${digits(2, age)} ${text.slice(2)}`;
  },
  // District and number until 2022, then a running number.
  SK(ordinal, { year }) {
    const running = scatter(ordinal, slovak.length ** 4 * 100);
    const text = letters(slovak, 4, Math.floor(running / 100));
    if (year >= 2023) return `${text.slice(0, 2)}${digits(3, running)}${text.slice(2)}`;
    const old = scatter(ordinal, districts.length * 1000 * slovak.length ** 2);
    const district = districts[old % districts.length] ?? '';
    const rest = Math.floor(old / districts.length);
    return `${district}${digits(3, rest)}${letters(slovak, 2, Math.floor(rest / 1000))}`;
  },
  FI(ordinal) {
    const value = scatter(ordinal, finnish.length ** 3 * 1000);
    return `${letters(finnish, 3, Math.floor(value / 1000))}-${digits(3, value)}`;
  },
};

/** Codes of the sites of a country: their cars take turns, so that no two have the same plate. */
function codesOf(country: Country): number[] {
  return keysOf(profiles)
    .filter((name) => sites[name].country === country)
    .flatMap((name) => profiles[name]?.code ?? []);
}

const codes = new Map<Country, number[]>();

/** The car's registration number in the shape of its country. */
export function plateOf(index: CarIndex, car: Identity, registered: Date): string {
  const { country } = index.site;
  let sharing = codes.get(country);
  if (!sharing) codes.set(country, (sharing = codesOf(country)));
  const ordinal = car.number * sharing.length + sharing.indexOf(index.profile.code);
  return plates[country](ordinal, car, registered);
}
