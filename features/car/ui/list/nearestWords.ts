import { fold } from '../../../../domain/search/fold';
import type { CarFacet, CarFacetValue } from '../../../../domain/search/carSearch';

/** Maximum number of edits of a word: one to three, by its length; none for words with digits. */
function allowedEdits(word: string): number {
  if (/\d/.test(word) || word.length < 3) return 0;
  return Math.min(3, Math.floor(word.length / 3));
}

/**
 * Replaces words that no value of a facet contains by the nearest words of such values; undefined if nothing was
 * replaced.
 */
export function nearestWords(text: string, facets: readonly CarFacet[]): string | undefined {
  const vocabulary = knownWords(facets);
  const words = text.split(/\s+/);
  const corrected = words.map((word) =>
    vocabulary.has(fold(word)) ? word : findNearest(word, vocabulary),
  );
  const correctedText = corrected.join(' ');
  return correctedText === words.join(' ') ? undefined : correctedText;
}

/** Words of all values as the stock spells them, by their folded form. */
function knownWords(facets: readonly CarFacet[]): Map<string, string> {
  const words = new Map<string, string>();
  const add = ({ text, children = [] }: CarFacetValue) => {
    for (const word of text.split(/\s+/)) words.set(fold(word), word);
    children.forEach(add);
  };
  for (const facet of facets) if (facet.type === 'value') facet.values.forEach(add);
  return words;
}

function findNearest(word: string, vocabulary: ReadonlyMap<string, string>): string {
  const folded = fold(word);
  let best = word;
  let minEdits = allowedEdits(folded) + 1;
  for (const [other, spelling] of vocabulary) {
    if (Math.abs(other.length - folded.length) >= minEdits) continue;
    const edits = editDistance(folded, other);
    if (edits < minEdits) [best, minEdits] = [spelling, edits];
  }
  return best;
}

/** Edit distance of two words (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let previousRow = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const currentRow = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substituted = (previousRow[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      currentRow.push(
        Math.min(substituted, (previousRow[column] ?? 0) + 1, (currentRow[column - 1] ?? 0) + 1),
      );
    }
    previousRow = currentRow;
  }
  return previousRow[b.length] ?? 0;
}
