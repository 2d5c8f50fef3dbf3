/** The items of a copy of a page: the same contents under new ids. */
import type { ContentTree } from '../../items/contentTree';
import { layoutId, newId, type ItemId } from '../../items/guid';
import type { ContentItem, FieldValue, Placeholders } from '../../items/item';
import { isIdList } from '../../items/fieldValues';
import { ownItems } from './pagePlace';
import type { NewItem } from './starterBlocks';

interface Copy {
  parentId: ItemId;
  name: string;
  title: string;
}

/** Parents before children, the page first; every language that the page has. */
export function copyItems(
  tree: ContentTree,
  page: ContentItem & { site: string },
  { parentId, name, title }: Copy,
): NewItem[] {
  const items = ownItems(tree, page);
  const ids = new Map(items.map(({ id }) => [id, newId()]));
  const renamed = (id: ItemId): ItemId => ids.get(id) ?? id;
  return items.map((item) => {
    const isPage = item.id === page.id;
    const itemId = renamed(item.id);
    return {
      item: {
        id: itemId,
        site: page.site,
        parentId: isPage ? parentId : renamed(item.parentId ?? ''),
        name: isPage ? name : item.name,
        template: item.template,
      },
      versions: [...item.versions.values()].map((version) => ({
        itemId,
        language: version.language,
        version: 1,
        displayName: isPage ? title : version.displayName,
        fields: Object.fromEntries(
          Object.entries(version.fields).map(([key, value]) => [key, renameIds(value, renamed)]),
        ),
        placeholders: renamePlaceholders(version.placeholders, renamed),
        deleted: false,
      })),
    };
  });
}

/** References to items of the page lead to their copies. */
function renameIds(value: FieldValue, renamed: (id: ItemId) => ItemId): FieldValue {
  if (typeof value === 'string') return renamed(value);
  return isIdList(value) ? value.map(renamed) : value;
}

function renamePlaceholders(
  placeholders: Placeholders,
  renamed: (id: ItemId) => ItemId,
): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([key, blocks]) => [
      key,
      blocks.map((block) => ({
        ...block,
        uid: layoutId(newId()),
        dataSource: block.dataSource === undefined ? undefined : renamed(block.dataSource),
        placeholders: renamePlaceholders(block.placeholders, renamed),
      })),
    ]),
  );
}
