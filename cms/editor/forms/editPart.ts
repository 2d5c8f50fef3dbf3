import type { RawValue } from '../authoring';

type Parts = Readonly<Record<string, RawValue>>;

/** The parts of a value after some were changed; an empty part is left out, and no part is no value. */
export function editPart(value: Parts, change: Parts): Record<string, RawValue> | null {
  const parts = Object.entries({ ...value, ...change }).filter(
    ([, part]) => part !== '' && part !== undefined && part !== null,
  );
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

/** A part as a text to type in. */
export const textOf = (part: RawValue): string => (typeof part === 'string' ? part : '');
