import type { FieldContract } from '../../../schema/contract';
import { contracts } from './checkValue';
import { fieldLabel } from './readable';

/**
 * The contract of a field, if there is one.
 * @param template of the item that has it; undefined for a page of whichever kind
 */
export function fieldContract(
  template: string | null | undefined,
  field: string,
): FieldContract | undefined {
  const { blocks, items, pages, settings } = contracts;
  const known = template
    ? [blocks[template] ?? items[template] ?? pages[template] ?? settings[template]]
    : Object.values(pages);
  return known.find((one) => one && Object.hasOwn(one.fields, field))?.fields[field];
}

/** What forms call a field of a template; of a page where none is named. */
export const fieldName = (template: string | null | undefined, field: string): string =>
  fieldLabel(field, fieldContract(template, field));

/** What editors call a template: the label of its contract; undefined for one that has none. */
export const templateName = (template: string): string | undefined =>
  (contracts.blocks[template] ?? contracts.items[template] ?? contracts.pages[template])?.label;
