/** Which pages show what was published: what the web processes are told. */
import { inLanguage, type ContentTree } from '../../items/contentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item';
import { sitePaths } from '../../items/sitePaths';
import type { PublishNotice } from './publishNotices';

export interface Changes {
  /** Items that show something else than before. */
  changed: readonly ContentItem[];
  /** Those of them that come or go, in a language at least: whoever refers to them shows something else, too. */
  comeOrGone?: readonly ContentItem[];
  /** Items that are found elsewhere, or in another order. */
  moved?: readonly ContentItem[];
}

/** With more items all of the site is made anew: naming them costs more than it spares. */
const maxItems = 1000;

/**
 * The notice of what changed on a site: pages by their addresses, and items by their ids, with the lists that they may
 * be in; all of the site where a page moved, or something changed that every page shows. Undefined when nothing did.
 * @param trees as editors and as visitors see it, before the change
 */
export function noticeOf(
  site: string,
  trees: readonly ContentTree[],
  { changed, comeOrGone = [], moved = [] }: Changes,
): PublishNotice | undefined {
  if (changed.length + moved.length === 0) return undefined;
  const paths = new Set<string>();
  const items = new Set<ItemId>();
  const lists = new Set<ItemId>();
  let all = moved.length > 0;
  for (const tree of trees) {
    for (const { id } of [...changed, ...moved]) {
      const item = tree.find(id);
      if (!item) continue;
      for (const path of addressesOf(tree, item)) paths.add(path);
      items.add(id);
      for (const list of listsOf(tree, item)) lists.add(list);
      all ||= isOfWholeSite(tree, item);
    }
  }
  for (const id of referrersOf(trees, branches(trees, comeOrGone))) items.add(id);
  all ||= items.size > maxItems;
  if (all) return { site, paths: [...paths], all };
  return { site, paths: [...paths], items: [...items], lists: [...lists] };
}

/** Addresses of the page that holds an item, in all its languages. */
function addressesOf(tree: ContentTree, item: ContentItem): string[] {
  const page = tree.pageOf(item);
  return [...(page?.versions.keys() ?? [])].flatMap((language) => {
    const local = page && inLanguage(page, language);
    return local ? [tree.addressOf(local)] : [];
  });
}

/** What a list is asked of that an item may be in: its template, what that is based on, and its parent. */
function listsOf(tree: ContentTree, item: ContentItem): ItemId[] {
  const template = tree.templateOf(item);
  const templates = template ? [template, ...template.baseTemplates].map(({ id }) => id) : [];
  return item.parentId === undefined ? templates : [...templates, item.parentId];
}

/** Settings, texts, redirects, and the frame of all pages with its menus: no answer names their items. */
function isOfWholeSite(tree: ContentTree, item: ContentItem): boolean {
  if (item.site === undefined) return true;
  const { settings, dictionary, frame } = sitePaths(item.site);
  const path = `${tree.pathOf(item)}/`;
  return [settings, dictionary, frame].some((part) => path.startsWith(`${part}/`));
}

/** Items with all that lies below them, which comes and goes with them. */
function branches(trees: readonly ContentTree[], roots: readonly ContentItem[]): Set<ItemId> {
  const found = new Set<ItemId>();
  for (const tree of trees) {
    for (const { id } of roots) {
      const root = found.has(id) ? undefined : tree.find(id);
      for (const item of root ? tree.branchOf(root) : []) found.add(item.id);
    }
  }
  return found;
}

/** Items that refer to any of those: in a field, a link, a formatted text or a block. */
function referrersOf(trees: readonly ContentTree[], ids: ReadonlySet<ItemId>): Set<ItemId> {
  const found = new Set<ItemId>();
  if (ids.size === 0) return found;
  for (const tree of trees) {
    for (const item of tree.all()) {
      for (const { fields, placeholders, variants } of item.versions.values()) {
        if (mentions([fields, placeholders, variants], ids)) found.add(item.id);
      }
    }
  }
  return found;
}

const dataItem = /\sdata-item=(["'])(.*?)\1/gi;

function mentions(value: unknown, ids: ReadonlySet<ItemId>): boolean {
  if (typeof value === 'string') {
    if (value.length <= 38) return ids.has(parseId(value) ?? '');
    if (!value.includes('data-item')) return false;
    return [...value.matchAll(dataItem)].some(([, , id = '']) => ids.has(parseId(id) ?? ''));
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => mentions(part, ids));
}
