import { readFileSync } from 'node:fs';
import path from 'node:path';
import { levelsOf, rangeNames } from '../../features/car/ui/list/carFacets';
import type { CarListData } from '../../features/car/ui/list/carListData';
import { wordFacets } from '../../features/car/ui/wordFacets';
import { fold } from '../../domain/search/fold';
import type { Car } from '../../domain/documents/car';
import type { Language } from '../../sites/site.types';
import { distanceKm } from '../../domain/geography/distance';
import { findTowns } from './judgedTowns';
import { openSite, type JudgedSite } from './judgedSites';
import {
  findField,
  isRelevant,
  matchesName,
  readPhrases,
  findTexts,
  type Condition,
  type JudgedPhrase,
} from './rules';

/** Number of results that a visitor sees on the first screen. */
const RESULTS_TO_JUDGE = 10;

/** Evaluation of a phrase. */
export interface PhraseEvaluation {
  phrase: string;
  /** Filters that were not recognised as expected; empty if all are correct. */
  errors: readonly string[];
  /** Share of relevant cars among the first ten; undefined if the stock has none. */
  precision?: number;
}

/**
 * Sets of phrases: short ones; full requests with a place, a cost or an exclusion; and held-out requests,
 * which were not used to write the grammar.
 */
export type JudgedSet = 'phrases' | 'sentences' | 'heldOut';

/** Evaluates all phrases of a language with the cars of its site. */
export async function judgePhrases(
  language: Language,
  set: JudgedSet = 'phrases',
): Promise<PhraseEvaluation[]> {
  const file = path.join('tests', 'judged', set, `${language}.txt`);
  const site = await openSite(language);
  const judgements: PhraseEvaluation[] = [];
  for (const judged of readPhrases(readFileSync(file, 'utf8'))) {
    judgements.push(await judge(judged, site));
  }
  return judgements;
}

async function judge(judged: JudgedPhrase, site: JudgedSite): Promise<PhraseEvaluation> {
  const { phrase, conditions } = judged;
  const data = await site.search(phrase);
  const sold = isSold(conditions, site.cars);
  const displayed = data.cars.slice(0, RESULTS_TO_JUDGE);
  const carOf = new Map(site.cars.map((car) => [car.car_id, car]));
  const relevant = displayed.filter(({ car_id }) => {
    const car = carOf.get(car_id);
    return car && isRelevant(car, conditions, sold);
  });
  const isAnswerable = site.cars.some((car) => isRelevant(car, conditions, sold));
  return {
    phrase,
    errors: sold ? await findErrors(judged, data, site) : [],
    precision: isAnswerable ? relevant.length / Math.max(displayed.length, 1) : undefined,
  };
}

/** Checks whether the stock has a car of the named make and model, if there are any. */
function isSold(conditions: readonly Condition[], cars: readonly Car[]): boolean {
  const names = conditions.filter(
    ({ key, sign }) => (key === 'make' || key === 'model') && sign !== '!=',
  );
  return cars.some((car) => names.every((name) => matchesName(car, name)));
}

/** Returns the differences between recognised and expected filters. */
async function findErrors(
  { conditions, words, unread }: JudgedPhrase,
  data: CarListData,
  site: JudgedSite,
): Promise<string[]> {
  const { state, alternatives } = data;
  const { facets } = await site.answer({ facets: wordFacets, limit: 0 });
  const has = (condition: Condition): boolean => {
    const texts = findTexts(condition);
    const facet = facets.find(({ name }) => name === findField(condition.key));
    if (!texts || facet?.type !== 'value') return true;
    return facet.values.some(({ text }) => texts.has(fold(text)));
  };
  const wanted = conditions.filter(has);
  const missing = wanted.filter((condition) => !isMet(condition, data)).map(getName);
  const fields = wanted.map(({ key }) =>
    key === 'around' ? 'car_site_city' : (findField(key) ?? key),
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
  const reported = fold([...(data.unread ?? []), ...(data.droppedWords ?? [])].join(' '));
  const isReported = fold(unread)
    .split(' ')
    .every((word) => reported.includes(word));
  const remaining =
    alternatives || wanted.length < conditions.length ? [] : remainingWords(state.keyphrase, words);
  return [
    ...missing.map((name) => `without ${name}`),
    ...extra.map((name) => `also ${name}`),
    ...remaining,
    ...(isReported ? [] : [`not told "${unread}"`]),
  ];
}

const getName = ({ key, sign, values }: Condition): string => `${key}${sign}${values.join(',')}`;

const remainingWords = (keyphrase: string, words: string): string[] =>
  fold(keyphrase) === fold(words) ? [] : [`words "${keyphrase}"`];

function isMet(condition: Condition, { state, alternatives }: CarListData): boolean {
  const { key, sign, values } = condition;
  if (alternatives) return true;
  if (key === 'near') return false;
  if (key === 'around') return matchesTown(state, values[0] ?? '');
  if (key === 'sort') return state.sort === values[0];
  const field = findField(key) ?? key;
  const range = rangeNames.find(
    (name) =>
      name === field || (key === 'month' && name.endsWith('monthly_cost') && name in state.ranges),
  );
  if (range) return state.ranges[range]?.[sign === '<=' ? 1 : 0] === Number(values[0]);
  if (sign === '!=' && isExcluded(condition, state)) return true;
  const name = Object.keys(state.values).find((facet) => levelsOf(facet).includes(field));
  const level = name ? levelsOf(name).indexOf(field) : -1;
  const texts = (state.values[name ?? ''] ?? []).flatMap((path) => levelsOf(path)[level] ?? []);
  if (texts.length === 0) return false;
  const expected = findTexts(condition);
  if (expected) return texts.every((text) => expected.has(fold(text)) === (sign === '='));
  if (key === 'make' || key === 'model') {
    return texts.every(
      (text) => matchesName({ car_brand: text, car_model: text }, condition) === (sign === '='),
    );
  }
  const bound = Number(values[0]);
  if (sign === '=') return texts.every((text) => values.includes(text));
  return texts.every((text) => (sign === '<=' ? Number(text) <= bound : Number(text) >= bound));
}

/** Checks whether the list excludes the values of a condition. */
function isExcluded(condition: Condition, { excluded = {} }: CarListData['state']): boolean {
  const field = findField(condition.key) ?? '';
  const name = Object.keys(excluded).find((facet) => levelsOf(facet).includes(field));
  const level = name ? levelsOf(name).indexOf(field) : -1;
  const texts = (excluded[name ?? ''] ?? []).flatMap((path) => levelsOf(path)[level] ?? []);
  const expected = findTexts(condition);
  // Another condition may use the same field.
  if (expected) return texts.some((text) => expected.has(fold(text)));
  return condition.values.every((value) => texts.some((text) => fold(text) === fold(value)));
}

/** Checks whether the list contains cars near a town, or in it. */
function matchesTown({ place, values }: CarListData['state'], town: string): boolean {
  const towns = (values['car_site_region>car_site_city'] ?? []).map((entry) =>
    levelsOf(entry).at(-1),
  );
  const found = place?.found;
  // The position of a postcode is the centre of its district.
  const isNearby = findTowns(town).some((town) => found && distanceKm(found, town) < 15);
  return towns.includes(town) || isNearby;
}

/** Calculates the statistics of a language's evaluations. */
export function summarise(judgements: readonly PhraseEvaluation[]) {
  const answered = judgements.flatMap(({ precision }) =>
    precision === undefined ? [] : [precision],
  );
  const right = judgements.filter(({ errors }) => errors.length === 0).length;
  return {
    phrases: judgements.length,
    recognised: right / judgements.length,
    answerable: answered.length,
    precision: answered.reduce((sum, value) => sum + value, 0) / Math.max(answered.length, 1),
  };
}
