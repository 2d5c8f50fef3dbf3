import { fold } from '../../../domain/search/fold';

/** Cache of folded word lists: the lists are constants that are compared often. */
const foldedByList = new WeakMap<readonly string[], readonly string[]>();

/** Folds a constant list of words, once for each list. */
export function foldList(words: readonly string[]): readonly string[] {
  const cached = foldedByList.get(words) ?? words.map(fold);
  foldedByList.set(words, cached);
  return cached;
}
