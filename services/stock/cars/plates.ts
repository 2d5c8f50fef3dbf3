import type { Country } from '../models';
import type { CarIndex } from './carIndex';
import type { Identity } from './identity';
import { profiles } from '../profiles';
import { sites } from '../../../sites/sites';
import { keysOf } from '../../../domain/typedKeys';

/** Formats a plate number; `ordinal` is unique in the country. */
type FormatPlate = (ordinal: number, car: Identity, registered: Date) => string;

/**
 * A prime that divides none of the sizes below, so that ordinals are spread over all plates without
 * collisions.
 */
const SPREAD_PRIME = 7_368_787;

const scatter = (ordinal: number, size: number): number => ((ordinal + 1) * SPREAD_PRIME) % size;

/** Writes a number with the letters of `alphabet` as digits, the lowest first. */
function formatLetters(alphabet: string, length: number, value: number): string {
  let text = '';
  for (
    let remaining = value;
    text.length < length;
    remaining = Math.floor(remaining / alphabet.length)
  ) {
    text += alphabet.charAt(remaining % alphabet.length);
  }
  return text;
}

const formatDigits = (length: number, value: number): string =>
  String(value % 10 ** length).padStart(length, '0');

const swedishLetters = 'ABCDEFGHJKLMNOPRSTUWXYZ';
const britishLetters = 'ABCDEFGHJKLMNOPRSTUVWXYZ';
const finnishLetters = 'ABCEFGHIJKLMNORSTUVXYZ';
const slovakLetters = 'ABCDEFGHIJKLMNPRSTUVXYZ';
const norwegianElectricSeries = ['EB', 'EC', 'ED', 'EE', 'EF', 'EH', 'EK', 'EL', 'EV'];
const norwegianSeries = ['AJ', 'BT', 'CF', 'DP', 'HJ', 'KH', 'NF', 'RK', 'SV', 'UE', 'VJ', 'ZT'];
const slovakDistricts = ['BA', 'BB', 'KE', 'KS', 'NR', 'PO', 'TN', 'TT', 'ZA', 'ZV'];

const plates: Record<Country, FormatPlate> = {
  // ABC 123; since 2019 also ABC 12D.
  SE(ordinal, { year }) {
    const value = scatter(ordinal, swedishLetters.length ** 3 * 1000);
    const head = formatLetters(swedishLetters, 3, Math.floor(value / 1000));
    if (year < 2019 || value % 3 > 0) return head + formatDigits(3, value);
    return head + formatDigits(2, value) + swedishLetters.charAt(Math.floor((value % 1000) / 100));
  },
  // Two letters, with own series for electric cars, and five digits.
  NO(ordinal, { model }) {
    const series = model.fuel === 'Electric' ? norwegianElectricSeries : norwegianSeries;
    const value = scatter(ordinal, series.length * 90_000);
    return `${series[Math.floor(value / 90_000)] ?? ''} ${10_000 + (value % 90_000)}`;
  },
  // Two letters of the area, half-year of registration, three letters.
  GB(ordinal, _car, registered) {
    const value = scatter(ordinal, britishLetters.length ** 5);
    const month = registered.getUTCMonth();
    const year = registered.getUTCFullYear() % 100;
    const age = month < 2 ? year + 49 : month < 8 ? year : year + 50;
    const text = formatLetters(britishLetters, 5, value);
    return `${text.slice(0, 2)}${formatDigits(2, age)} ${text.slice(2)}`;
  },
  // Until 2022 district, number and letters; then a consecutive number.
  SK(ordinal, { year }) {
    const running = scatter(ordinal, slovakLetters.length ** 4 * 100);
    const text = formatLetters(slovakLetters, 4, Math.floor(running / 100));
    if (year >= 2023) return `${text.slice(0, 2)}${formatDigits(3, running)}${text.slice(2)}`;
    const districtValue = scatter(
      ordinal,
      slovakDistricts.length * 1000 * slovakLetters.length ** 2,
    );
    const district = slovakDistricts[districtValue % slovakDistricts.length] ?? '';
    const remaining = Math.floor(districtValue / slovakDistricts.length);
    return `${district}${formatDigits(3, remaining)}${formatLetters(slovakLetters, 2, Math.floor(remaining / 1000))}`;
  },
  FI(ordinal) {
    const value = scatter(ordinal, finnishLetters.length ** 3 * 1000);
    return `${formatLetters(finnishLetters, 3, Math.floor(value / 1000))}-${formatDigits(3, value)}`;
  },
};

/**
 * Returns the codes of a country's sites. Their cars use alternate ordinals, so that no two have the same
 * plate.
 */
function siteCodes(country: Country): number[] {
  return keysOf(profiles)
    .filter((name) => sites[name].country === country)
    .flatMap((name) => profiles[name]?.code ?? []);
}

const codesByCountry = new Map<Country, number[]>();

/** Returns the registration number of a car in the format of its country. */
export function makePlate(index: CarIndex, car: Identity, registered: Date): string {
  const { country } = index.site;
  let countryCodes = codesByCountry.get(country);
  if (!countryCodes) codesByCountry.set(country, (countryCodes = siteCodes(country)));
  const ordinal = car.number * countryCodes.length + countryCodes.indexOf(index.profile.code);
  return plates[country](ordinal, car, registered);
}
