import type { FieldValues } from '../../../domain/search/values';

/**
 * Which of a table's kinds (`body`, `fuel`, …) a word of an index is, whatever the index's language; undefined for none
 * or one that we do not know.
 */
export function kindOfValue<Kind extends string>(
  kinds: Readonly<Record<Kind, FieldValues>>,
  word: string | undefined,
): Kind | undefined {
  if (word === undefined) return undefined;
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].values.includes(word));
}
