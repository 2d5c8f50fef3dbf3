import type { IndexDefinition, SearchDocument, TextWeight } from '../indexDefinition';
import { readTexts } from '../engine/readField';
import { documentTerms } from './documentTerms';

/** Texts of one field. */
export interface WeightedTexts {
  texts: readonly string[];
  weight: TextWeight;
}

/** Maximum number of texts whose words are cached, so that the equipment of a trim is analysed once. */
const MAX_CACHED_TEXTS = 50_000;

/** The fields in which words are searched. */
export type SearchedFields = Pick<IndexDefinition, 'text' | 'identifiers'>;

/** The texts of a document in which the words of a keyphrase are searched. */
export function searchedTexts(
  { text, identifiers }: SearchedFields,
  document: SearchDocument,
): WeightedTexts[] {
  const weightedTexts: WeightedTexts[] = [];
  for (const field in text) {
    if (identifiers.includes(field)) continue;
    weightedTexts.push({ texts: readTexts(document, field), weight: text[field] ?? 1 });
  }
  return weightedTexts;
}

/** Reads the words of documents. */
export class TermReader {
  readonly #termsByText = new Map<string, string[]>();

  constructor(private readonly compounds: ReadonlySet<string>) {}

  /** Every word of a document once, with the highest weight of the fields that contain it. */
  collectWeights(fields: readonly WeightedTexts[]): Map<string, TextWeight> {
    const weights = new Map<string, TextWeight>();
    for (const { texts, weight } of fields) {
      for (const term of texts.flatMap((text) => this.#terms(text))) {
        if ((weights.get(term) ?? 0) < weight) weights.set(term, weight);
      }
    }
    return weights;
  }

  #terms(text: string): string[] {
    let terms = this.#termsByText.get(text);
    if (!terms) {
      terms = documentTerms(text, this.compounds);
      if (this.#termsByText.size >= MAX_CACHED_TEXTS) this.#termsByText.clear();
      this.#termsByText.set(text, terms);
    }
    return terms;
  }
}
