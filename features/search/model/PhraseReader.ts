import { fold, splitWords } from '../../../domain/search/fold';
import { keysOf } from '../../../domain/typedKeys';
import { findKnownModel, knownKeys, knownMakes } from './knownModels';
import type { NameIndex, Candidate } from './NameIndex';
import { makeFacet, nameKey, makeAliases, inputKey } from './NameIndex';
import { nearestWord } from './nearestWord';
import { isModel, type Meaning } from './piece';
import type { PlaceNames } from './PlaceNames';
import type { SearchWords, WordOrder } from './words/searchWords';

/** Finds the meaning of phrases: facet values, sort orders, models that are not sold, towns. */
export class PhraseReader {
  readonly #ignored = new Set<string>();
  readonly #joins = new Set<string>();
  readonly #negations = new Set<string>();
  readonly trailingNegations = new Set<string>();
  readonly #refusals = new Set<string>();
  readonly #assents = new Set<string>();
  readonly #unfiltered = new Set<string>();
  readonly #values = new Map<string, Candidate[]>();
  readonly #orders = new Map<string, WordOrder>();
  /** Makes, in stock or well-known, by their inflected names in the page's language. */
  readonly #makes: ReadonlyMap<string, Meaning>;
  /** Words in the names of equipment, which are not corrected even if they resemble a model. */
  readonly #equipment: ReadonlySet<string>;

  constructor(
    readonly names: NameIndex,
    languages: readonly SearchWords[],
    private readonly places?: PlaceNames,
  ) {
    for (const searchWords of languages) {
      const { ignored, conjunctions, negations, unsupportedWishes, values, orders } = searchWords;
      // The page's own language comes first: a word that it ignores gets no meaning from a later language.
      const ignoredBefore = new Set(this.#ignored);
      const addMeaning = <Meant>(map: Map<string, Meant>, word: string, meant: Meant): void => {
        const key = inputKey([word]);
        if (!ignoredBefore.has(key) && !map.has(key)) map.set(key, meant);
      };
      const addKeys = (keys: Set<string>, words: readonly string[]): void => {
        for (const word of words) {
          const key = inputKey([word]);
          if (!ignoredBefore.has(key)) keys.add(key);
        }
      };
      addKeys(this.#joins, conjunctions);
      addKeys(this.#negations, negations);
      addKeys(this.trailingNegations, searchWords.trailingNegations);
      addKeys(this.#refusals, searchWords.refusals);
      addKeys(this.#assents, searchWords.assents);
      addKeys(this.#unfiltered, unsupportedWishes);
      for (const word of ignored) this.#ignored.add(inputKey([word]));
      for (const { words, field, values: texts } of values) {
        const candidates = names.findByText(field, texts);
        for (const word of words) addMeaning(this.#values, word, candidates);
      }
      for (const order of keysOf(orders)) {
        for (const word of orders[order] ?? []) addMeaning(this.#orders, word, order);
      }
    }
    this.#makes = inflectedMakes(names, languages);
    this.#equipment = new Set(
      names.listValues('car_equipment').flatMap(({ levels }) => levels.flatMap(splitWords)),
    );
  }

  /** The longest phrase at the start of `words` that has a meaning, and its number of words. */
  read(words: readonly string[]): { meaning: Meaning; length: number } {
    for (let length = words.length; length > 0; length -= 1) {
      const phrase = words.slice(0, length);
      const meaning =
        this.#findMeaning(inputKey(phrase)) ?? this.#town(phrase) ?? this.#code(phrase);
      if (meaning) return { meaning, length };
    }
    const [word = ''] = words;
    const meaning = this.#inflected(word) ??
      this.#compound(word) ??
      this.#mistyped(word) ?? { kind: 'word', searched: addSpacesToCode(word) };
    return { meaning, length: 1 };
  }

  /** Regions and towns in the stock that have this name. */
  findTownValues(name: string): Candidate[] {
    const valuesWithName = this.names.findByKey(inputKey([name])) ?? [];
    return valuesWithName.filter(({ facet }) => isPlaceFacet(facet));
  }

  #findMeaning(key: string): Meaning | undefined {
    if (key === '') return { kind: 'ignored' };
    const meant = this.#values.get(key);
    const named = this.names.findByKey(key)?.filter(isRecognisedFacet) ?? [];
    // A word of the language overrides models of that name, and values that it means anyway.
    const isWord =
      meant !== undefined &&
      meant.length > 0 &&
      named.every((value) => isModel(value) || meant.includes(value));
    if (named.length > 0 && !isWord) return { kind: 'values', candidates: named, meansAll: false };
    if (meant && meant.length > 0) return { kind: 'values', candidates: meant, meansAll: true };
    const order = this.#orders.get(key);
    if (order) return { kind: 'order', order };
    if (this.#unfiltered.has(key)) return { kind: 'unread' };
    if (this.#refusals.has(key)) return { kind: 'not', excludesPrevious: 'always' };
    if (this.trailingNegations.has(key)) return { kind: 'not', excludesPrevious: 'atEnd' };
    if (this.#negations.has(key)) return { kind: 'not' };
    if (this.#assents.has(key)) return { kind: 'yes' };
    if (this.#joins.has(key)) return { kind: 'join' };
    // A word for a value that no car has is not ignored, so that it becomes a keyword.
    if (this.#ignored.has(key) && !meant) return { kind: 'ignored' };
    const valuesWithPrefix = this.names.findByPrefix(key)?.filter(isRecognisedFacet);
    if (valuesWithPrefix && valuesWithPrefix.length > 0)
      return { kind: 'values', candidates: valuesWithPrefix, meansAll: true };
    const model = findKnownModel(key);
    return model && { kind: 'unsold', model };
  }

  /**
   * Reads a town without words such as `near`: one with cars, or a large one; never the name of equipment.
   */
  #town(words: readonly string[]): Meaning | undefined {
    const text = splitWords(words.join(' ')).join(' ');
    const town = this.places?.findTown(text);
    if (!town || this.#isEquipment(text)) return undefined;
    const candidates = this.findTownValues(town.name);
    if (candidates.length > 0) return { kind: 'values', candidates, meansAll: false };
    return town.isLarge ? { kind: 'place', place: { name: town.name } } : undefined;
  }

  /** Reads a code of the stock in any spacing: `c220d`, `2.0tdi`, `d 4`. */
  #code(words: readonly string[]): Meaning | undefined {
    const hasMeaning = words.length > 1 && words.some((word) => this.#values.has(inputKey([word])));
    const searched = hasMeaning ? undefined : this.names.findCode(nameKey(words.join(' ')));
    return searched === undefined ? undefined : { kind: 'word', searched };
  }

  /** Reads a make with an inflectional ending: `no teslas`, `ei audia`, `nechcem teslu`. */
  #inflected(word: string): Meaning | undefined {
    return this.#makes.get(inputKey([word]));
  }

  /** Reads a compound of two words that both have a meaning: `elkombi` is an electric estate. */
  #compound(word: string): Meaning | undefined {
    const key = inputKey([word]);
    for (let splitAt = 2; splitAt <= key.length - 2; splitAt += 1) {
      const meanings = [key.slice(0, splitAt), key.slice(splitAt)].map((half) =>
        this.#findMeaning(half),
      );
      const candidates = meanings.flatMap((halfMeaning) => {
        if (halfMeaning?.kind === 'ignored') return [[]];
        return halfMeaning?.kind === 'values' &&
          (halfMeaning.meansAll || halfMeaning.candidates.length === 1)
          ? [halfMeaning.candidates]
          : [];
      });
      const foundMeanings = candidates.flat();
      if (candidates.length === 2 && foundMeanings.length > 0) {
        return { kind: 'values', candidates: foundMeanings, meansAll: true };
      }
    }
    return undefined;
  }

  #mistyped(word: string): Meaning | undefined {
    const key = fold(word);
    if (this.#isEquipment(key)) return undefined;
    const vocabulary = [
      ...this.names.keys,
      ...this.#values.keys(),
      ...this.#orders.keys(),
      ...makeAliases,
      ...knownKeys(),
    ];
    const meant = nearestWord(key, vocabulary);
    return meant === undefined ? undefined : this.#findMeaning(inputKey([meant]));
  }

  #isEquipment(text: string): boolean {
    return [...this.#equipment].some((name) => name.startsWith(text));
  }
}

/** Adds spaces to a code that no car has, as the stock writes codes: `c220d` becomes `c 220 d`. */
function addSpacesToCode(word: string): string | undefined {
  const [, prefix = '', digits, suffix = ''] =
    /^(\p{L}{0,3})(\d{2,3})(\p{L}{1,2})$/u.exec(word) ?? [];
  return digits && [prefix, digits, suffix].filter(Boolean).join(' ');
}

/**
 * Makes by their names with the endings of the page's language. Units such as `seats` (SEAT) are excluded.
 */
function inflectedMakes(names: NameIndex, languages: readonly SearchWords[]): Map<string, Meaning> {
  const units = new Set(
    languages.flatMap(({ amounts }) => Object.values(amounts.units).flat().map(fold)),
  );
  const makes = names
    .listValues(makeFacet)
    .map((make): [string, Meaning] => [
      nameKey(make.levels[0] ?? ''),
      { kind: 'values', candidates: [make], meansAll: false },
    ]);
  const unsold = knownMakes.map((model): [string, Meaning] => [
    nameKey(model.make),
    { kind: 'unsold', model },
  ]);
  const inflected = new Map<string, Meaning>();
  for (const [key, meaning] of [...makes, ...unsold]) {
    if (key.length < MIN_MAKE_LENGTH) continue;
    for (const ending of languages[0]?.nameEndings ?? []) {
      for (const stem of [key, key.replace(/a$/, '')]) {
        const inflectedKey = stem + fold(ending);
        if (!units.has(inflectedKey) && !inflected.has(inflectedKey))
          inflected.set(inflectedKey, meaning);
      }
    }
  }
  return inflected;
}

/** Makes with fewer letters are recognised only without an ending. */
const MIN_MAKE_LENGTH = 3;

/**
 * Facets whose values are not recognised by name: equipment has words of its own, and codes are not words.
 */
const unrecognisedFacets: ReadonlySet<string> = new Set(['car_equipment', 'car_vehicle_type_code']);

const isRecognisedFacet = ({ facet }: Candidate): boolean => !unrecognisedFacets.has(facet);

/** Whether a facet is the region or town of the dealer. */
export const isPlaceFacet = (facet: string): boolean => facet.split('>')[0] === 'car_site_region';
