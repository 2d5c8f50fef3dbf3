import type { ContentTree, LocalItem } from '../../items/ContentTree';
import type { ItemId } from '../../items/guid';
import type { TemplateField } from '../../items/buildTemplates';
import { asIdList } from '../../items/fieldValues';

/** Whether a field holds items: a list of them or a single one. */
export const holdsItems = ({ contract }: TemplateField): boolean =>
  contract.kind === 'item' || contract.kind === 'items';

/**
 * Lists the ids of a field's items in order. A list that the site reads by children
 * (listOrderedChildren.ts) has all children in tree order until an editor sorts it.
 */
export function listItemIds(
  tree: ContentTree,
  { item, version }: LocalItem,
  { name, contract }: TemplateField,
): readonly ItemId[] {
  const value = version.fields[name];
  if (value === undefined && contract.kind === 'items' && contract.queried) {
    return tree
      .listChildren(item)
      .flatMap(({ id, template }) => (template === contract.of ? id : []));
  }
  return typeof value === 'string' ? [value] : asIdList(value);
}
