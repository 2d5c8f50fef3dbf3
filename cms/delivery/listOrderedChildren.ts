import type { ContentTree, LocalItem } from '../items/ContentTree';
import type { ContentItem } from '../items/item.types';
import { isIdList } from '../items/fieldValues';

/**
 * Lists the children of an item. If the item has a list that sites read by its children (fields.graphql,
 * `@queried`), its entries come first, in the order of the list. Entries that are not in the list are omitted.
 */
export function listOrderedChildren(
  tree: ContentTree,
  { item, version }: LocalItem,
): readonly ContentItem[] {
  const children = tree.listChildren(item);
  const positions = new Map<string, number>();
  const entryTemplates = new Set<string>();
  for (const { name, contract } of tree.findTemplate(item)?.fields.values() ?? []) {
    const listedIds = version.fields[name];
    if (contract.kind !== 'items' || !contract.queried || !isIdList(listedIds)) continue;
    entryTemplates.add(contract.of);
    listedIds.forEach((id) => positions.set(id, positions.size));
  }
  if (entryTemplates.size === 0) return children;
  const otherChildren = children.filter(({ template }) => !entryTemplates.has(template));
  const entries = children
    .filter(({ id, template }) => entryTemplates.has(template) && positions.has(id))
    .sort((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0));
  return [...entries, ...otherChildren];
}
