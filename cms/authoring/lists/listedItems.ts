import type { ContentTree, LocalItem } from '../../items/contentTree';
import type { ItemId } from '../../items/guid';
import type { TemplateField } from '../../items/templates';
import { idsOf } from '../../items/fieldValues';

/** Whether a field has items: a list of them, or room for one. */
export const holdsItems = ({ contract }: TemplateField): boolean =>
  contract.kind === 'item' || contract.kind === 'items';

/**
 * Ids of a field's items in order. A list that sites read by children (listedChildren.ts) and that nobody
 * has ordered yet has them all, as they come.
 */
export function listedItems(
  tree: ContentTree,
  { item, version }: LocalItem,
  { name, contract }: TemplateField,
): readonly ItemId[] {
  const value = version.fields[name];
  if (value === undefined && contract.kind === 'items' && contract.queried) {
    return tree
      .childrenOf(item)
      .flatMap(({ id, template }) => (template === contract.of ? id : []));
  }
  return typeof value === 'string' ? [value] : idsOf(value);
}
