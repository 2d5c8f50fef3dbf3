import type { ItemVersion } from '../../items/item.types';
import { isSameValue } from '../publishing/isSameContent';
import type { FieldInput } from './readInput';

/** Reads own properties only: names come from the client, and every object has a `constructor`. */
const getOwnValue = ({ fields }: ItemVersion, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

interface Change {
  displayName?: string | null;
  fields?: readonly FieldInput[] | null;
  placeholders?: unknown;
}

/**
 * Whether a change has no conflict with later versions. Its fields must be the same in the version
 * that it was made from and in the newest, or have the change's values already: a client sends a
 * save again after its response was lost.
 */
export function isIndependentChange(
  change: Change,
  expectedVersion: ItemVersion,
  newestVersion: ItemVersion,
): boolean {
  const { displayName, fields, placeholders } = change;
  const isNameUnchanged =
    (displayName ?? undefined) === undefined ||
    expectedVersion.displayName === newestVersion.displayName;
  const arePlaceholdersUnchanged =
    placeholders === undefined ||
    isSameValue(expectedVersion.placeholders, newestVersion.placeholders);
  return (
    isNameUnchanged &&
    arePlaceholdersUnchanged &&
    (fields ?? []).every(
      ({ name, value }) =>
        isSameValue(getOwnValue(expectedVersion, name), getOwnValue(newestVersion, name)) ||
        isSameValue(value, getOwnValue(newestVersion, name)),
    )
  );
}
