import type { ItemVersion } from '../item';
import { sameValue } from '../publishing/sameContent';
import type { FieldInput } from './readInput';

interface Change {
  displayName?: string | null;
  fields?: readonly FieldInput[] | null;
  placeholders?: unknown;
}

/**
 * Whether nothing that a change says was changed between the version that it was made from and the newest, or was
 * changed to what it says: a save whose answer was lost is sent again.
 */
export function isApart(change: Change, expected: ItemVersion, newest: ItemVersion): boolean {
  const { displayName, fields, placeholders } = change;
  const isNamedAlike =
    (displayName ?? undefined) === undefined || expected.displayName === newest.displayName;
  const isPlacedAlike =
    placeholders === undefined || sameValue(expected.placeholders, newest.placeholders);
  return (
    isNamedAlike &&
    isPlacedAlike &&
    (fields ?? []).every(
      ({ name, value }) =>
        sameValue(expected.fields[name], newest.fields[name]) ||
        sameValue(value, newest.fields[name]),
    )
  );
}
