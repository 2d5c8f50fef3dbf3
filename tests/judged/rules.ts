import type { CarRecord } from '../../domain/documents/carRecord';
import { fold } from '../../domain/search/fold';
import { knownModelOf, type KnownModel } from '../../features/search/model/knownModels';
import { distanceKm } from '../../domain/geography/distance';
import { readPosition } from '../../domain/geography/position';
import * as known from '../../domain/search/values';
import { equipment } from '../../features/search/model/words/equipmentWords';
import type { Car } from '../../domain/documents/car';
import { townsNamed } from './judgedTowns';

/** A condition that a person who typed a phrase has in mind, such as `fuel=electric` or `price<=300000`. */
export interface Condition {
  key: string;
  sign: '=' | '!=' | '<=' | '>=';
  /** Any of these. */
  values: readonly string[];
}

/** A phrase as somebody types it, and what is judged of its answer; written by hand. */
export interface JudgedPhrase {
  phrase: string;
  /** Filters that are to be recognised, and that a car must fulfil to be relevant. */
  conditions: readonly Condition[];
  /** Words that are no filters. */
  words: string;
  /** Words that are told not to have been understood, or not to be searched for. */
  unread: string;
}

/** Reads lines of `phrase | condition; condition`; lines that begin with # are headings. */
export function readPhrases(text: string): JudgedPhrase[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [phrase = '', rule = ''] = line.split('|').map((part) => part.trim());
      const all = rule.split(';').flatMap((part) => readCondition(part.trim()));
      const textOf = (name: string) => all.find(({ key }) => key === name)?.values.join(',') ?? '';
      const conditions = all.filter(({ key }) => key !== 'words' && key !== 'unread');
      return { phrase, words: textOf('words'), unread: textOf('unread'), conditions };
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

/** Field that a condition is about; a monthly cost is the first that the market has. */
export const fieldOf = (key: string): string | undefined => fields[key];

/** Texts that a field may have by a condition, folded; undefined for numbers. */
export function textsOf({ key, values }: Condition): ReadonlySet<string> | undefined {
  const group = concepts[key];
  if (!group) return undefined;
  const found = values.flatMap((value) => {
    const concept = group[value];
    if (!concept) throw new Error(`"${key}=${value}" is no value`);
    return concept.values.map(fold);
  });
  return new Set(found);
}

/** Whether a car is what somebody meant. */
export function isRelevant(car: Car, conditions: readonly Condition[], sold: boolean): boolean {
  return conditions.every((condition) => fulfils(car, condition, sold));
}

const free = new Set(['sort', 'near']);

function fulfils(car: Car, condition: Condition, sold: boolean): boolean {
  const { key, sign, values } = condition;
  if (key === 'near') return isNear(car, values[0] ?? '');
  if (free.has(key)) return true;
  if (key === 'around') return isAround(car, values);
  if (key === 'model' || key === 'make') {
    if (sign === '!=') return !matchesName(car, condition);
    if (sold) return matchesName(car, condition);
    return key === 'make' || values.some((model) => isNear(car, model));
  }
  if (key === 'month') {
    const costs = [car.car_loan_monthly_cost, car.car_privateleasing_monthly_cost];
    return costs.some((cost) => cost !== undefined && compare(cost, sign, Number(values[0])));
  }
  const texts = textsOf(condition);
  const value = (car as unknown as Record<string, unknown>)[fieldOf(key) ?? ''];
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

/** Whether a car's dealer is at most so many kilometres from a town. */
function isAround(car: Car, values: readonly string[]): boolean {
  const [name = '', km = ''] = values;
  const position = readPosition(car.car_site_geocoord ?? '');
  // A part of a city that dealers stand in, such as Bromley, may be no town of the gazetteer.
  if (car.car_site_city === name) return true;
  return townsNamed(name).some((town) => position && distanceKm(position, town) <= Number(km));
}

/** Whether a car is of one of the makes, or its model is or begins with one of those named. */
export function matchesName(
  car: Pick<CarRecord, 'car_brand' | 'car_model'>,
  { key, values }: Condition,
): boolean {
  const own = fold(key === 'make' ? car.car_brand : car.car_model);
  return values.map(fold).some((name) => own === name || own.startsWith(`${name} `));
}

const compare = (value: number, sign: string, bound: number): boolean =>
  sign === '<=' ? value <= bound : value >= bound;

/** Bodies that a buyer of one also looks at. */
const alsoLooksAt: Readonly<Record<string, readonly string[]>> = {
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

/** Whether a car is like a model: a body that its buyers look at, about its size and price class when new. */
function isNear(car: Car, name: string): boolean {
  const [wanted, own] = [named(name), knownModelOf(car.car_brand, car.car_model)];
  if (!wanted || !own) return false;
  const price = own.price / wanted.price;
  return (
    [wanted.body, ...(alsoLooksAt[wanted.body] ?? [])].includes(own.body) &&
    Math.abs(own.lengthMm - wanted.lengthMm) < 450 &&
    price > 0.6 &&
    price < 1.6
  );
}

function named(name: string): KnownModel | undefined {
  const words = name.split(' ');
  for (let at = 0; at < words.length; at += 1) {
    const found = knownModelOf(words.slice(0, at).join(' '), words.slice(at).join(' '));
    if (found) return found;
  }
  return undefined;
}
