import { allowedEdits, isWithinEdits } from '../../../domain/search/editDistance';

/** Letters of the shortest word that another one is taken for. */
const minNameLength = 5;

/** The word that a mistyped one means: the nearest within the edits that its length allows, which begins alike. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const most = allowedEdits(word);
  let best: string | undefined;
  let least: number = most + 1;
  for (const other of known) {
    // A short word may be any other one, and the first letter at least must be right.
    if (other.length < minNameLength || other[0] !== word[0]) continue;
    if (allowedEdits(other) === 0) continue;
    for (let edits = 1; edits < least; edits += 1) {
      if (!isWithinEdits(word, other, edits)) continue;
      [best, least] = [other, edits];
    }
  }
  return best;
}
