import type { FieldValues } from '../../../domain/search/values';
import { keysOf } from '../../../domain/typedKeys';

/**
 * Which of a table's kinds (`body`, `fuel`, …) a word of an index is, whatever the index's language; undefined for none
 * or one that we do not know.
 */
export function kindOfValue<Kind extends string>(
  kinds: Readonly<Record<Kind, FieldValues>>,
  word: string | undefined,
): Kind | undefined {
  if (word === undefined) return undefined;
  return keysOf(kinds).find((kind) => kinds[kind].values.includes(word));
}
