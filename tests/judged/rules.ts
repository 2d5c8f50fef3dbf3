import type { CarRecord } from '../../domain/documents/carRecord';
import { fold } from '../../domain/search/fold';
import { findModelByName, type KnownModel } from '../../features/search/model/knownModels';
import { distanceKm } from '../../domain/geography/distance';
import { readPosition } from '../../domain/geography/position';
import * as known from '../../domain/search/values';
import { equipment } from '../../features/search/model/words/equipmentWords';
import type { Car } from '../../domain/documents/car';
import { findTowns } from './judgedTowns';

/** A condition that the author of a phrase has in mind, such as `fuel=electric` or `price<=300000`. */
export interface Condition {
  key: string;
  sign: '=' | '!=' | '<=' | '>=';
  /** Alternative values. */
  values: readonly string[];
}

/** A phrase and the expected result; written by hand. */
export interface JudgedPhrase {
  phrase: string;
  /** Filters that must be recognised, and that relevant cars fulfil. */
  conditions: readonly Condition[];
  /** Words that are not part of a filter. */
  words: string;
  /** Words that the list must report as not understood or not searched for. */
  unread: string;
}

/** Parses lines of `phrase | condition; condition`; lines that begin with # are headings. */
export function readPhrases(text: string): JudgedPhrase[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [phrase = '', rule = ''] = line.split('|').map((column) => column.trim());
      const all = rule.split(';').flatMap((entry) => readCondition(entry.trim()));
      const getText = (name: string) => all.find(({ key }) => key === name)?.values.join(',') ?? '';
      const conditions = all.filter(({ key }) => key !== 'words' && key !== 'unread');
      return { phrase, words: getText('words'), unread: getText('unread'), conditions };
    });
}

function readCondition(text: string): Condition[] {
  if (text === '') return [];
  const [, key = '', sign = '=', value = ''] = /^(\w+)(<=|>=|!=|=)(.*)$/.exec(text) ?? [];
  if (key === '') throw new Error(`"${text}" is no condition`);
  return [{ key, sign: sign as Condition['sign'], values: value.split(',') }];
}

const concepts = {
  fuel: { ...known.fuel, anyHybrid: known.anyHybrid },
  body: { ...known.body, ...known.bodies },
  gearbox: known.gearbox,
  drive: known.drive,
  condition: known.condition,
  colour: known.colour,
  equipment,
} as unknown as Record<string, Record<string, known.FieldValues>>;

const fields: Readonly<Record<string, string>> = {
  fuel: 'car_fuel',
  body: 'car_body',
  gearbox: 'car_gearbox',
  drive: 'car_drive',
  condition: 'car_condition',
  colour: 'car_color',
  seats: 'car_seats',
  year: 'car_year',
  make: 'car_brand',
  model: 'car_model',
  place: 'car_site_city',
  price: 'car_price',
  mileage: 'car_mileage',
  power: 'car_power',
  type: 'car_vehicle_type_code',
  equipment: 'car_equipment',
  range: 'car_electric_range',
};

/** Returns the field of a condition; a monthly cost is the first kind that the market has. */
export const findField = (key: string): string | undefined => fields[key];

/** Returns the normalised texts that fulfil a condition; undefined for numbers. */
export function findTexts({ key, values }: Condition): ReadonlySet<string> | undefined {
  const group = concepts[key];
  if (!group) return undefined;
  const found = values.flatMap((value) => {
    const concept = group[value];
    if (!concept) throw new Error(`"${key}=${value}" is no value`);
    return concept.values.map(fold);
  });
  return new Set(found);
}

/** Checks whether a car fulfils the conditions. */
export function isRelevant(car: Car, conditions: readonly Condition[], isSold: boolean): boolean {
  return conditions.every((condition) => fulfils(car, condition, isSold));
}

const free = new Set(['sort', 'near']);

function fulfils(car: Car, condition: Condition, sold: boolean): boolean {
  const { key, sign, values } = condition;
  if (key === 'near') return isNear(car, values[0] ?? '');
  if (free.has(key)) return true;
  if (key === 'around') return isNearby(car, values);
  if (key === 'model' || key === 'make') {
    if (sign === '!=') return !matchesName(car, condition);
    if (sold) return matchesName(car, condition);
    return key === 'make' || values.some((model) => isNear(car, model));
  }
  if (key === 'month') {
    const costs = [car.car_loan_monthly_cost, car.car_privateleasing_monthly_cost];
    return costs.some((cost) => cost !== undefined && compare(cost, sign, Number(values[0])));
  }
  const texts = findTexts(condition);
  const value = (car as unknown as Record<string, unknown>)[findField(key) ?? ''];
  if (texts) {
    const own = (Array.isArray(value) ? value : [value]).map((text) => fold(String(text)));
    return own.some((text) => texts.has(text)) === (sign === '=');
  }
  if (key === 'place') {
    const places = [car.car_site_city, car.car_site_region].map((place) => fold(place ?? ''));
    return values.some((place) => places.some((own) => own.startsWith(fold(place))));
  }
  if (sign === '=') return values.includes(String(value));
  return typeof value === 'number' && compare(value, sign, Number(values[0]));
}

/** Checks whether a car's dealer is within a distance in km from a town. */
function isNearby(car: Car, values: readonly string[]): boolean {
  const [name = '', km = ''] = values;
  const position = readPosition(car.car_site_geocoord ?? '');
  // Districts such as Bromley may be missing in the gazetteer.
  if (car.car_site_city === name) return true;
  return findTowns(name).some((town) => position && distanceKm(position, town) <= Number(km));
}

/** Checks whether a car has one of the makes, or a model that equals or begins with one of the names. */
export function matchesName(
  car: Pick<CarRecord, 'car_brand' | 'car_model'>,
  { key, values }: Condition,
): boolean {
  const own = fold(key === 'make' ? car.car_brand : car.car_model);
  return values.map(fold).some((name) => own === name || own.startsWith(`${name} `));
}

const compare = (value: number, sign: string, bound: number): boolean =>
  sign === '<=' ? value <= bound : value >= bound;

/** Body types that buyers of a body type also consider. */
const similarBodies: Readonly<Record<string, readonly string[]>> = {
  suv: ['coupeSuv', 'mpv'],
  coupeSuv: ['suv'],
  estate: ['saloon', 'mpv'],
  saloon: ['estate', 'hatchback'],
  hatchback: ['city', 'estate'],
  city: ['hatchback'],
  mpv: ['suv', 'estate'],
  van: [],
  pickup: [],
};

/** Checks whether a car is similar to a model in body type, size and price when new. */
function isNear(car: Car, name: string): boolean {
  const [namedModel, ownModel] = [named(name), findModelByName(car.car_brand, car.car_model)];
  if (!namedModel || !ownModel) return false;
  const price = ownModel.priceThousandSek / namedModel.priceThousandSek;
  return (
    [namedModel.body, ...(similarBodies[namedModel.body] ?? [])].includes(ownModel.body) &&
    Math.abs(ownModel.lengthMm - namedModel.lengthMm) < 450 &&
    price > 0.6 &&
    price < 1.6
  );
}

function named(name: string): KnownModel | undefined {
  const words = name.split(' ');
  for (let index = 0; index < words.length; index += 1) {
    const found = findModelByName(words.slice(0, index).join(' '), words.slice(index).join(' '));
    if (found) return found;
  }
  return undefined;
}
