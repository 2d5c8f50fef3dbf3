import type { ContentTree, LocalItem } from '../items/contentTree';
import type { ContentItem } from '../items/item';
import { isIdList } from '../items/fieldValues';

/**
 * The items below another one. Where it keeps a list that sites read by its children (fields.graphql,
 * `@queried`), the entries come in the order of the list, and those that it does not name are left out.
 */
export function listedChildren(
  tree: ContentTree,
  { item, version }: LocalItem,
): readonly ContentItem[] {
  const children = tree.childrenOf(item);
  const places = new Map<string, number>();
  const entryTemplates = new Set<string>();
  for (const { name, contract } of tree.templateOf(item)?.fields.values() ?? []) {
    const listed = version.fields[name];
    if (contract.kind !== 'items' || !contract.queried || !isIdList(listed)) continue;
    entryTemplates.add(contract.of);
    listed.forEach((id) => places.set(id, places.size));
  }
  if (entryTemplates.size === 0) return children;
  const others = children.filter(({ template }) => !entryTemplates.has(template));
  const entries = children
    .filter(({ id, template }) => entryTemplates.has(template) && places.has(id))
    .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  return [...entries, ...others];
}
