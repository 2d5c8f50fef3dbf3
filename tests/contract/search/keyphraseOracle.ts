import { splitCompound } from '../../../services/search/analysis/compounds';
import { fold, wordsOf } from '../../../domain/search/fold';
import type { IndexDefinition, SearchDocument } from '../../../services/search/indexDefinition';
import { compoundsOf, meaningsOf } from '../../../services/search/words/languages';
import { texts } from './documentTexts';

/** Whether a document fulfils a part of a keyphrase, and how well at best. */
interface Part {
  fits: (document: SearchDocument) => boolean;
  score: (document: SearchDocument) => number;
}

const squeezed = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Damerau's distance by its definition: each stretch of a word is edited once. */
export function distance(a: string, b: string): number {
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

/** Keyphrases as search.md has them, over the terms of every document. */
export class KeyphraseOracle {
  readonly #terms: Map<SearchDocument, Map<string, number>>;
  readonly #vocabulary: Set<string>;
  readonly #parts = new Map<string, Part[]>();

  constructor(
    private readonly definition: IndexDefinition,
    private readonly documents: readonly SearchDocument[],
    termsOf: (text: string) => string[],
  ) {
    this.#terms = new Map(
      documents.map((document) => {
        const weights = new Map<string, number>();
        for (const [field, weight] of Object.entries(definition.text)) {
          if (definition.identifiers.includes(field)) continue;
          for (const term of texts(document, field).flatMap(termsOf)) {
            weights.set(term, Math.max(weight, weights.get(term) ?? 0));
          }
        }
        return [document, weights];
      }),
    );
    this.#vocabulary = new Set([...this.#terms.values()].flatMap((terms) => [...terms.keys()]));
  }

  find(keyphrase: string): SearchDocument[] {
    const parts = this.#read(keyphrase);
    return this.documents.filter(
      (document) =>
        parts.every((part) => part.fits(document)) || this.#isNamed(document, keyphrase),
    );
  }

  score(document: SearchDocument, keyphrase: string): number {
    const named = this.#isNamed(document, keyphrase) ? 255 : 0;
    return this.#read(keyphrase).reduce((sum, part) => sum + part.score(document), named);
  }

  #isNamed(document: SearchDocument, keyphrase: string): boolean {
    const plain = squeezed(keyphrase);
    if (plain.length < 4 || !/\p{N}/u.test(plain)) return false;
    return this.definition.identifiers
      .filter((field) => field in this.definition.text)
      .some((field) => texts(document, field).some((text) => squeezed(text) === plain));
  }

  #read(keyphrase: string): Part[] {
    const known = this.#parts.get(keyphrase);
    if (known) return known;
    const meanings = meaningsOf(this.definition.languages);
    const words = [...new Set(wordsOf(keyphrase))];
    const parts: Part[] = [];
    while (words.length > 0) {
      const length =
        [3, 2].find(
          (size) => words.length >= size && meanings.has(words.slice(0, size).join(' ')),
        ) ?? 1;
      parts.push(this.#part(words.splice(0, length)));
    }
    this.#parts.set(keyphrase, parts);
    return parts;
  }

  #part(words: string[]): Part {
    const phrase = words.join(' ');
    const meant = this.#meant(phrase);
    if (meant) return meant;
    if (words.every((word) => this.#isKnown(word))) return this.#together(words);
    const halves = splitCompound(phrase, compoundsOf(this.definition.languages));
    if (halves?.every((half) => this.#meant(half) !== undefined || this.#isKnown(half))) {
      const parts = halves.map((half) => this.#meant(half) ?? this.#written(half));
      return joined(parts);
    }
    return this.#mistyped(phrase);
  }

  /** A phrase that means values of a field, or nothing at all. */
  #meant(phrase: string): Part | undefined {
    const meaning = meaningsOf(this.definition.languages).get(phrase);
    const filterable = [...this.definition.values, ...this.definition.lists];
    const values = meaning?.values.filter(({ field }) => filterable.includes(field)) ?? [];
    if (values.length > 0) {
      const fits = (document: SearchDocument) =>
        values.some(({ field, values }) =>
          texts(document, field).some((text) => values.includes(text)),
        );
      return { fits, score: () => 0 };
    }
    return meaning?.ignored ? { fits: () => true, score: () => 0 } : undefined;
  }

  #synonyms(word: string): string[][] {
    const meaning = meaningsOf(this.definition.languages).get(word);
    return (meaning?.texts ?? []).flatMap(({ texts }) => texts).map(wordsOf);
  }

  #isKnown(word: string): boolean {
    return (
      [...this.#vocabulary].some((term) => term.startsWith(word)) ||
      this.#synonyms(word).some((words) => words.every((other) => this.#vocabulary.has(other)))
    );
  }

  #together(words: string[]): Part {
    return joined(words.map((word) => this.#written(word)));
  }

  #written(word: string): Part {
    const synonyms = this.#synonyms(word);
    const qualities = this.#qualities((term) => {
      if (term === word) return 4;
      if (synonyms.flat().includes(term)) return 3;
      return term.startsWith(word) ? 2 : 0;
    });
    const beginnings = [...qualities.keys()].filter((term) => term.startsWith(word));
    return {
      fits: (document) => {
        const terms = this.#terms.get(document)!;
        return (
          beginnings.some((term) => terms.has(term)) ||
          synonyms.some((words) => words.every((other) => terms.has(other)))
        );
      },
      score: (document) => this.#best(document, qualities),
    };
  }

  #mistyped(word: string): Part {
    const edits = /\p{N}/u.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    const qualities = this.#qualities((term) =>
      edits > 0 && distance(word, term) <= edits ? 1 : 0,
    );
    return {
      fits: (document) => this.#best(document, qualities) > 0,
      score: (document) => this.#best(document, qualities),
    };
  }

  /** Terms that fit, and how well. */
  #qualities(quality: (term: string) => number): Map<string, number> {
    const all = [...this.#vocabulary].map((term) => [term, quality(term)] as const);
    return new Map(all.filter(([, quality]) => quality > 0));
  }

  /** The best word of a document: how well it fits times the weight of its place. */
  #best(document: SearchDocument, qualities: ReadonlyMap<string, number>): number {
    const terms = this.#terms.get(document)!;
    const scores = [...qualities].map(([term, quality]) => quality * (terms.get(term) ?? 0));
    return Math.max(0, ...scores);
  }
}

/** Several parts that must all be fulfilled; the best of them scores. */
function joined(parts: Part[]): Part {
  return {
    fits: (document) => parts.every((part) => part.fits(document)),
    score: (document) => Math.max(...parts.map((part) => part.score(document))),
  };
}
