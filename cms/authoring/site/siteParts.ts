import type { ContentStore } from '../../items/ContentStore';
import type { ContentTree } from '../../items/ContentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem, ContentSite, Rendering } from '../../items/item.types';
import { getSitePaths } from '../../items/sitePaths';
import { createEditError } from '../createEditError';

/** Parts of the site-wide content, as the editor shows them. */
export const siteParts = [
  'MENUS',
  'FOOTER',
  'SETTINGS',
  'DICTIONARY',
  'TAGS',
  'REDIRECTS',
] as const;

export type SitePart = (typeof siteParts)[number];

/** Placeholder of the page frame with the blocks of a part. */
export const framePlaceholders: Partial<Record<SitePart, 'header' | 'footer'>> = {
  MENUS: 'header',
  FOOTER: 'footer',
};

/** Template of the items of a part, for parts in which items are saved one by one. */
export const partTemplates: Partial<Record<SitePart, string>> = {
  SETTINGS: 'SiteSettings',
  DICTIONARY: 'DictionaryEntry',
  TAGS: 'StoryTag',
  REDIRECTS: 'RedirectRule',
};

export interface PartItems {
  site: ContentSite;
  root: ContentItem;
  /** In the order of the drafts. Items that exist only in public come last. */
  items: ContentItem[];
}

/** Lists the items of a part, in the drafts and in public. @throws NOT_FOUND for an unknown site */
export function readPart(store: ContentStore, siteName: string, part: SitePart): PartItems {
  const { draft, published } = store;
  const site = store.sites.get(siteName);
  const root = site && draft.find(getRootPath(siteName, part));
  if (!root) throw createEditError('NOT_FOUND', 'There is no such site.');
  const items = [draft, published].flatMap((tree) => listItems(tree, root.id, part));
  return { site, root, items: [...new Map(items.map((item) => [item.id, item])).values()] };
}

function getRootPath(site: string, part: SitePart): string {
  const paths = getSitePaths(site);
  switch (part) {
    case 'MENUS':
    case 'FOOTER':
      return paths.frame;
    case 'SETTINGS':
      return paths.settings;
    case 'DICTIONARY':
      return paths.dictionary;
    case 'TAGS':
      return paths.tags;
    case 'REDIRECTS':
      return paths.redirects;
  }
}

function listItems(tree: ContentTree, rootId: ItemId, part: SitePart): readonly ContentItem[] {
  const root = tree.find(rootId);
  if (!root) return [];
  const placeholder = framePlaceholders[part];
  if (placeholder) return [root, ...listFrameItems(tree, root, placeholder)];
  if (part === 'SETTINGS') return [root];
  return tree.listChildren(root).filter(({ template }) => template === partTemplates[part]);
}

/** Lists the items of a placeholder's blocks and the items that they refer to, in every language. */
function listFrameItems(
  tree: ContentTree,
  frame: ContentItem,
  placeholder: 'header' | 'footer',
): ContentItem[] {
  const items = new Map<ItemId, ContentItem>();
  const visitItem = (id: ItemId): void => {
    const item = tree.find(id);
    // A page that an item refers to does not belong to the frame.
    if (!item || items.has(item.id) || tree.isPage(item)) return;
    items.set(item.id, item);
    for (const { fields } of item.versions.values()) {
      for (const { name, contract } of tree.findTemplate(item)?.fields.values() ?? []) {
        if (contract.kind !== 'item' && contract.kind !== 'items') continue;
        [fields[name] ?? []].flat().forEach((reference) => visitItem(String(reference)));
      }
    }
  };
  const visitBlocks = (blocks: readonly Rendering[]): void => {
    for (const { dataSource, placeholders } of blocks) {
      if (dataSource) visitItem(dataSource);
      Object.values(placeholders).forEach(visitBlocks);
    }
  };
  for (const { placeholders } of frame.versions.values()) {
    visitBlocks(placeholders[placeholder] ?? []);
  }
  return [...items.values()];
}
