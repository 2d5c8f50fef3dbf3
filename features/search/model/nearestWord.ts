import { allowedEdits, isWithinEdits } from '../../../domain/search/editDistance';

/** Words with fewer letters are never suggested as a correction. */
const MIN_NAME_LENGTH = 5;

/**
 * The word that a mistyped one most likely stands for: the fewest edits, and the same first letter. Undefined
 * if every word needs more edits than `allowedEdits` permits for the length.
 */
export function nearestWord(word: string, vocabulary: Iterable<string>): string | undefined {
  const maxEdits = allowedEdits(word);
  let best: string | undefined;
  let bestEdits: number = maxEdits + 1;
  for (const candidate of vocabulary) {
    // Short words resemble too many others, and visitors rarely mistype the first letter.
    if (candidate.length < MIN_NAME_LENGTH || candidate[0] !== word[0]) continue;
    if (allowedEdits(candidate) === 0) continue;
    for (let edits = 1; edits < bestEdits; edits += 1) {
      if (!isWithinEdits(word, candidate, edits)) continue;
      [best, bestEdits] = [candidate, edits];
    }
  }
  return best;
}
