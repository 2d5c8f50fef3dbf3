import { fold } from '../../../domain/search/fold';

/** Lists of words that are compared again and again: those of the five languages, which never change. */
const folded = new WeakMap<readonly string[], readonly string[]>();

/** A constant list of words, folded; made once for each list. */
export function foldedOnce(words: readonly string[]): readonly string[] {
  const known = folded.get(words) ?? words.map(fold);
  folded.set(words, known);
  return known;
}
