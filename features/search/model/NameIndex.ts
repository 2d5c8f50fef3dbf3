import { fold, splitWords } from '../../../domain/search/fold';
import type { Facet, FacetValue, NamedValue } from '../../../domain/search/search.types';

/** A value of a facet, with the number of cars that have it. */
export interface Candidate extends NamedValue {
  count: number;
}

/** Facet of makes. Models are the next level of its hierarchy (`car_brand>car_model`), then versions. */
export const makeFacet = 'car_brand';

/** Short, slang and mistyped names of makes, with the `nameKey` of the make. */
const makesByAlias: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  volkswagon: 'volkswagen',
  wolkswagen: 'volkswagen',
  folkvagn: 'volkswagen',
  merc: 'mercedesbenz',
  merca: 'mercedesbenz',
  benz: 'mercedesbenz',
  mb: 'mercedesbenz',
  bimmer: 'bmw',
  beamer: 'bmw',
  bemari: 'bmw',
  bmv: 'bmw',
  bavorak: 'bmw',
  mersu: 'mercedesbenz',
  mercedes: 'mercedesbenz',
  mersa: 'mercedesbenz',
  volkkari: 'volkswagen',
  chevy: 'chevrolet',
  alfa: 'alfaromeo',
  landrover: 'landrover',
  toyo: 'toyota',
  beemer: 'bmw',
};

/** The short and alternative names of makes, as folded keys. */
export const makeAliases: readonly string[] = Object.keys(makesByAlias);

/** Words for `class` and `series` in each language, with their English form. */
const englishModelWords: Readonly<Record<string, string>> = {
  klass: 'class',
  klassen: 'class',
  klasse: 'class',
  luokka: 'class',
  trieda: 'class',
  serie: 'series',
  serien: 'series',
  sarja: 'series',
  seria: 'series',
  rad: 'series',
};

/** Names of models that are also ordinary words: they mean a model only after its make. */
const commonWords = new Set(['up', 'ka', 'go', 'one', 'id', 'model', 'spring', 'note', 'land']);

/** The key by which names are compared: `ID.4`, `id 4` and `ID4` have the same key. */
export const nameKey = (text: string): string => splitWords(text).join('');

/** Like `nameKey`, for text that visitors type: `3-serie` has the key of `3 Series`. */
export function inputKey(words: readonly string[]): string {
  const normalized = words.flatMap(splitWords).map((word) => englishModelWords[word] ?? word);
  const joined = normalized.join('');
  return makesByAlias[joined] ?? joined;
}

/**
 * Whether a name is too ambiguous without its make, such as digits that may be a year or a number of seats.
 */
export const needsMake = (key: string): boolean =>
  key.length < 2 || /^\d{1,2}$/.test(key) || /^(?:19|20)\d\d$/.test(key) || commonWords.has(key);

/** An index of the values of facets, which finds them by their names. */
export class NameIndex {
  readonly #exact = new Map<string, Candidate[]>();
  readonly #beginnings = new Map<string, Candidate[]>();
  readonly #codes = new Map<string, string>();
  readonly #byFacet = new Map<string, Map<string, Candidate>>();

  constructor(facets: readonly Facet[]) {
    for (const facet of facets) {
      if (facet.type !== 'value') continue;
      for (const value of facet.values) this.#add(facet.name.split('>'), [], value);
    }
  }

  /** The values whose name has this `nameKey`; undefined if there are none. */
  findByKey(key: string): readonly Candidate[] | undefined {
    return this.#exact.get(key);
  }

  /** The values whose names begin with these words: `3 series` finds every `3 Series Touring`. */
  findByPrefix(key: string): readonly Candidate[] | undefined {
    return this.#beginnings.get(key);
  }

  /** A code in the name of a model or version, as the stock spells it: `C 220 d` for the key `c220d`. */
  findCode(key: string): string | undefined {
    return this.#codes.get(key);
  }

  /** The values of a field whose text is in the list, ignoring case. */
  findByText(field: string, values: readonly string[]): Candidate[] {
    const byText = this.#byFacet.get(field);
    const candidates = values.flatMap((text) => byText?.get(fold(text)) ?? []);
    return [...new Set(candidates)];
  }

  /** All values of a field. */
  listValues(field: string): Candidate[] {
    return [...(this.#byFacet.get(field)?.values() ?? [])];
  }

  /** Keys of all names, with which mistyped words are compared. */
  get keys(): IterableIterator<string> {
    return this.#exact.keys();
  }

  #add(fields: readonly string[], parentLevels: readonly string[], value: FacetValue): void {
    const levels = [...parentLevels, value.text];
    const facet = fields.slice(0, levels.length).join('>');
    const candidate = { facet, levels, count: value.count };
    const field = fields[parentLevels.length] ?? facet;
    const valuesOfField = this.#byFacet.get(field) ?? new Map<string, Candidate>();
    this.#byFacet.set(field, valuesOfField);
    valuesOfField.set(fold(value.text), candidate);
    this.#addKeys(candidate, parentLevels);
    for (const child of value.children ?? []) this.#add(fields, levels, child);
  }

  #addCodes(text: string): void {
    const words = text.split(/\s+/);
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= Math.min(start + MAX_CODE_WORDS, words.length); end += 1) {
        const code = words.slice(start, end);
        const key = nameKey(code.join(' '));
        if (isCode(code) && !this.#codes.has(key)) this.#codes.set(key, code.join(' '));
      }
    }
  }

  #addKeys(candidate: Candidate, parentLevels: readonly string[]): void {
    const { facet, levels } = candidate;
    const text = levels.at(-1) ?? '';
    const key = nameKey(text);
    const isModel = facet.startsWith(`${makeFacet}>`);
    if (!isModel || !needsMake(key)) addToList(this.#exact, key, candidate);
    if (isModel) this.#addCodes(text);
    if (levels.length > 2) return;
    const make = parentLevels[0];
    const words = splitWords(text);
    const prefixes = words.slice(0, -1).map((_, at) => words.slice(0, at + 1).join(''));
    if (isModel && make !== undefined)
      addToList(this.#exact, nameKey(`${make} ${text}`), candidate);
    for (const prefix of prefixes) {
      if (isModel && make !== undefined) {
        addToList(this.#beginnings, nameKey(make) + prefix, candidate);
        if (!needsMake(prefix)) addToList(this.#beginnings, prefix, candidate);
      } else if (prefix.length > 3 && !commonWords.has(prefix)) {
        addToList(this.#beginnings, prefix, candidate);
      }
    }
  }
}

/** Maximum number of words in a code. */
const MAX_CODE_WORDS = 3;

/**
 * Whether words form a code: letters and digits, fewer than five letters a word: `220 d`, not `90 Intens`.
 */
const isCode = (words: readonly string[]): boolean => {
  const joined = words.join('');
  const hasShortWords =
    words.length === 1 || words.every((word) => (word.match(/\p{L}/gu) ?? []).length < 5);
  return hasShortWords && /\p{L}/u.test(joined) && /\p{N}/u.test(joined);
};

function addToList(map: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const existing = map.get(key);
  if (existing) existing.push(candidate);
  else if (key !== '') map.set(key, [candidate]);
}
