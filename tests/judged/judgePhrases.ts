import { readFileSync } from 'node:fs';
import path from 'node:path';
import { levelsOf, rangeNames } from '../../features/car/ui/list/carFacets';
import type { CarListData } from '../../features/car/ui/list/carListData';
import { wordFacets } from '../../features/car/ui/wordFacets';
import { fold } from '../../domain/search/fold';
import type { Car } from '../../domain/documents/car';
import type { Language } from '../../sites/site.types';
import { distanceKm } from '../../domain/geography/distance';
import { townsNamed } from './judgedTowns';
import { openSite, type JudgedSite } from './judgedSites';
import {
  fieldOf,
  isRelevant,
  matchesName,
  readPhrases,
  textsOf,
  type Condition,
  type JudgedPhrase,
} from './rules';

/** Cars of an answer that a visitor sees without looking for more. */
const firstTen = 10;

/** What became of a phrase. */
export interface Judgement {
  phrase: string;
  /** What was recognised wrongly, or not at all; empty where all is as judged. */
  faults: readonly string[];
  /** Share of the first ten cars that are what was meant; undefined where the stock has none such. */
  precision?: number;
}

/**
 * Sets of phrases: short ones, whole wishes with a place, a cost or something that is not wanted, and such wishes that
 * nobody has looked at while the grammar was written.
 */
export type JudgedSet = 'phrases' | 'sentences' | 'heldOut';

/** Judges every phrase of a language on the cars of its site. */
export async function judgePhrases(
  language: Language,
  set: JudgedSet = 'phrases',
): Promise<Judgement[]> {
  const file = path.join('tests', 'judged', set, `${language}.txt`);
  const site = await openSite(language);
  const judgements: Judgement[] = [];
  for (const judged of readPhrases(readFileSync(file, 'utf8'))) {
    judgements.push(await judge(judged, site));
  }
  return judgements;
}

async function judge(judged: JudgedPhrase, site: JudgedSite): Promise<Judgement> {
  const { phrase, conditions } = judged;
  const data = await site.search(phrase);
  const sold = isSold(conditions, site.cars);
  const shown = data.cars.slice(0, firstTen);
  const carOf = new Map(site.cars.map((car) => [car.car_id, car]));
  const relevant = shown.filter(({ car_id }) => {
    const car = carOf.get(car_id);
    return car && isRelevant(car, conditions, sold);
  });
  const isAnswerable = site.cars.some((car) => isRelevant(car, conditions, sold));
  return {
    phrase,
    faults: sold ? await faultsOf(judged, data, site) : [],
    precision: isAnswerable ? relevant.length / Math.max(shown.length, 1) : undefined,
  };
}

/** Whether the stock has a car of the make and model that are named, if any are. */
function isSold(conditions: readonly Condition[], cars: readonly Car[]): boolean {
  const names = conditions.filter(
    ({ key, sign }) => (key === 'make' || key === 'model') && sign !== '!=',
  );
  return cars.some((car) => names.every((name) => matchesName(car, name)));
}

/** How what was recognised differs from what a person reads. */
async function faultsOf(
  { conditions, words, unread }: JudgedPhrase,
  data: CarListData,
  site: JudgedSite,
): Promise<string[]> {
  const { state, instead } = data;
  const { facets } = await site.answer({ facets: wordFacets, limit: 0 });
  const has = (condition: Condition): boolean => {
    const texts = textsOf(condition);
    const facet = facets.find(({ name }) => name === fieldOf(condition.key));
    if (!texts || facet?.type !== 'value') return true;
    return facet.values.some(({ text }) => texts.has(fold(text)));
  };
  const wanted = conditions.filter(has);
  const missing = wanted.filter((condition) => !isMet(condition, data)).map(nameOf);
  const fields = wanted.map(({ key }) =>
    key === 'around' ? 'car_site_city' : (fieldOf(key) ?? key),
  );
  const chosen = [
    ...[state.values, state.excluded ?? {}].flatMap((all) =>
      Object.entries(all).flatMap(([name, paths]) => (paths.length > 0 ? [name] : [])),
    ),
    ...Object.keys(state.ranges),
  ];
  const extra = chosen.filter(
    (name) =>
      !levelsOf(name).some((field) => fields.includes(field)) &&
      !(name.endsWith('monthly_cost') && fields.includes('month')),
  );
  const told = fold([...(data.unread ?? []), ...(data.dropped ?? [])].join(' '));
  const isTold = fold(unread)
    .split(' ')
    .every((word) => told.includes(word));
  const left = instead || wanted.length < conditions.length ? [] : leftOver(state.keyphrase, words);
  return [
    ...missing.map((name) => `without ${name}`),
    ...extra.map((name) => `also ${name}`),
    ...left,
    ...(isTold ? [] : [`not told "${unread}"`]),
  ];
}

const nameOf = ({ key, sign, values }: Condition): string => `${key}${sign}${values.join(',')}`;

const leftOver = (keyphrase: string, words: string): string[] =>
  fold(keyphrase) === fold(words) ? [] : [`words "${keyphrase}"`];

function isMet(condition: Condition, { state, instead }: CarListData): boolean {
  const { key, sign, values } = condition;
  if (instead) return true;
  if (key === 'near') return false;
  if (key === 'around') return isPlaceOf(state, values[0] ?? '');
  if (key === 'sort') return state.sort === values[0];
  const field = fieldOf(key) ?? key;
  const range = rangeNames.find(
    (name) =>
      name === field || (key === 'month' && name.endsWith('monthly_cost') && name in state.ranges),
  );
  if (range) return state.ranges[range]?.[sign === '<=' ? 1 : 0] === Number(values[0]);
  if (sign === '!=' && isLeftOut(condition, state)) return true;
  const name = Object.keys(state.values).find((facet) => levelsOf(facet).includes(field));
  const level = name ? levelsOf(name).indexOf(field) : -1;
  const texts = (state.values[name ?? ''] ?? []).flatMap((path) => levelsOf(path)[level] ?? []);
  if (texts.length === 0) return false;
  const known = textsOf(condition);
  if (known) return texts.every((text) => known.has(fold(text)) === (sign === '='));
  if (key === 'make' || key === 'model') {
    return texts.every(
      (text) => matchesName({ car_brand: text, car_model: text }, condition) === (sign === '='),
    );
  }
  const bound = Number(values[0]);
  if (sign === '=') return texts.every((text) => values.includes(text));
  return texts.every((text) => (sign === '<=' ? Number(text) <= bound : Number(text) >= bound));
}

/** Whether the list is of cars without any of some values. */
function isLeftOut(condition: Condition, { excluded = {} }: CarListData['state']): boolean {
  const field = fieldOf(condition.key) ?? '';
  const name = Object.keys(excluded).find((facet) => levelsOf(facet).includes(field));
  const level = name ? levelsOf(name).indexOf(field) : -1;
  const texts = (excluded[name ?? ''] ?? []).flatMap((path) => levelsOf(path)[level] ?? []);
  const known = textsOf(condition);
  // Another condition may be about the same field.
  if (known) return texts.some((text) => known.has(fold(text)));
  return condition.values.every((value) => texts.some((text) => fold(text) === fold(value)));
}

/** Whether the list is of cars near a town, or of those that stand there. */
function isPlaceOf({ place, values }: CarListData['state'], town: string): boolean {
  const towns = (values['car_site_region>car_site_city'] ?? []).map((one) => levelsOf(one).at(-1));
  const found = place?.found;
  // A postcode is where the middle of its district is.
  const isThere = townsNamed(town).some((one) => found && distanceKm(found, one) < 15);
  return towns.includes(town) || isThere;
}

/** Figures of a language's judgements. */
export function summarise(judgements: readonly Judgement[]) {
  const answered = judgements.flatMap(({ precision }) =>
    precision === undefined ? [] : [precision],
  );
  const right = judgements.filter(({ faults }) => faults.length === 0).length;
  return {
    phrases: judgements.length,
    recognised: right / judgements.length,
    answerable: answered.length,
    precision: answered.reduce((sum, value) => sum + value, 0) / Math.max(answered.length, 1),
  };
}
