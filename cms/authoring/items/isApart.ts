import type { ItemVersion } from '../../items/item';
import { sameValue } from '../publishing/sameContent';
import type { FieldInput } from './readInput';

/** Names are what was sent: every object has a `constructor`. */
const valueOf = ({ fields }: ItemVersion, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

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
        sameValue(valueOf(expected, name), valueOf(newest, name)) ||
        sameValue(value, valueOf(newest, name)),
    )
  );
}
