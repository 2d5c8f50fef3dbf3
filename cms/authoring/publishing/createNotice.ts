/** Finds the pages that a publication affects, for the notice to the web process. */
import { toLocalItem, type ContentTree } from '../../items/ContentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item.types';
import { getSitePaths } from '../../items/sitePaths';
import type { PublishNotice } from './NoticeSender';

export interface Changes {
  /** Items whose content changed. */
  changed: readonly ContentItem[];
  /** Changed items that were added or removed in at least one language; items that refer to them change as well. */
  addedOrRemoved?: readonly ContentItem[];
  /** Items that were moved or reordered. */
  moved?: readonly ContentItem[];
}

/** Maximum items of a notice. Above it the whole site is refreshed, as listing them costs more than it saves. */
const MAX_ITEMS = 1000;

/**
 * Creates the notice of the changes on a site: the addresses of pages, and the ids of items and of
 * the lists that may contain them. The notice is for the whole site when a page moved or shared
 * content changed. Undefined when nothing changed.
 * @param trees the drafts and the public content, before the change
 */
export function createNotice(
  site: string,
  trees: readonly ContentTree[],
  { changed, addedOrRemoved = [], moved = [] }: Changes,
): PublishNotice | undefined {
  if (changed.length + moved.length === 0) return undefined;
  const paths = new Set<string>();
  const items = new Set<ItemId>();
  const lists = new Set<ItemId>();
  let affectsSite = moved.length > 0;
  for (const tree of trees) {
    for (const { id } of [...changed, ...moved]) {
      const item = tree.find(id);
      if (!item) continue;
      for (const path of listAddresses(tree, item)) paths.add(path);
      items.add(id);
      for (const list of listKeys(tree, item)) lists.add(list);
      affectsSite ||= affectsAllPages(tree, item);
    }
  }
  for (const id of findReferrers(trees, listBranchIds(trees, addedOrRemoved))) items.add(id);
  affectsSite ||= items.size > MAX_ITEMS;
  if (affectsSite) return { site, paths: [...paths], all: affectsSite };
  return { site, paths: [...paths], items: [...items], lists: [...lists] };
}

/** Lists the addresses of an item's page in all its languages. */
function listAddresses(tree: ContentTree, item: ContentItem): string[] {
  const page = tree.findPage(item);
  return [...(page?.versions.keys() ?? [])].flatMap((language) => {
    const local = page && toLocalItem(page, language);
    return local ? [tree.getAddress(local)] : [];
  });
}

/** Lists the keys of lists that may contain an item: its template, the base templates, and its parent. */
function listKeys(tree: ContentTree, item: ContentItem): ItemId[] {
  const template = tree.findTemplate(item);
  const templates = template ? [template, ...template.baseTemplates].map(({ id }) => id) : [];
  return item.parentId === undefined ? templates : [...templates, item.parentId];
}

/**
 * Whether an item is a setting, a text, or part of the frame of all pages with its menus. Pages
 * depend on these without a reference to them.
 */
function affectsAllPages(tree: ContentTree, item: ContentItem): boolean {
  if (item.site === undefined) return true;
  const { settings, dictionary, frame } = getSitePaths(item.site);
  const path = `${tree.getPath(item)}/`;
  return [settings, dictionary, frame].some((folder) => path.startsWith(`${folder}/`));
}

/** Lists the ids of items and their descendants, which are added and removed together. */
function listBranchIds(trees: readonly ContentTree[], roots: readonly ContentItem[]): Set<ItemId> {
  const ids = new Set<ItemId>();
  for (const tree of trees) {
    for (const { id } of roots) {
      const root = ids.has(id) ? undefined : tree.find(id);
      for (const item of root ? tree.listBranch(root) : []) ids.add(item.id);
    }
  }
  return ids;
}

/** Finds the items that refer to any of some items: in a field, a link, a rich text or a block. */
function findReferrers(trees: readonly ContentTree[], ids: ReadonlySet<ItemId>): Set<ItemId> {
  const referrers = new Set<ItemId>();
  if (ids.size === 0) return referrers;
  for (const tree of trees) {
    for (const item of tree.listAll()) {
      for (const { fields, placeholders, variants } of item.versions.values()) {
        if (containsId([fields, placeholders, variants], ids)) referrers.add(item.id);
      }
    }
  }
  return referrers;
}

const DATA_ITEM = /\sdata-item=(["'])(.*?)\1/gi;

function containsId(value: unknown, ids: ReadonlySet<ItemId>): boolean {
  if (typeof value === 'string') {
    if (value.length <= 38) return ids.has(parseId(value) ?? '');
    if (!value.includes('data-item')) return false;
    return [...value.matchAll(DATA_ITEM)].some(([, , id = '']) => ids.has(parseId(id) ?? ''));
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((nested) => containsId(nested, ids));
}
