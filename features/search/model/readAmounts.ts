import { fold } from '../../../domain/search/fold';
import { kilometresOf, type DistanceUnit } from './kilometresOf';
import type { Bounds, SearchMarket } from '../../../domain/search/search.types';
import { keysOf } from '../../../domain/typedKeys';
import type { AmountKind, AmountWords, SearchWords } from './words/searchWords';

/** A number in a text, what it counts, and where it stands. */
export interface Amount {
  kind:
    | 'price'
    | 'month'
    | 'mileage'
    | 'power'
    | 'seats'
    | 'doors'
    | 'year'
    | 'range'
    | 'litres'
    | 'acceleration';
  bounds: Bounds;
  /** First word of the text that belongs to it, and the first behind it. */
  from: number;
  to: number;
}

/** Less than this for a car is what it costs a month, in whole units of the currency. */
const minPrice: Readonly<Record<string, number>> = { SEK: 10_000, NOK: 10_000 };
const minPriceElsewhere = 1000;

/** Years that cars are of, and numbers that are a price without saying so. */
const isYear = (number: number): boolean => number >= 1980 && number < 2040;
const plainPrice = 10_000;

const number = String.raw`\d{1,3}(?:[ .,']\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?`;

/**
 * The numbers of a text that say what they count: `under 300 000 kr`, `max 5 000 mil`, `2018-2020`,
 * `7 sits`, `från 2020`. A number alone counts nothing, but for one that only a price can be.
 * @param words of the text, as written
 */
export function readAmounts(
  words: readonly string[],
  known: readonly SearchWords[],
  market: SearchMarket,
): Amount[] {
  const reader = readerOf(known);
  const text = words.map(fold).join(' ');
  const starts = startsOf(words.map(fold));
  return matchesIn(text, reader.pattern).flatMap((match) => {
    const meant = meaningOf(reader, match, market);
    if (!meant) return [];
    const end = match.index + match[0].length;
    return [{ ...meant, from: starts.indexOf(match.index), to: wordBehind(starts, end) }];
  });
}

/**
 * The amounts of a text, each of its own kind: `newer than 2019 to 60000 km` is a year and a mileage, not a range
 * between them.
 */
function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  let from = 0;
  for (;;) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) return found;
    const link = isOfTwoKinds(match) ? match.indices?.groups?.link?.[0] : undefined;
    pattern.lastIndex = match.index;
    const one = link === undefined ? match : pattern.exec(text.slice(0, link));
    if (one) found.push(one);
    from = (one ?? match).index + (one ?? match)[0].length;
  }
}

function isOfTwoKinds({ groups = {} }: RegExpExecArray): boolean {
  const { first, firstK, second } = groups;
  if (second === undefined || firstK !== undefined || !/^\d{4}$/.test(first ?? '')) return false;
  return isYear(Number(first)) && !isYear(Number(second));
}

function startsOf(words: readonly string[]): number[] {
  let at = 0;
  return words.map((word) => {
    const start = at;
    at += word.length + 1;
    return start;
  });
}

const wordBehind = (starts: readonly number[], end: number): number => {
  const at = starts.findIndex((start) => start >= end);
  return at < 0 ? starts.length : at;
};

type Side = 'upTo' | 'from' | 'after' | 'before';

interface AmountReader {
  pattern: RegExp;
  sides: ReadonlyMap<string, Side>;
  more: ReadonlySet<string>;
  units: ReadonlyMap<string, AmountKind>;
  topics: ReadonlyMap<string, AmountKind>;
}

const readers = new WeakMap<SearchWords, AmountReader>();

/** One for each language that comes first, made once. */
function readerOf(known: readonly SearchWords[]): AmountReader {
  const [own] = known;
  if (!own) throw new RangeError('Amounts are read in no language');
  const reader = readers.get(own) ?? createReader(known.map(({ amounts }) => amounts));
  readers.set(own, reader);
  return reader;
}

function createReader(all: readonly AmountWords[]): AmountReader {
  const sides = new Map<string, Side>();
  for (const side of ['before', 'after', 'from', 'upTo'] as const) {
    for (const words of all) for (const word of words[side]) sides.set(fold(word), side);
  }
  const units = kindsOf(all.map((words) => words.units));
  const topics = kindsOf(all.map((words) => words.topics));
  const more = new Set(all.flatMap(({ orMore }) => orMore.map(fold)));
  const trails = [...more, ...all.flatMap(({ orLess }) => orLess.map(fold))];
  // In `from 2020 max 40000 miles` the word is the next number's.
  const shared = trails.filter((it) => sides.has(it));
  const own = trails.filter((it) => !sides.has(it));
  const trail = [
    ...(own.length > 0 ? [anyOf(own)] : []),
    ...(shared.length > 0 ? [`(?:${anyOf(shared)})(?! ?[£€$]? ?\\d)`] : []),
  ].join('|');
  const thousands = anyOf([
    ...all.flatMap((words) => words.thousands.map(fold)),
    ...thousandsSigns,
  ]);
  const amount = (name: string) =>
    `(?:[£€$] ?)?(?<${name}>${number})(?: ?(?<${name}K>${thousands})(?![a-z]))?`;
  const pattern = [
    `(?<=^| )(?:(?<topic>${anyOf(topics.keys())}):? )?(?:(?<side>${anyOf(sides.keys())}) ?)?`,
    amount('first'),
    `(?:(?<link> ?[-–] ?| (?:${anyOf(all.flatMap(({ to }) => to.map(fold)))}) )${amount('second')})?`,
    String.raw`(?<plus>\+)?(?:[ -]?(?<unit>${anyOf(units.keys())})(?![a-z]))?`,
    `(?: (?<ofRange>${anyOf(all.flatMap((words) => words.ofRange.map(fold)))}))?`,
    `(?: (?<trail>${trail}))?(?=$|[ ,.])`,
  ].join('');
  return { pattern: new RegExp(pattern, 'dgu'), sides, more, units, topics };
}

function kindsOf(all: readonly AmountWords['units'][]): Map<string, AmountKind> {
  const kinds = new Map<string, AmountKind>();
  for (const units of all) {
    for (const kind of keysOf(units)) {
      for (const word of units[kind]?.map(fold) ?? []) {
        // The page's own language comes first.
        if (!kinds.has(word)) kinds.set(word, kind);
      }
    }
  }
  return kinds;
}

/** An expression for any of the texts, the longest first. */
function anyOf(texts: Iterable<string>): string {
  return [...new Set(texts)]
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('|');
}

type Meant = Pick<Amount, 'kind' | 'bounds'>;

function meaningOf(
  { sides, more, units, topics }: AmountReader,
  match: RegExpMatchArray,
  market: SearchMarket,
): Meant | undefined {
  const {
    topic,
    side: sideWord,
    first,
    firstK,
    second,
    secondK,
    plus,
    unit,
    ofRange,
    trail,
  } = match.groups ?? {};
  const side = sideWord === undefined ? undefined : sides.get(sideWord);
  const isMore = plus !== undefined || (trail !== undefined && more.has(trail));
  // `20-30k` are thousands both.
  const lower = amountOf(first, firstK ?? (second === undefined ? undefined : secondK));
  const upper = amountOf(second, secondK);
  if (lower === undefined) return undefined;
  const says = unit !== undefined || topic !== undefined || ofRange !== undefined;
  const counted = isInSeconds(unit, upper ?? lower) ? 'acceleration' : units.get(unit ?? '');
  const isRange = ofRange !== undefined || topics.get(topic ?? '') === 'range';
  // A distance says itself what it is counted in; what is told of it says what it is.
  const named = isRange
    ? 'range'
    : (counted ??
      topics.get(topic ?? '') ??
      wordedKind(firstK ?? secondK) ??
      (isAcceleration(lower, upper) ? 'acceleration' : undefined));
  const bounded = side !== undefined || second !== undefined || trail !== undefined || isMore;
  const kind = named ?? guessedKind(upper ?? lower, { bounded, grouped: /\D/.test(first ?? '') });
  if (!kind || (!says && !bounded && kind !== 'price')) return undefined;
  if (kind === named && (upper ?? lower) > (maxCounted[kind] ?? Infinity)) return undefined;

  const exact = second === undefined && !bounded && ['year', 'seats', 'doors'].includes(kind);
  const bounds: Bounds =
    upper !== undefined
      ? lower > upper
        ? [upper, lower]
        : [lower, upper]
      : boundsOf(lower, { side, isMore, isLess: trail !== undefined && !isMore, exact, kind });
  return inMarket(kind, bounds, market, counted);
}

/** Signs for thousands that are written behind a number in any language: `300'`. */
const thousandsSigns = ["'", '’', '´', '′'] as const;

/** Words for thousands that only money is counted in. */
const thousandsOfMoney: ReadonlySet<string> = new Set(['tkr', 'grand', 'lapper', 'lax', 'papp']);

/** `150 tkr` is money, `15 tkm` a distance. */
const wordedKind = (thousands: string | undefined): AmountKind | undefined =>
  thousandsOfMoney.has(thousands ?? '') ? 'price' : thousands === 'tkm' ? 'km' : undefined;

function amountOf(text: string | undefined, thousands: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const grouped = /^\d{1,3}(?:[ .,']\d{3})+$/.test(text);
  const value = Number(grouped ? text.replace(/\D/g, '') : text.replace(',', '.'));
  return thousands === undefined ? value : value * 1000;
}

/** Swedes shorten seconds as they do their currency. */
const isInSeconds = (unit: string | undefined, value: number): boolean =>
  unit === 'sek' && value < 60;

/** `0-100` tells how fast a car is, in km/h or miles. */
const isAcceleration = (from: number, to = 0): boolean => from === 0 && [60, 62, 100].includes(to);

/** More than these a car does not have: behind a larger number the letter is part of a name, such as `C 220 d`. */
const maxCounted: Partial<Record<AmountKind, number>> = { doors: 9, seats: 99, litres: 9.9 };

/** What a number counts that does not say so. */
function guessedKind(
  value: number,
  { bounded, grouped }: { bounded: boolean; grouped: boolean },
): AmountKind | undefined {
  if (!grouped && isYear(value)) return 'year';
  return value >= plainPrice || (bounded && value >= 100) ? 'price' : undefined;
}

function boundsOf(
  value: number,
  how: { side?: Side; isMore: boolean; isLess: boolean; exact: boolean; kind: AmountKind },
): Bounds {
  const { side, isMore, isLess, exact, kind } = how;
  if (exact) return [value, value];
  if (kind === 'seats' || kind === 'doors')
    return side === 'from' || isMore ? [value, null] : [value, value];
  if (kind === 'year' && side === 'after') return [value + 1, null];
  if (kind === 'year' && side === 'before') return [null, value - 1];
  if (isMore) return [value, null];
  if (isLess) return [null, value];
  if (side === 'from' || side === 'after') return [value, null];
  if (side === undefined && (kind === 'power' || kind === 'range')) return [value, null];
  return [null, value];
}

/** Bounds as the market's own fields count. */
function inMarket(
  kind: AmountKind,
  bounds: Bounds,
  market: SearchMarket,
  counted?: AmountKind,
): Meant | undefined {
  const scaled = (factor: number): Bounds => {
    const [from, to] = bounds.map((bound) => bound && Math.round(bound * factor));
    return [from ?? null, to ?? null];
  };
  if (isDistance(kind)) {
    const factor = kilometresOf[kind] / kilometresOf[market.mileageUnit];
    return { kind: 'mileage', bounds: scaled(factor) };
  }
  if (kind === 'litres') return { kind, bounds };
  if (kind === 'range') {
    const unit = rangeUnit(market);
    if (counted === undefined) return { kind, bounds: scaled(1) };
    if (!isDistance(counted)) return undefined;
    return { kind, bounds: scaled(kilometresOf[counted] / kilometresOf[unit]) };
  }
  if (kind === 'price') {
    const least = minPrice[market.currency] ?? minPriceElsewhere;
    const isMonthly = (bounds[1] ?? bounds[0] ?? 0) < least;
    return { kind: isMonthly ? 'month' : 'price', bounds: scaled(1) };
  }
  if (kind === 'year' && !bounds.some((bound) => bound !== null && isYear(bound))) return undefined;
  return { kind, bounds: scaled(1) };
}

const isDistance = (kind: AmountKind): kind is DistanceUnit => Object.hasOwn(kilometresOf, kind);

/** How far cars go without being charged is told in kilometres, or miles, also where mileages are in mil. */
const rangeUnit = ({ mileageUnit }: SearchMarket): DistanceUnit =>
  mileageUnit === 'miles' ? 'miles' : 'km';
