import type { ItemId } from '../../../items/guid';
import { parseId } from '../../../items/guid';
import type { FieldValues, Placeholders, PageVariant } from '../../../items/item.types';
import type { Template } from '../../../items/buildTemplates';
import { listRenderings } from '../../blocks/renderings';

/** An item that a version refers to, with the template that it must have. */
export interface Reference {
  id: ItemId;
  templateName?: string;
}

interface Content {
  fields: FieldValues;
  placeholders: Placeholders;
  variants?: readonly PageVariant[];
}

/** Lists all blocks of a version, including nested blocks and those that its variants add. */
export const listBlocks = ({ placeholders, variants = [] }: Omit<Content, 'fields'>) => [
  ...listRenderings(placeholders),
  ...variants.flatMap(({ changes }) =>
    listRenderings({ added: changes.added.map(({ rendering }) => rendering) }),
  ),
];

/** Lists the items that fields refer to: one entry for each list, each single item and each link. */
export function listFieldReferences(
  template: Template | undefined,
  fields: FieldValues,
): Reference[][] {
  return [...(template?.fields.values() ?? [])].flatMap(({ name, contract }) => {
    const value = fields[name];
    if (value === undefined) return [];
    if (contract.kind === 'item' || contract.kind === 'items') {
      return [[value].flat().map((id) => ({ id: String(id), templateName: contract.of }))];
    }
    const id = contract.kind === 'link' && typeof value === 'object' && 'id' in value && value.id;
    return id ? [[{ id: parseId(id) ?? id }]] : [];
  });
}

/** Lists all references of a version: in fields, blocks and variants. */
export function listReferences(template: Template | undefined, content: Content): Reference[] {
  const blockReferences = listBlocks(content).flatMap(({ dataSource, componentName }) =>
    dataSource === undefined ? [] : [{ id: dataSource, templateName: componentName }],
  );
  const variantReferences = (content.variants ?? []).flatMap(({ changes }) =>
    Object.values(changes.items).map((id) => ({ id })),
  );
  return [
    ...listFieldReferences(template, content.fields).flat(),
    ...blockReferences,
    ...variantReferences,
  ];
}
