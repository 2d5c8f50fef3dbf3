import { fold, wordsOf } from '../../../domain/search/fold';
import type { Facet, FacetValue, NamedValue } from '../../../domain/search/search.types';

/** A value of a facet, with how many cars have it. */
export interface Candidate extends NamedValue {
  count: number;
}

/** Facet of makes and models; the same model in another version is a level further down. */
export const makeFacet = 'car_brand';

/** What makes are called for short; names that are written in many ways are folded anyhow. */
const makeNames: Readonly<Record<string, string>> = {
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

/** Short names of makes, folded. */
export const shortNames: readonly string[] = Object.keys(makeNames);

/** Class and series as languages call them, in the place where English has them. */
const modelWords: Readonly<Record<string, string>> = {
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

/** Names that are words of their own, and mean a model only behind its make. */
const commonWords = new Set(['up', 'ka', 'go', 'one', 'id', 'model', 'spring', 'note', 'land']);

/** A text as names are compared: `ID.4`, `id 4` and `ID4` are the same. */
export const nameKey = (text: string): string => wordsOf(text).join('');

/** As `nameKey`, for what people write: `3-serie` is 3 Series. */
export function writtenKey(words: readonly string[]): string {
  const parts = words.flatMap(wordsOf).map((word) => modelWords[word] ?? word);
  const joined = parts.join('');
  return makeNames[joined] ?? joined;
}

/** A name that says nothing without its make: digits that may be a year or a number of seats. */
export const needsMake = (key: string): boolean =>
  key.length < 2 || /^\d{1,2}$/.test(key) || /^(?:19|20)\d\d$/.test(key) || commonWords.has(key);

/** Finds values of facets by what they are called. */
export class Names {
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

  /** Values that are called so. */
  exact(key: string): readonly Candidate[] | undefined {
    return this.#exact.get(key);
  }

  /** Values whose names begin with these words: `3 series` is each of `3 Series Touring`. */
  beginning(key: string): readonly Candidate[] | undefined {
    return this.#beginnings.get(key);
  }

  /** A code of models and versions as the stock writes it, such as `C 220 d`, by its letters and digits alone. */
  code(key: string): string | undefined {
    return this.#codes.get(key);
  }

  /** The values of a field that are among these, whatever their letter case. */
  among(field: string, values: readonly string[]): Candidate[] {
    const known = this.#byFacet.get(field);
    const found = values.flatMap((text) => known?.get(fold(text)) ?? []);
    return [...new Set(found)];
  }

  /** All values of a field, with their texts. */
  of(field: string): Candidate[] {
    return [...(this.#byFacet.get(field)?.values() ?? [])];
  }

  /** Names of one word that a mistyped one may mean. */
  get keys(): IterableIterator<string> {
    return this.#exact.keys();
  }

  #add(fields: readonly string[], above: readonly string[], value: FacetValue): void {
    const levels = [...above, value.text];
    const facet = fields.slice(0, levels.length).join('>');
    const candidate = { facet, levels, count: value.count };
    const field = fields[above.length] ?? facet;
    const ofField = this.#byFacet.get(field) ?? new Map<string, Candidate>();
    this.#byFacet.set(field, ofField);
    ofField.set(fold(value.text), candidate);
    this.#addKeys(candidate, above);
    for (const child of value.children ?? []) this.#add(fields, levels, child);
  }

  #addCodes(text: string): void {
    const words = text.split(/\s+/);
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= Math.min(from + maxCodeWords, words.length); to += 1) {
        const code = words.slice(from, to);
        const key = nameKey(code.join(' '));
        if (isCode(code) && !this.#codes.has(key)) this.#codes.set(key, code.join(' '));
      }
    }
  }

  #addKeys(candidate: Candidate, above: readonly string[]): void {
    const { facet, levels } = candidate;
    const text = levels.at(-1) ?? '';
    const key = nameKey(text);
    const isModel = facet.startsWith(`${makeFacet}>`);
    if (!isModel || !needsMake(key)) push(this.#exact, key, candidate);
    if (isModel) this.#addCodes(text);
    if (levels.length > 2) return;
    const make = above[0];
    const words = wordsOf(text);
    const begins = words.slice(0, -1).map((_, at) => words.slice(0, at + 1).join(''));
    if (isModel && make !== undefined) push(this.#exact, nameKey(`${make} ${text}`), candidate);
    for (const begin of begins) {
      if (isModel && make !== undefined) {
        push(this.#beginnings, nameKey(make) + begin, candidate);
        if (!needsMake(begin)) push(this.#beginnings, begin, candidate);
      } else if (begin.length > 3 && !commonWords.has(begin)) {
        push(this.#beginnings, begin, candidate);
      }
    }
  }
}

/** Words of the longest code. */
const maxCodeWords = 3;

/** Letters and digits in one run of words, the words of letters being short: `220 d` and not `90 Intens`. */
const isCode = (words: readonly string[]): boolean => {
  const all = words.join('');
  const isShort =
    words.length === 1 || words.every((word) => (word.match(/\p{L}/gu) ?? []).length < 5);
  return isShort && /\p{L}/u.test(all) && /\p{N}/u.test(all);
};

function push(map: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const known = map.get(key);
  if (known) known.push(candidate);
  else if (key !== '') map.set(key, [candidate]);
}
