import type { ItemVersion } from '../item';
import { sameValue } from '../publishing/sameContent';
import type { FieldInput } from './readInput';

interface Change {
  displayName?: string | null;
  fields?: readonly FieldInput[] | null;
  placeholders?: unknown;
}

/** Whether nothing that a change says was changed between the version that it was made from and the newest. */
export function isApart(change: Change, expected: ItemVersion, newest: ItemVersion): boolean {
  const { displayName, fields, placeholders } = change;
  const isNamedAlike =
    (displayName ?? undefined) === undefined || expected.displayName === newest.displayName;
  const isPlacedAlike =
    placeholders === undefined || sameValue(expected.placeholders, newest.placeholders);
  return (
    isNamedAlike &&
    isPlacedAlike &&
    (fields ?? []).every(({ name }) => sameValue(expected.fields[name], newest.fields[name]))
  );
}
