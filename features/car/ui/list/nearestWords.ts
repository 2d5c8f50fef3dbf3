import { fold } from '../../../../domain/search/fold';
import type { CarFacet, CarFacetValue } from '../../../../domain/search/carSearch';

/** Edits that a word may be away: one in a short word, three in a long one; none in a model's number. */
function allowedEdits(word: string): number {
  if (/\d/.test(word) || word.length < 3) return 0;
  return Math.min(3, Math.floor(word.length / 3));
}

/**
 * The words with the nearest ones of the facets' values in the place of those that no value has; undefined
 * when every word is known or no other is near.
 */
export function nearestWords(text: string, facets: readonly CarFacet[]): string | undefined {
  const known = knownWords(facets);
  const words = text.split(/\s+/);
  const meant = words.map((word) => (known.has(fold(word)) ? word : nearest(word, known)));
  const changed = meant.join(' ');
  return changed === words.join(' ') ? undefined : changed;
}

/** Words of all values, as they are written, by how they are compared. */
function knownWords(facets: readonly CarFacet[]): Map<string, string> {
  const words = new Map<string, string>();
  const add = ({ text, children = [] }: CarFacetValue) => {
    for (const word of text.split(/\s+/)) words.set(fold(word), word);
    children.forEach(add);
  };
  for (const facet of facets) if (facet.type === 'value') facet.values.forEach(add);
  return words;
}

function nearest(word: string, known: ReadonlyMap<string, string>): string {
  const folded = fold(word);
  let best = word;
  let least = allowedEdits(folded) + 1;
  for (const [other, written] of known) {
    if (Math.abs(other.length - folded.length) >= least) continue;
    const edits = editDistance(folded, other);
    if (edits < least) [best, least] = [written, edits];
  }
  return best;
}

/** Letters to add, drop or replace to make one word the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      here.push(Math.min(replaced, (above[at] ?? 0) + 1, (here[at - 1] ?? 0) + 1));
    }
    above = here;
  }
  return above[other.length] ?? 0;
}
