import type { FieldValues } from '../../../domain/search/values';
import { keysOf } from '../../../domain/typedKeys';

/**
 * The kind of an index value in any language, such as `estate` for `Kombi`; undefined if missing or unknown.
 */
export function kindOfValue<Kind extends string>(
  kinds: Readonly<Record<Kind, FieldValues>>,
  text: string | undefined,
): Kind | undefined {
  if (text === undefined) return undefined;
  return keysOf(kinds).find((kind) => kinds[kind].values.includes(text));
}
