import { fold } from '../../../domain/search/fold';
import { KILOMETRES_PER_UNIT, type MileageUnit } from '../../../domain/distance/convertDistance';
import type { Bounds, SearchMarket } from '../../../domain/search/search.types';
import { keysOf } from '../../../domain/typedKeys';
import type { AmountKind, AmountWords, SearchWords } from './words/searchWords';

/** An amount in a text: what it measures, its bounds and its position. */
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
  /** Index of its first word, and of the first word after it. */
  from: number;
  to: number;
}

/** Lower amounts are monthly costs, not prices of cars; in whole units of the currency. */
const minCarPrices: Readonly<Record<string, number>> = { SEK: 10_000, NOK: 10_000 };
const DEFAULT_MIN_CAR_PRICE = 1000;

/** Whether a number is a year in which a car may have been built. */
const isYear = (number: number): boolean => number >= 1980 && number < 2040;
/** A lower number without a unit, topic or bound is not taken for a price. */
const MIN_BARE_PRICE = 10_000;

const numberPattern = String.raw`\d{1,3}(?:[ .,']\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?`;

/**
 * Finds the amounts in a text: numbers with a unit, a topic or a bound, such as `under 300 000 kr`,
 * `2018-2020` and `7 sits`, and bare numbers that are large enough to be a price.
 * @param words the words of the text, as written
 * @throws RangeError if `languages` is empty
 */
export function readAmounts(
  words: readonly string[],
  languages: readonly SearchWords[],
  market: SearchMarket,
): Amount[] {
  const reader = getReader(languages);
  const text = words.map(fold).join(' ');
  const starts = findWordStarts(words.map(fold));
  return findMatches(text, reader.pattern).flatMap((match) => {
    const meant = readMatch(reader, match, market);
    if (!meant) return [];
    const end = match.index + match[0].length;
    return [{ ...meant, from: starts.indexOf(match.index), to: indexOfWordAfter(starts, end) }];
  });
}

/**
 * Finds the matches of a text, and splits those that combine two kinds: `newer than 2019 to 60000 km` is a
 * year and a mileage, not a range.
 */
function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  let from = 0;
  for (;;) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) return matches;
    const link = isOfTwoKinds(match) ? match.indices?.groups?.link?.[0] : undefined;
    pattern.lastIndex = match.index;
    const firstAmount = link === undefined ? match : pattern.exec(text.slice(0, link));
    if (firstAmount) matches.push(firstAmount);
    from = (firstAmount ?? match).index + (firstAmount ?? match)[0].length;
  }
}

/** Whether a match links a year with a number that is not a year. */
function isOfTwoKinds({ groups = {} }: RegExpExecArray): boolean {
  const { first, firstK, second } = groups;
  if (second === undefined || firstK !== undefined || !/^\d{4}$/.test(first ?? '')) return false;
  return isYear(Number(first)) && !isYear(Number(second));
}

function findWordStarts(words: readonly string[]): number[] {
  let at = 0;
  return words.map((word) => {
    const start = at;
    at += word.length + 1;
    return start;
  });
}

const indexOfWordAfter = (starts: readonly number[], end: number): number => {
  const at = starts.findIndex((start) => start >= end);
  return at < 0 ? starts.length : at;
};

type Side = 'upTo' | 'from' | 'after' | 'before';

interface AmountReader {
  pattern: RegExp;
  sides: ReadonlyMap<string, Side>;
  orMoreWords: ReadonlySet<string>;
  units: ReadonlyMap<string, AmountKind>;
  topics: ReadonlyMap<string, AmountKind>;
}

const readers = new WeakMap<SearchWords, AmountReader>();

/** The reader of a main language, cached because its pattern is slow to compile. */
function getReader(languages: readonly SearchWords[]): AmountReader {
  const [mainLanguage] = languages;
  if (!mainLanguage) throw new RangeError('Amounts need a language');
  const reader = readers.get(mainLanguage) ?? createReader(languages.map(({ amounts }) => amounts));
  readers.set(mainLanguage, reader);
  return reader;
}

function createReader(amountWords: readonly AmountWords[]): AmountReader {
  const sides = new Map<string, Side>();
  for (const side of ['before', 'after', 'from', 'upTo'] as const) {
    for (const words of amountWords) for (const word of words[side]) sides.set(fold(word), side);
  }
  const units = mapUnitsToKinds(amountWords.map((words) => words.units));
  const topics = mapUnitsToKinds(amountWords.map((words) => words.topics));
  const more = new Set(amountWords.flatMap(({ orMore }) => orMore.map(fold)));
  const trails = [...more, ...amountWords.flatMap(({ orLess }) => orLess.map(fold))];
  // These words can also begin the next amount, as `max` does in `from 2020 max 40000 miles`.
  const ambiguous = trails.filter((word) => sides.has(word));
  const unambiguous = trails.filter((word) => !sides.has(word));
  const trail = [
    ...(unambiguous.length > 0 ? [toAlternation(unambiguous)] : []),
    ...(ambiguous.length > 0 ? [`(?:${toAlternation(ambiguous)})(?! ?[£€$]? ?\\d)`] : []),
  ].join('|');
  const thousands = toAlternation([
    ...amountWords.flatMap((words) => words.thousands.map(fold)),
    ...thousandsSigns,
  ]);
  const amount = (name: string) =>
    `(?:[£€$] ?)?(?<${name}>${numberPattern})(?: ?(?<${name}K>${thousands})(?![a-z]))?`;
  const pattern = [
    `(?<=^| )(?:(?<topic>${toAlternation(topics.keys())}):? )?(?:(?<side>${toAlternation(sides.keys())}) ?)?`,
    amount('first'),
    `(?:(?<link> ?[-–] ?| (?:${toAlternation(amountWords.flatMap(({ to }) => to.map(fold)))}) )${amount('second')})?`,
    String.raw`(?<plus>\+)?(?:[ -]?(?<unit>${toAlternation(units.keys())})(?![a-z]))?`,
    `(?: (?<ofRange>${toAlternation(amountWords.flatMap((words) => words.ofRange.map(fold)))}))?`,
    `(?: (?<trail>${trail}))?(?=$|[ ,.])`,
  ].join('');
  return { pattern: new RegExp(pattern, 'dgu'), sides, orMoreWords: more, units, topics };
}

function mapUnitsToKinds(unitWords: readonly AmountWords['units'][]): Map<string, AmountKind> {
  const kinds = new Map<string, AmountKind>();
  for (const units of unitWords) {
    for (const kind of keysOf(units)) {
      for (const word of units[kind]?.map(fold) ?? []) {
        // The page's own language comes first and takes precedence.
        if (!kinds.has(word)) kinds.set(word, kind);
      }
    }
  }
  return kinds;
}

/** A regular expression that matches any of the texts, preferring longer ones. */
function toAlternation(texts: Iterable<string>): string {
  return [...new Set(texts)]
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('|');
}

type KindAndBounds = Pick<Amount, 'kind' | 'bounds'>;

function readMatch(
  { sides, orMoreWords: more, units, topics }: AmountReader,
  match: RegExpMatchArray,
  market: SearchMarket,
): KindAndBounds | undefined {
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
  // In `20-30k`, both numbers are thousands.
  const lower = parseAmount(first, firstK ?? (second === undefined ? undefined : secondK));
  const upper = parseAmount(second, secondK);
  if (lower === undefined) return undefined;
  const hasUnit = unit !== undefined || topic !== undefined || ofRange !== undefined;
  const unitKind = isInSeconds(unit, upper ?? lower) ? 'acceleration' : units.get(unit ?? '');
  const isRange = ofRange !== undefined || topics.get(topic ?? '') === 'range';
  // With `range`, a unit such as km does not mean mileage.
  const explicitKind = isRange
    ? 'range'
    : (unitKind ??
      topics.get(topic ?? '') ??
      kindOfThousandsWord(firstK ?? secondK) ??
      (isAcceleration(lower, upper) ? 'acceleration' : undefined));
  const hasBound = side !== undefined || second !== undefined || trail !== undefined || isMore;
  const kind =
    explicitKind ??
    guessKind(upper ?? lower, { bounded: hasBound, grouped: /\D/.test(first ?? '') });
  if (!kind || (!hasUnit && !hasBound && kind !== 'price')) return undefined;
  if (kind === explicitKind && (upper ?? lower) > (maxByKind[kind] ?? Infinity)) return undefined;

  const isExact = second === undefined && !hasBound && ['year', 'seats', 'doors'].includes(kind);
  const bounds: Bounds =
    upper !== undefined
      ? lower > upper
        ? [upper, lower]
        : [lower, upper]
      : toBounds(lower, { side, isMore, isLess: trail !== undefined && !isMore, isExact, kind });
  return toMarketUnits(kind, bounds, market, unitKind);
}

/** Signs that mean thousands after a number in any language: `300'`. */
const thousandsSigns = ["'", '’', '´', '′'] as const;

/** Words for a thousand that are used only for money. */
const thousandsOfMoney: ReadonlySet<string> = new Set(['tkr', 'grand', 'lapper', 'lax', 'papp']);

/** What a word for thousands implies: `150 tkr` is money, `15 tkm` a distance. */
function kindOfThousandsWord(thousands: string | undefined): AmountKind | undefined {
  if (thousandsOfMoney.has(thousands ?? '')) return 'price';
  return thousands === 'tkm' ? 'km' : undefined;
}

function parseAmount(text: string | undefined, thousands: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const isGrouped = /^\d{1,3}(?:[ .,']\d{3})+$/.test(text);
  const value = Number(isGrouped ? text.replace(/\D/g, '') : text.replace(',', '.'));
  return thousands === undefined ? value : value * 1000;
}

/** Whether a number is in seconds: `sek` means both seconds and kronor in Swedish. */
const isInSeconds = (unit: string | undefined, value: number): boolean =>
  unit === 'sek' && value < 60;

/** Whether a range is that of an acceleration test: 0–100 km/h, or 0–60 and 0–62 mph. */
const isAcceleration = (from: number, to = 0): boolean => from === 0 && [60, 62, 100].includes(to);

/** Maximum amounts of a car. With a higher number the unit is part of a name, as in `C 220 d`. */
const maxByKind: Partial<Record<AmountKind, number>> = { doors: 9, seats: 99, litres: 9.9 };

/** Guesses the kind of a number that has no unit or topic. */
function guessKind(
  value: number,
  { bounded: isBounded, grouped: isGrouped }: { bounded: boolean; grouped: boolean },
): AmountKind | undefined {
  if (!isGrouped && isYear(value)) return 'year';
  return value >= MIN_BARE_PRICE || (isBounded && value >= 100) ? 'price' : undefined;
}

function toBounds(
  value: number,
  qualifiers: { side?: Side; isMore: boolean; isLess: boolean; isExact: boolean; kind: AmountKind },
): Bounds {
  const { side, isMore, isLess, isExact: exact, kind } = qualifiers;
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

/** Converts bounds to the units of the market's index; undefined if year or unit are impossible for a car. */
function toMarketUnits(
  kind: AmountKind,
  bounds: Bounds,
  market: SearchMarket,
  unitKind?: AmountKind,
): KindAndBounds | undefined {
  const scaled = (factor: number): Bounds => {
    const [from, to] = bounds.map((bound) => bound && Math.round(bound * factor));
    return [from ?? null, to ?? null];
  };
  if (isDistance(kind)) {
    const factor = KILOMETRES_PER_UNIT[kind] / KILOMETRES_PER_UNIT[market.mileageUnit];
    return { kind: 'mileage', bounds: scaled(factor) };
  }
  if (kind === 'litres') return { kind, bounds };
  if (kind === 'range') {
    const unit = rangeUnit(market);
    if (unitKind === undefined) return { kind, bounds: scaled(1) };
    if (!isDistance(unitKind)) return undefined;
    return { kind, bounds: scaled(KILOMETRES_PER_UNIT[unitKind] / KILOMETRES_PER_UNIT[unit]) };
  }
  if (kind === 'price') {
    const minCarPrice = minCarPrices[market.currency] ?? DEFAULT_MIN_CAR_PRICE;
    const isMonthly = (bounds[1] ?? bounds[0] ?? 0) < minCarPrice;
    return { kind: isMonthly ? 'month' : 'price', bounds: scaled(1) };
  }
  if (kind === 'year' && !bounds.some((bound) => bound !== null && isYear(bound))) return undefined;
  return { kind, bounds: scaled(1) };
}

const isDistance = (kind: AmountKind): kind is MileageUnit =>
  Object.hasOwn(KILOMETRES_PER_UNIT, kind);

/** Ranges of electric cars are given in kilometres or miles, even where mileages are in mil. */
const rangeUnit = ({ mileageUnit }: SearchMarket): MileageUnit =>
  mileageUnit === 'miles' ? 'miles' : 'km';
