import type { RawValue } from '../authoring';

type FieldValues = Readonly<Record<string, RawValue>>;

/** Merges a change into a compound value, without empty entries. Returns null if none remain. */
export function mergeValue(
  value: FieldValues,
  change: FieldValues,
): Record<string, RawValue> | null {
  const entries = Object.entries({ ...value, ...change }).filter(
    ([, entry]) => entry !== '' && entry !== undefined && entry !== null,
  );
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** Returns a string entry of a compound value; empty if it is missing or no string. */
export const toText = (raw: RawValue): string => (typeof raw === 'string' ? raw : '');
