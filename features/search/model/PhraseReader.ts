import { fold, wordsOf } from '../../../domain/search/fold';
import { keysOf } from '../../../domain/typedKeys';
import { findKnownModel, knownKeys, knownMakes } from './knownModels';
import type { Names, Candidate } from './Names';
import { makeFacet, nameKey, shortNames, writtenKey } from './Names';
import { nearestWord } from './nearestWord';
import { isModel, type Meaning } from './piece';
import type { PlaceNames } from './PlaceNames';
import type { SearchWords, WordOrder } from './words/searchWords';

/** Finds what phrases mean: values of the facets, orders, models that are not sold, towns. */
export class PhraseReader {
  readonly #ignored = new Set<string>();
  readonly #joins = new Set<string>();
  readonly #negations = new Set<string>();
  readonly #lateNegations = new Set<string>();
  readonly #refusals = new Set<string>();
  readonly #assents = new Set<string>();
  readonly #unfiltered = new Set<string>();
  readonly #values = new Map<string, Candidate[]>();
  readonly #orders = new Map<string, WordOrder>();
  /** Makes with endings of the page's language. */
  readonly #makes: ReadonlyMap<string, Meaning>;
  /** Words of equipment: they are spelt right, whatever model they resemble. */
  readonly #equipment: ReadonlySet<string>;

  constructor(
    readonly names: Names,
    languages: readonly SearchWords[],
    private readonly places?: PlaceNames,
  ) {
    for (const known of languages) {
      const { ignored, joins, negations, unfiltered, values, orders } = known;
      // What says nothing in the page's own language means nothing in another one either.
      const earlier = new Set(this.#ignored);
      const learn = <Meant>(map: Map<string, Meant>, word: string, meant: Meant): void => {
        const key = writtenKey([word]);
        if (!earlier.has(key) && !map.has(key)) map.set(key, meant);
      };
      const learnAll = (keys: Set<string>, words: readonly string[]): void => {
        for (const word of words) {
          const key = writtenKey([word]);
          if (!earlier.has(key)) keys.add(key);
        }
      };
      learnAll(this.#joins, joins);
      learnAll(this.#negations, negations);
      learnAll(this.#lateNegations, known.lateNegations);
      learnAll(this.#refusals, known.refusals);
      learnAll(this.#assents, known.assents);
      learnAll(this.#unfiltered, unfiltered);
      for (const word of ignored) this.#ignored.add(writtenKey([word]));
      for (const { words, field, values: texts } of values) {
        const candidates = names.among(field, texts);
        for (const word of words) learn(this.#values, word, candidates);
      }
      for (const order of keysOf(orders)) {
        for (const word of orders[order] ?? []) learn(this.#orders, word, order);
      }
    }
    this.#makes = inflectedMakes(names, languages);
    this.#equipment = new Set(
      names.of('car_equipment').flatMap(({ levels }) => levels.flatMap(wordsOf)),
    );
  }

  /** The longest phrase at the beginning of some words that means something, and how many words it has. */
  read(words: readonly string[]): { meaning: Meaning; length: number } {
    for (let length = words.length; length > 0; length -= 1) {
      const phrase = words.slice(0, length);
      const meaning =
        this.#meaningOf(writtenKey(phrase)) ?? this.#town(phrase) ?? this.#code(phrase);
      if (meaning) return { meaning, length };
    }
    const [word = ''] = words;
    const meaning = this.#inflected(word) ??
      this.#compound(word) ??
      this.#mistyped(word) ?? { kind: 'word', searched: codeApart(word) };
    return { meaning, length: 1 };
  }

  /** A value of the cars that a town is, or the town itself where none of them stands there. */
  valuesOfTown(name: string): Candidate[] {
    const named = this.names.exact(writtenKey([name])) ?? [];
    return named.filter(({ facet }) => isPlace(facet));
  }

  #meaningOf(key: string): Meaning | undefined {
    if (key === '') return { kind: 'ignored' };
    const meant = this.#values.get(key);
    const named = this.names.exact(key)?.filter(isSearched) ?? [];
    // A word of the language goes before a model that is called so, and before one of several values that it means.
    const isWord =
      meant !== undefined &&
      meant.length > 0 &&
      named.every((value) => isModel(value) || meant.includes(value));
    if (named.length > 0 && !isWord) return { kind: 'values', candidates: named, all: false };
    if (meant && meant.length > 0) return { kind: 'values', candidates: meant, all: true };
    const order = this.#orders.get(key);
    if (order) return { kind: 'order', order };
    if (this.#unfiltered.has(key)) return { kind: 'unread' };
    if (this.#refusals.has(key)) return { kind: 'not', answers: 'always' };
    if (this.#lateNegations.has(key)) return { kind: 'not', answers: 'atEnd' };
    if (this.#negations.has(key)) return { kind: 'not' };
    if (this.#assents.has(key)) return { kind: 'yes' };
    if (this.#joins.has(key)) return { kind: 'join' };
    // A value that none of the cars has is a word like any other.
    if (this.#ignored.has(key) && !meant) return { kind: 'ignored' };
    const begun = this.names.beginning(key)?.filter(isSearched);
    if (begun && begun.length > 0) return { kind: 'values', candidates: begun, all: true };
    const model = findKnownModel(key);
    return model && { kind: 'unsold', model };
  }

  /** A town that is named by itself: one that is large, and by no word of equipment. */
  #town(words: readonly string[]): Meaning | undefined {
    const text = wordsOf(words.join(' ')).join(' ');
    const town = this.places?.town(text);
    if (!town || this.#isEquipment(text)) return undefined;
    const candidates = this.valuesOfTown(town.name);
    if (candidates.length > 0) return { kind: 'values', candidates, all: false };
    return town.isLarge ? { kind: 'place', place: { name: town.name } } : undefined;
  }

  /** A code of the stock, whatever blanks it is written with: `c220d`, `2.0tdi`, `d 4`. */
  #code(words: readonly string[]): Meaning | undefined {
    const hasMeaning =
      words.length > 1 && words.some((word) => this.#values.has(writtenKey([word])));
    const searched = hasMeaning ? undefined : this.names.code(nameKey(words.join(' ')));
    return searched === undefined ? undefined : { kind: 'word', searched };
  }

  /** A make with an ending: `no teslas`, `ei audia`, `nechcem teslu`. */
  #inflected(word: string): Meaning | undefined {
    return this.#makes.get(writtenKey([word]));
  }

  /** `elkombi` is an estate with electric drive: both parts, where both mean something. */
  #compound(word: string): Meaning | undefined {
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

  #mistyped(word: string): Meaning | undefined {
    const key = fold(word);
    if (this.#isEquipment(key)) return undefined;
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

  #isEquipment(text: string): boolean {
    return [...this.#equipment].some((known) => known.startsWith(text));
  }
}

/** A code that no car has, as it is written with blanks: `c220d` finds what `c 220 d` does. */
function codeApart(word: string): string | undefined {
  const [, before = '', digits, after = ''] =
    /^(\p{L}{0,3})(\d{2,3})(\p{L}{1,2})$/u.exec(word) ?? [];
  return digits && [before, digits, after].filter(Boolean).join(' ');
}

/** What makes are called with the endings of a language; not where that is a word of another kind, such as `seats`. */
function inflectedMakes(names: Names, languages: readonly SearchWords[]): Map<string, Meaning> {
  const units = new Set(
    languages.flatMap(({ amounts }) => Object.values(amounts.units).flat().map(fold)),
  );
  const makes = names
    .of(makeFacet)
    .map((make): [string, Meaning] => [
      nameKey(make.levels[0] ?? ''),
      { kind: 'values', candidates: [make], all: false },
    ]);
  const unsold = knownMakes.map((model): [string, Meaning] => [
    nameKey(model.make),
    { kind: 'unsold', model },
  ]);
  const inflected = new Map<string, Meaning>();
  for (const [key, meaning] of [...makes, ...unsold]) {
    if (key.length < minMakeLength) continue;
    for (const ending of languages[0]?.nameEndings ?? []) {
      for (const stem of [key, key.replace(/a$/, '')]) {
        const form = stem + fold(ending);
        if (!units.has(form) && !inflected.has(form)) inflected.set(form, meaning);
      }
    }
  }
  return inflected;
}

/** Letters of the shortest make that is known with an ending. */
const minMakeLength = 3;

/** Equipment is searched for in words: cars have it in many wordings. Codes are no words. */
const unsearched: ReadonlySet<string> = new Set(['car_equipment', 'car_vehicle_type_code']);

const isSearched = ({ facet }: Candidate): boolean => !unsearched.has(facet);

export const isPlace = (facet: string): boolean => facet.split('>')[0] === 'car_site_region';
