import { contracts } from './checkValue';
import { fieldLabel } from './readable';

/**
 * What forms call a field.
 * @param template of the item that has it; undefined for a page of whichever kind
 */
export function fieldName(template: string | null | undefined, field: string): string {
  const { blocks, items, pages } = contracts;
  const known = template
    ? [blocks[template] ?? items[template] ?? pages[template]]
    : Object.values(pages);
  const owner = known.find((one) => one && Object.hasOwn(one.fields, field));
  return fieldLabel(field, owner?.fields[field]);
}

/** What editors call a template: the label of its contract; undefined for one that has none. */
export const templateName = (template: string): string | undefined =>
  (contracts.blocks[template] ?? contracts.items[template] ?? contracts.pages[template])?.label;
