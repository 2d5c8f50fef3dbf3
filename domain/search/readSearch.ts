import { fold, wordsOf } from './fold';
import { findKnownModel, knownKeys, type KnownModel } from './knownModels';
import { makeFacet, Names, shortNames, writtenKey, type Candidate } from './Names';
import { nearestWord } from './nearestWord';
import { readAmounts, type Amount } from './readAmounts';
import type { Bounds, Facet, NamedValue, SearchMarket } from './search.types';
import type { SearchWords, WordOrder } from './words/searchWords';
import { wordsIn } from './words/wordsIn';

/** What a visitor's words ask for. */
export interface SearchRead {
  values: readonly NamedValue[];
  ranges: Readonly<Record<string, Bounds>>;
  order?: WordOrder;
  /** Well-known models, or makes, that none of the cars is of. */
  unsold: readonly KnownModel[];
  /** The other words, in their order; names of models that are not sold among them. */
  keyphrase: string;
  /** The words of the keyphrase that are no such names. */
  others: string;
}

/** Words of the longest phrase with a meaning of its own. */
const maxPhraseWords = 5;
/** Words that are read; a search box takes no more characters than that anyhow. */
const maxWords = 60;

/** Facets that words are compared with: those with numbers are needed to know what the cars have. */
const monthlyCosts = ['car_loan_monthly_cost', 'car_privateleasing_monthly_cost'] as const;

/**
 * Reads free text as a seller would: `volvo elbil under 300000` is a make, a fuel and a price. Names of
 * the facets' values, words of the language, amounts, and makes and models with typing mistakes are
 * recognised, the longest run of words first; where a word is a value of several facets, the first
 * counts, of namesakes the one below a make that is named, and then the one that more cars have.
 * @param facets of all cars that may be found
 */
export function readSearch(
  text: string,
  facets: readonly Facet[],
  market: SearchMarket,
): SearchRead {
  const words = text
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .slice(0, maxWords);
  const reader = new PhraseReader(new Names(facets), wordsIn(market.language));
  const amounts = readAmounts(words, wordsIn(market.language), market);
  const ranges: Record<string, Bounds> = {};
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const amount = amounts.find(({ from }) => from === at);
    const meant = amount && meaningOf(amount, reader.names, facets);
    if (amount && meant) {
      if (meant.range) ranges[meant.range] = amount.bounds;
      if (meant.values) pieces.push({ kind: 'values', candidates: meant.values, all: true });
      at = amount.to;
      continue;
    }
    const ends = amounts.flatMap(({ from }) => (from > at ? [from] : []));
    const { piece, length } = reader.read(words.slice(at, Math.min(at + maxPhraseWords, ...ends)));
    pieces.push(piece);
    at += length;
  }
  return { ...summary(joinUnsold(pieces)), ranges };
}

type Piece =
  | { kind: 'values'; candidates: readonly Candidate[]; all: boolean }
  | { kind: 'order'; order: WordOrder }
  | { kind: 'unsold'; model: KnownModel }
  | { kind: 'ignored' }
  | { kind: 'word'; text: string };

/** What an amount filters by; undefined where the cars have nothing of it. */
function meaningOf({ kind, bounds }: Amount, names: Names, facets: readonly Facet[]) {
  if (kind === 'year' || kind === 'seats') {
    const [from, to] = bounds;
    const values = names.of(`car_${kind}`).filter(({ levels }) => {
      const value = Number(levels.at(-1));
      return value >= (from ?? -Infinity) && value <= (to ?? Infinity);
    });
    return values.length > 0 ? { values } : undefined;
  }
  if (kind !== 'month') return { range: `car_${kind}` };
  const offered = monthlyCosts.find((name) =>
    facets.some((facet) => facet.name === name && facet.type === 'histogram' && facet.max !== null),
  );
  return { range: offered ?? monthlyCosts[0] };
}

class PhraseReader {
  readonly #ignored = new Set<string>();
  readonly #values = new Map<string, Candidate[]>();
  readonly #orders = new Map<string, WordOrder>();
  /** Words of equipment: they are spelt right, whatever model they resemble. */
  readonly #equipment: ReadonlySet<string>;

  constructor(
    readonly names: Names,
    languages: readonly SearchWords[],
  ) {
    for (const { ignored, values, orders } of languages) {
      // What says nothing in the page's own language means nothing in another one either.
      const earlier = new Set(this.#ignored);
      const learn = <Meant>(map: Map<string, Meant>, word: string, meant: Meant): void => {
        const key = writtenKey([word]);
        if (!earlier.has(key) && !map.has(key)) map.set(key, meant);
      };
      for (const word of ignored) this.#ignored.add(writtenKey([word]));
      for (const { words, field, values: texts } of values) {
        const candidates = names.among(field, texts);
        for (const word of words) learn(this.#values, word, candidates);
      }
      for (const [order, words] of Object.entries(orders)) {
        for (const word of words) learn(this.#orders, word, order as WordOrder);
      }
    }
    this.#equipment = new Set(
      names.of('car_equipment').flatMap(({ levels }) => levels.flatMap(wordsOf)),
    );
  }

  /** The longest phrase at the beginning of some words that means something, and how many words it has. */
  read(words: readonly string[]): { piece: Piece; length: number } {
    for (let length = words.length; length > 0; length -= 1) {
      const piece = this.#meaningOf(writtenKey(words.slice(0, length)));
      if (piece) return { piece, length };
    }
    const [word = ''] = words;
    const piece = this.#compound(word) ?? this.#mistyped(word) ?? { kind: 'word', text: word };
    return { piece, length: 1 };
  }

  #meaningOf(key: string): Piece | undefined {
    if (key === '') return { kind: 'ignored' };
    const meant = this.#values.get(key);
    const named = this.names.exact(key)?.filter(isSearched) ?? [];
    const isWord = meant !== undefined && meant.length > 0 && named.every(isModel);
    if (named.length > 0 && !isWord) return { kind: 'values', candidates: named, all: false };
    if (meant && meant.length > 0) return { kind: 'values', candidates: meant, all: true };
    const order = this.#orders.get(key);
    if (order) return { kind: 'order', order };
    // A value that none of the cars has is a word like any other.
    if (this.#ignored.has(key) && !meant) return { kind: 'ignored' };
    const begun = this.names.beginning(key)?.filter(isSearched);
    if (begun && begun.length > 0) return { kind: 'values', candidates: begun, all: true };
    const model = findKnownModel(key);
    return model && { kind: 'unsold', model };
  }

  /** `elkombi` is an estate with electric drive: both parts, where both mean something. */
  #compound(word: string): Piece | undefined {
    const key = writtenKey([word]);
    for (let at = 2; at <= key.length - 2; at += 1) {
      const parts = [key.slice(0, at), key.slice(at)].map((part) => this.#meaningOf(part));
      const candidates = parts.flatMap((part) => {
        if (part?.kind === 'ignored') return [[]];
        return part?.kind === 'values' && (part.all || part.candidates.length === 1)
          ? [part.candidates]
          : [];
      });
      const found = candidates.flat();
      if (candidates.length === 2 && found.length > 0) {
        return { kind: 'values', candidates: found, all: true };
      }
    }
    return undefined;
  }

  #mistyped(word: string): Piece | undefined {
    const key = fold(word);
    if ([...this.#equipment].some((known) => known.startsWith(key))) return undefined;
    const known = [
      ...this.names.keys,
      ...this.#values.keys(),
      ...this.#orders.keys(),
      ...shortNames,
      ...knownKeys(),
    ];
    const meant = nearestWord(key, known);
    return meant === undefined ? undefined : this.#meaningOf(writtenKey([meant]));
  }
}

/** Equipment is searched for in words: cars have it in many wordings. Codes are no words. */
const unsearched: ReadonlySet<string> = new Set(['car_equipment', 'car_vehicle_type_code']);

const isSearched = ({ facet }: Candidate): boolean => !unsearched.has(facet);

/** A model or a version: it may be called like anything, such as Electric. */
const isModel = ({ facet }: NamedValue): boolean => facet.startsWith(`${makeFacet}>`);

/** A make before its model that is not sold belongs to it, and so does the make of a model alone. */
function joinUnsold(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece, at) => {
    const next = pieces[at + 1];
    if (next?.kind !== 'unsold') return true;
    if (piece.kind === 'unsold')
      return piece.model.model !== '' || piece.model.make !== next.model.make;
    return !(
      piece.kind === 'values' && piece.candidates.some((value) => isMake(value, next.model))
    );
  });
}

const isMake = ({ facet, levels }: Candidate, { make }: KnownModel): boolean =>
  facet === makeFacet && levels[0] === make;

function summary(pieces: readonly Piece[]): Omit<SearchRead, 'ranges'> {
  const runs = pieces.flatMap((piece) => (piece.kind === 'values' ? [piece] : []));
  const firsts = runs.flatMap(({ candidates }) => candidates[0] ?? []);
  const rest: string[] = [];
  const others: string[] = [];
  const unsold: KnownModel[] = [];
  let order: WordOrder | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'order') order = piece.order;
    if (piece.kind === 'word') {
      rest.push(piece.text);
      others.push(piece.text);
    }
    if (piece.kind === 'unsold') {
      unsold.push(piece.model);
      rest.push(`${piece.model.make} ${piece.model.model}`.trim());
    }
  }
  const values = runs.flatMap(({ candidates, all }) =>
    all ? candidates : chosen(candidates, firsts),
  );
  return {
    values: withoutParents(values),
    order,
    unsold,
    keyphrase: rest.join(' '),
    others: others.join(' '),
  };
}

/** One of the values with that name. */
function chosen(candidates: readonly Candidate[], firsts: readonly Candidate[]): Candidate[] {
  // A model that is called like something else is meant only below its make.
  const meant = candidates.filter(
    (candidate) => !isModel(candidate) || firsts.some((named) => isAbove(named, candidate)),
  );
  const likely = meant.length > 0 ? meant : candidates;
  const [first] = likely;
  if (!first) return [];
  const alike = likely.filter(({ facet }) => facet === first.facet);
  const below = alike.filter((candidate) => firsts.some((named) => isAbove(named, candidate)));
  const [best] = [...(below.length > 0 ? below : alike)].sort(
    (one, other) => other.count - one.count,
  );
  return best ? [best] : [];
}

/** Drops what is named twice, and values that another one stands below: a model says its make. */
function withoutParents(values: readonly Candidate[]): NamedValue[] {
  const seen = new Set<string>();
  return values.flatMap((value) => {
    const { facet, levels } = value;
    const key = [facet, ...levels].join('\n');
    if (seen.has(key) || values.some((other) => isAbove(value, other))) return [];
    seen.add(key);
    return [{ facet, levels }];
  });
}

function isAbove(one: NamedValue, other: NamedValue): boolean {
  return (
    other.facet.startsWith(`${one.facet}>`) &&
    one.levels.every((text, level) => other.levels[level] === text)
  );
}
