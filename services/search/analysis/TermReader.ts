import type { IndexDefinition, SearchDocument, TextWeight } from '../indexDefinition';
import { textsAt } from '../engine/readField';
import { documentTerms } from './documentTerms';

/** Texts of one field. */
export interface WeightedTexts {
  texts: readonly string[];
  weight: TextWeight;
}

/** Texts whose words are remembered, so that the equipment of a trim is read once. */
const REMEMBERED = 50_000;

/** Which fields words are looked for in. */
export type SearchedFields = Pick<IndexDefinition, 'text' | 'identifiers'>;

/** The texts of a document that words of a keyphrase are looked for in. */
export function searchedTexts(
  { text, identifiers }: SearchedFields,
  document: SearchDocument,
): WeightedTexts[] {
  const found: WeightedTexts[] = [];
  for (const field in text) {
    if (identifiers.includes(field)) continue;
    found.push({ texts: textsAt(document, field), weight: text[field] ?? 1 });
  }
  return found;
}

/** Reads the words of documents. */
export class TermReader {
  readonly #termsOf = new Map<string, string[]>();

  constructor(private readonly compounds: ReadonlySet<string>) {}

  /** Every word of a document once, with the weight of its weightiest place. */
  weights(fields: readonly WeightedTexts[]): Map<string, TextWeight> {
    const weights = new Map<string, TextWeight>();
    for (const { texts, weight } of fields) {
      for (const term of texts.flatMap((text) => this.#terms(text))) {
        if ((weights.get(term) ?? 0) < weight) weights.set(term, weight);
      }
    }
    return weights;
  }

  #terms(text: string): string[] {
    let terms = this.#termsOf.get(text);
    if (!terms) {
      terms = documentTerms(text, this.compounds);
      if (this.#termsOf.size >= REMEMBERED) this.#termsOf.clear();
      this.#termsOf.set(text, terms);
    }
    return terms;
  }
}
