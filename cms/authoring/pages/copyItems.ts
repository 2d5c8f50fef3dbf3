/** The items of a page's copy: the same content with new ids. */
import type { ContentTree } from '../../items/ContentTree';
import { toLayoutId, createId, type ItemId } from '../../items/guid';
import type { ContentItem, FieldValue, Placeholders } from '../../items/item.types';
import { omitSlug } from '../../items/LanguagePaths';
import { isIdList } from '../../items/fieldValues';
import { listOwnItems } from './pageLocation';
import type { NewItem } from './createPageItems';

interface CopyTarget {
  parentId: ItemId;
  name: string;
  title: string;
}

/** Copies the items of a page, parents before children, in every language of the page. */
export function copyItems(
  tree: ContentTree,
  page: ContentItem & { site: string },
  { parentId, name, title }: CopyTarget,
): NewItem[] {
  const items = listOwnItems(tree, page);
  const ids = new Map(items.map(({ id }) => [id, createId()]));
  const toNewId = (id: ItemId): ItemId => ids.get(id) ?? id;
  return items.map((item) => {
    const isPage = item.id === page.id;
    const itemId = toNewId(item.id);
    return {
      item: {
        id: itemId,
        site: page.site,
        parentId: isPage ? parentId : toNewId(item.parentId ?? ''),
        name: isPage ? name : item.name,
        template: item.template,
      },
      versions: [...item.versions.values()].map((version) => ({
        itemId,
        language: version.language,
        version: 1,
        displayName: isPage ? title : version.displayName,
        // A copy has an address of its own.
        fields: Object.fromEntries(
          Object.entries(isPage ? omitSlug(version.fields) : version.fields).map(([key, value]) => [
            key,
            replaceIds(value, toNewId),
          ]),
        ),
        placeholders: replaceIdsInPlaceholders(version.placeholders, toNewId),
        deleted: false,
      })),
    };
  });
}

/** Replaces references to items of the page by references to their copies. */
function replaceIds(value: FieldValue, toNewId: (id: ItemId) => ItemId): FieldValue {
  if (typeof value === 'string') return toNewId(value);
  return isIdList(value) ? value.map(toNewId) : value;
}

function replaceIdsInPlaceholders(
  placeholders: Placeholders,
  toNewId: (id: ItemId) => ItemId,
): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([key, blocks]) => [
      key,
      blocks.map((block) => ({
        ...block,
        uid: toLayoutId(createId()),
        dataSource: block.dataSource === undefined ? undefined : toNewId(block.dataSource),
        placeholders: replaceIdsInPlaceholders(block.placeholders, toNewId),
      })),
    ]),
  );
}
