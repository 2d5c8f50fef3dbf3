import { isDeepStrictEqual } from 'node:util';
import type { ItemVersion } from '../../items/item';

type Content = Pick<ItemVersion, 'displayName' | 'fields' | 'placeholders' | 'variants'>;

/** Whether two versions show the same, whatever their numbers are; undefined stands for "not there". */
export function sameContent(one: Content | undefined, other: Content | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.displayName === other.displayName &&
    sameValue(one.fields, other.fields) &&
    sameValue(one.placeholders, other.placeholders) &&
    sameValue(one.variants ?? [], other.variants ?? [])
  );
}

/** Whether two values are the same as JSON; the database orders the parts of a value in its own way. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(withoutHoles(one), withoutHoles(other));

/** As it comes back from JSON: without undefined parts. */
const withoutHoles = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
