import { splitCompound } from '../../../services/search/analysis/compounds';
import { fold, splitWords } from '../../../domain/search/fold';
import type { IndexDefinition, SearchDocument } from '../../../services/search/indexDefinition';
import { collectCompoundSegments, collectMeanings } from '../../../services/search/words/languages';
import { readTexts } from './documentTexts';

/** A condition of a keyphrase: whether a document matches, and its best score. */
interface Condition {
  matches: (document: SearchDocument) => boolean;
  score: (document: SearchDocument) => number;
}

const removeSeparators = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Damerau-Levenshtein distance by its definition; no part of a word is edited twice. */
export function editDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = 0; i <= a.length; i += 1) table[i]![0] = i;
  for (let j = 0; j <= b.length; j += 1) table[0]![j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const options = [
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
        table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        options.push(table[i - 2]![j - 2]! + 1);
      }
      table[i]![j] = Math.min(...options);
    }
  }
  return table[a.length]![b.length]!;
}

/** Matches keyphrases as described in search.md by scanning the terms of all documents. */
export class KeyphraseOracle {
  readonly #terms: Map<SearchDocument, Map<string, number>>;
  readonly #vocabulary: Set<string>;
  readonly conditions = new Map<string, Condition[]>();

  constructor(
    private readonly definition: IndexDefinition,
    private readonly documents: readonly SearchDocument[],
    getTerms: (text: string) => string[],
  ) {
    this.#terms = new Map(
      documents.map((document) => {
        const weights = new Map<string, number>();
        for (const [field, weight] of Object.entries(definition.text)) {
          if (definition.identifiers.includes(field)) continue;
          for (const term of readTexts(document, field).flatMap(getTerms)) {
            weights.set(term, Math.max(weight, weights.get(term) ?? 0));
          }
        }
        return [document, weights];
      }),
    );
    this.#vocabulary = new Set([...this.#terms.values()].flatMap((terms) => [...terms.keys()]));
  }

  find(keyphrase: string): SearchDocument[] {
    const conditions = this.#read(keyphrase);
    return this.documents.filter(
      (document) =>
        conditions.every((condition) => condition.matches(document)) ||
        this.#isNamed(document, keyphrase),
    );
  }

  score(document: SearchDocument, keyphrase: string): number {
    const named = this.#isNamed(document, keyphrase) ? 255 : 0;
    return this.#read(keyphrase).reduce((sum, condition) => sum + condition.score(document), named);
  }

  #isNamed(document: SearchDocument, keyphrase: string): boolean {
    const plain = removeSeparators(keyphrase);
    if (plain.length < 4 || !/\p{N}/u.test(plain)) return false;
    return this.definition.identifiers
      .filter((field) => field in this.definition.text)
      .some((field) => readTexts(document, field).some((text) => removeSeparators(text) === plain));
  }

  #read(keyphrase: string): Condition[] {
    const cached = this.conditions.get(keyphrase);
    if (cached) return cached;
    const meanings = collectMeanings(this.definition.languages);
    const words = [...new Set(splitWords(keyphrase))];
    const conditions: Condition[] = [];
    while (words.length > 0) {
      const length =
        [3, 2].find(
          (size) => words.length >= size && meanings.has(words.slice(0, size).join(' ')),
        ) ?? 1;
      conditions.push(this.createCondition(words.splice(0, length)));
    }
    this.conditions.set(keyphrase, conditions);
    return conditions;
  }

  createCondition(words: string[]): Condition {
    const phrase = words.join(' ');
    const special = this.#specialMeaning(phrase);
    if (special) return special;
    if (words.every((word) => this.#isKnown(word))) return this.#together(words);
    const halves = splitCompound(phrase, collectCompoundSegments(this.definition.languages));
    if (halves?.every((half) => this.#specialMeaning(half) !== undefined || this.#isKnown(half))) {
      const conditions = halves.map((half) => this.#specialMeaning(half) ?? this.#written(half));
      return combine(conditions);
    }
    return this.#mistyped(phrase);
  }

  /** Returns the condition of a phrase with a special meaning: values of a field, or a stop word. */
  #specialMeaning(phrase: string): Condition | undefined {
    const meaning = collectMeanings(this.definition.languages).get(phrase);
    const filterable = [...this.definition.values, ...this.definition.lists];
    const values = meaning?.values.filter(({ field }) => filterable.includes(field)) ?? [];
    if (values.length > 0) {
      const fits = (document: SearchDocument) =>
        values.some(({ field, values }) =>
          readTexts(document, field).some((text) => values.includes(text)),
        );
      return { matches: fits, score: () => 0 };
    }
    return meaning?.ignored ? { matches: () => true, score: () => 0 } : undefined;
  }

  #synonyms(word: string): string[][] {
    const meaning = collectMeanings(this.definition.languages).get(word);
    return (meaning?.texts ?? []).flatMap(({ texts }) => texts).map(splitWords);
  }

  #isKnown(word: string): boolean {
    return (
      [...this.#vocabulary].some((term) => term.startsWith(word)) ||
      this.#synonyms(word).some((words) => words.every((other) => this.#vocabulary.has(other)))
    );
  }

  #together(words: string[]): Condition {
    return combine(words.map((word) => this.#written(word)));
  }

  #written(word: string): Condition {
    const synonyms = this.#synonyms(word);
    const qualities = this.#qualities((term) => {
      if (term === word) return 4;
      if (synonyms.flat().includes(term)) return 3;
      return term.startsWith(word) ? 2 : 0;
    });
    const beginnings = [...qualities.keys()].filter((term) => term.startsWith(word));
    return {
      matches: (document) => {
        const terms = this.#terms.get(document)!;
        return (
          beginnings.some((term) => terms.has(term)) ||
          synonyms.some((words) => words.every((other) => terms.has(other)))
        );
      },
      score: (document) => this.#best(document, qualities),
    };
  }

  #mistyped(word: string): Condition {
    const edits = /\p{N}/u.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    const qualities = this.#qualities((term) =>
      edits > 0 && editDistance(word, term) <= edits ? 1 : 0,
    );
    return {
      matches: (document) => this.#best(document, qualities) > 0,
      score: (document) => this.#best(document, qualities),
    };
  }

  /** Returns the matching terms with the quality of each match. */
  #qualities(quality: (term: string) => number): Map<string, number> {
    const all = [...this.#vocabulary].map((term) => [term, quality(term)] as const);
    return new Map(all.filter(([, quality]) => quality > 0));
  }

  /** Returns the best score of a document: quality of a match times the weight of its field. */
  #best(document: SearchDocument, qualities: ReadonlyMap<string, number>): number {
    const terms = this.#terms.get(document)!;
    const scores = [...qualities].map(([term, quality]) => quality * (terms.get(term) ?? 0));
    return Math.max(0, ...scores);
  }
}

/** Combines conditions that must all match; the best score counts. */
function combine(conditions: Condition[]): Condition {
  return {
    matches: (document) => conditions.every((condition) => condition.matches(document)),
    score: (document) => Math.max(...conditions.map((condition) => condition.score(document))),
  };
}
