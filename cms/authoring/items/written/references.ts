import type { ItemId } from '../../../items/guid';
import { parseId } from '../../../items/guid';
import type { FieldValues, Placeholders, PageVariant } from '../../../items/item';
import type { Template } from '../../../items/templates';
import { allRenderings } from '../../blocks/renderings';

/** An item that a version names, and of which template it must be. */
export interface Reference {
  id: ItemId;
  of?: string;
}

interface Content {
  fields: FieldValues;
  placeholders: Placeholders;
  variants?: readonly PageVariant[];
}

/** All blocks of a version: its own, inside of others as well, and those that its variants add. */
export const blocksOf = ({ placeholders, variants = [] }: Omit<Content, 'fields'>) => [
  ...allRenderings(placeholders),
  ...variants.flatMap(({ changes }) =>
    allRenderings({ added: changes.added.map(({ rendering }) => rendering) }),
  ),
];

/** The items of each list, and single ones, that fields refer to. */
export function fieldReferences(
  template: Template | undefined,
  fields: FieldValues,
): Reference[][] {
  return [...(template?.fields.values() ?? [])].flatMap(({ name, contract }) => {
    const value = fields[name];
    if (value === undefined) return [];
    if (contract.kind === 'item' || contract.kind === 'items') {
      return [[value].flat().map((id) => ({ id: String(id), of: contract.of }))];
    }
    const id = contract.kind === 'link' && typeof value === 'object' && 'id' in value && value.id;
    return id ? [[{ id: parseId(id) ?? id }]] : [];
  });
}

/** Everything that a version names: in fields, as contents of blocks, in variants. */
export function referencesOf(template: Template | undefined, content: Content): Reference[] {
  const ofBlocks = blocksOf(content).flatMap(({ dataSource, componentName }) =>
    dataSource === undefined ? [] : [{ id: dataSource, of: componentName }],
  );
  const ofVariants = (content.variants ?? []).flatMap(({ changes }) =>
    Object.values(changes.items).map((id) => ({ id })),
  );
  return [...fieldReferences(template, content.fields).flat(), ...ofBlocks, ...ofVariants];
}
