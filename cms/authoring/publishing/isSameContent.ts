import { isDeepStrictEqual } from 'node:util';
import type { ItemVersion } from '../../items/item.types';

type Content = Pick<ItemVersion, 'displayName' | 'fields' | 'placeholders' | 'variants'>;

/** Whether two versions have the same content, regardless of version numbers. Undefined means no version. */
export function isSameContent(first: Content | undefined, second: Content | undefined): boolean {
  if (!first || !second) return first === second;
  return (
    first.displayName === second.displayName &&
    isSameValue(first.fields, second.fields) &&
    isSameValue(first.placeholders, second.placeholders) &&
    isSameValue(first.variants ?? [], second.variants ?? [])
  );
}

/** Whether two values are equal as JSON. The order of keys is ignored, as the database may change it. */
export const isSameValue = (first: unknown, second: unknown): boolean =>
  isDeepStrictEqual(toJsonValue(first), toJsonValue(second));

/** Removes undefined properties by a round trip through JSON. */
const toJsonValue = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
