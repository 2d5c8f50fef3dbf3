import { fold } from '../../../domain/search/fold';

/** Folded lists by the original ones, which are constants and are compared often. */
const foldedByList = new WeakMap<readonly string[], readonly string[]>();

/** Folds a constant list of words; the result is cached. */
export function foldList(words: readonly string[]): readonly string[] {
  const cached = foldedByList.get(words) ?? words.map(fold);
  foldedByList.set(words, cached);
  return cached;
}
