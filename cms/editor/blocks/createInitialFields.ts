import type { FieldContracts } from '../../../schema/contract';
import type { RawValue } from '../authoring';
import { getItemFields } from '../forms/checkValues';

/** Number of entries in a new list, by nesting depth: enough to show what the block will look like. */
const ENTRY_COUNTS = [3, 3];

/** Kinds of fields that editors fill in on the page itself. */
const inPlaceKinds: ReadonlySet<string> = new Set(['text', 'richText', 'image']);

/** Whether a new block can be filled in on the page, where hints in empty fields name what is missing. */
export const isEditedInPlace = (fields: FieldContracts): boolean =>
  Object.values(fields).some(
    (field) =>
      inPlaceKinds.has(field.kind) ||
      (field.kind === 'items' && !field.queried && isEditedInPlace(getItemFields(field.of))),
  );

/** Creates initial values for a new block: its lists get a few entries, to be filled in on the page. */
export function createInitialFields(fields: FieldContracts, depth = 0): Record<string, RawValue> {
  const entryCount = ENTRY_COUNTS[depth] ?? 0;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'items' && !field.queried && entryCount > 0
        ? [
            [
              name,
              Array.from({ length: entryCount }, () =>
                createInitialFields(getItemFields(field.of), depth + 1),
              ),
            ],
          ]
        : [],
    ),
  );
}
