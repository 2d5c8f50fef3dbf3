import type { ContentStore } from '../../items/contentStore';
import type { ContentTree } from '../../items/contentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem, ContentSite, Rendering } from '../../items/item';
import { sitePaths } from '../../items/sitePaths';
import { editError } from '../editError';

/** A part of what belongs to a whole site, as editors look at it. */
export const siteParts = [
  'MENUS',
  'FOOTER',
  'SETTINGS',
  'DICTIONARY',
  'TAGS',
  'REDIRECTS',
] as const;

export type SitePart = (typeof siteParts)[number];

/** Placeholder of the page frame whose blocks a part is made of. */
export const framePlaceholders: Partial<Record<SitePart, 'header' | 'footer'>> = {
  MENUS: 'header',
  FOOTER: 'footer',
};

/** Template of the items of a part that are saved one by one. */
export const partTemplates: Partial<Record<SitePart, string>> = {
  SETTINGS: 'SiteSettings',
  DICTIONARY: 'DictionaryEntry',
  TAGS: 'StoryTag',
  REDIRECTS: 'RedirectRule',
};

export interface PartItems {
  site: ContentSite;
  root: ContentItem;
  /** In the order of the drafts; those that only visitors still see come last. */
  items: ContentItem[];
}

/** The items of a part, in drafts and as published. Throws NOT_FOUND for an unknown site. */
export function readPart(store: ContentStore, siteName: string, part: SitePart): PartItems {
  const { draft, published } = store;
  const site = store.sites.get(siteName);
  const root = site && draft.find(rootPath(siteName, part));
  if (!root) throw editError('NOT_FOUND', 'There is no such site.');
  const all = [draft, published].flatMap((tree) => itemsIn(tree, root.id, part));
  return { site, root, items: [...new Map(all.map((item) => [item.id, item])).values()] };
}

function rootPath(site: string, part: SitePart): string {
  const paths = sitePaths(site);
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

function itemsIn(tree: ContentTree, rootId: ItemId, part: SitePart): readonly ContentItem[] {
  const root = tree.find(rootId);
  if (!root) return [];
  const placeholder = framePlaceholders[part];
  if (placeholder) return [root, ...itemsOfFrame(tree, root, placeholder)];
  if (part === 'SETTINGS') return [root];
  return tree.childrenOf(root).filter(({ template }) => template === partTemplates[part]);
}

/** What the blocks of a placeholder show: their items, and all that these refer to, in every language. */
function itemsOfFrame(
  tree: ContentTree,
  frame: ContentItem,
  placeholder: 'header' | 'footer',
): ContentItem[] {
  const found = new Map<ItemId, ContentItem>();
  const visit = (id: ItemId): void => {
    const item = tree.find(id);
    // A page that an item refers to is not the frame's own.
    if (!item || found.has(item.id) || tree.isPage(item)) return;
    found.set(item.id, item);
    for (const { fields } of item.versions.values()) {
      for (const { name, contract } of tree.templateOf(item)?.fields.values() ?? []) {
        if (contract.kind !== 'item' && contract.kind !== 'items') continue;
        [fields[name] ?? []].flat().forEach((reference) => visit(String(reference)));
      }
    }
  };
  const visitBlocks = (blocks: readonly Rendering[]): void => {
    for (const { dataSource, placeholders } of blocks) {
      if (dataSource) visit(dataSource);
      Object.values(placeholders).forEach(visitBlocks);
    }
  };
  for (const { placeholders } of frame.versions.values()) {
    visitBlocks(placeholders[placeholder] ?? []);
  }
  return [...found.values()];
}
