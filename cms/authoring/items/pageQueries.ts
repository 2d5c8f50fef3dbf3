/** Queries about pages: the list of pages, the history of a page, and its unpublished changes. */
import type { Database } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import { toLocalItem, type ContentTree } from '../../items/ContentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem, ItemVersion } from '../../items/item.types';
import { isSameContent, isSameValue } from '../publishing/isSameContent';
import { getSitePaths } from '../../items/sitePaths';
import { readVersionsOf, type SavedVersion } from '../../items/versionTable';
import { createEditError } from '../createEditError';
import type { Actor } from '../people/actor';
import { mayEditPageOf } from '../people/permissions';
import { getLabel } from './summarise';
import { getFixedReason } from '../pages/pageLocation';

export interface PageSummary {
  itemId: ItemId;
  displayName: string;
  route: string;
  /** In the language. */
  ownRoute: string;
  isPublished: boolean;
  /** Whether the account may change it. */
  isEditable: boolean;
}

export interface PageRevision {
  itemId: ItemId;
  /** The name of a page, or the first words of another item in this version; may be empty. */
  itemName: string;
  template: string;
  isShared: boolean;
  currentVersion: number;
  version: number;
  author?: string;
  updated: string;
  published: string | null;
  isDeleted: boolean;
  changed: string[];
}

export interface Unpublished {
  page: number;
  shared: number;
  isPublic: boolean;
  stays: boolean;
  sharedItemId?: ItemId;
}

/** Maximum revisions in a response. */
const MAX_REVISIONS = 200;

/** Lists the pages of a site in a language, parents before children. */
export function listPages(
  store: ContentStore,
  actor: Pick<Actor, 'pages'>,
  site: string,
  language: string,
) {
  const { draft, published } = store;
  const home = draft.find(getSitePaths(site).home);
  return [...(home ? draft.listBranch(home) : [])].flatMap((item): PageSummary[] => {
    const local = draft.isPage(item) ? toLocalItem(item, language) : undefined;
    const route = draft.findRoute(item);
    if (!local || route === undefined) return [];
    const isPublished = published.findInLanguage(item.id, language) !== undefined;
    const { displayName } = local.version;
    const ownRoute = draft.findRoute(item, language) ?? route;
    const isEditable = mayEditPageOf(actor, store, item);
    return [{ itemId: item.id, displayName, route, ownRoute, isPublished, isEditable }];
  });
}

/** Lists saved versions of a page's items and of shared items, newest first; versions from files come last. */
export async function readPageHistory(
  store: ContentStore,
  db: Database,
  itemId: string,
  language: string,
  count = 50,
): Promise<PageRevision[]> {
  const { own: ownItems, shared: sharedItems } = listPageItems(store, itemId);
  const items = new Map([...ownItems, ...sharedItems].map((item) => [item.id, item]));
  const sharedIds = new Set(sharedItems.map(({ id }) => id));
  const limit = Math.min(Math.max(count, 1), MAX_REVISIONS);
  const savedVersions = await readVersionsOf(db, [...items.keys()], language, limit);
  const findPrevious = (id: ItemId, version: number) =>
    savedVersions.find((one) => one.itemId === id && one.version === version - 1) ??
    store.findFileVersion(id, language);
  const toRevision = (
    item: ContentItem,
    version: ItemVersion & Partial<Pick<SavedVersion, 'deleted' | 'publishedAt' | 'authorName'>>,
    previous: ItemVersion | undefined,
  ): PageRevision => ({
    itemId: item.id,
    itemName: getLabel(store.draft, item, version),
    template: item.template,
    isShared: sharedIds.has(item.id),
    currentVersion: store.getNewestVersion(item.id, language),
    version: version.version,
    author: version.authorName ?? undefined,
    updated: version.updatedAt.toISOString(),
    published: version.publishedAt?.toISOString() ?? null,
    isDeleted: version.deleted ?? false,
    changed: previous ? listChangedFields(previous, version) : [],
  });
  const savedIds = new Set(savedVersions.map((one) => one.itemId));
  return [
    ...savedVersions.flatMap((one) => {
      const item = items.get(one.itemId);
      return item ? [toRevision(item, one, findPrevious(one.itemId, one.version))] : [];
    }),
    ...[...savedIds].flatMap((id) => {
      const item = items.get(id);
      const version = store.findFileVersion(id, language);
      return item && version
        ? [toRevision(item, { ...version, publishedAt: version.updatedAt }, undefined)]
        : [];
    }),
  ];
}

/** Counts the items of the page, and of the content that all pages share, that differ from their public version. */
export function countUnpublished(
  store: ContentStore,
  itemId: string,
  language: string,
): Unpublished {
  const { page, own, shared, frame } = listChangedItems(store, itemId, language);
  return {
    page: own.length,
    shared: shared.length,
    isPublic: store.published.findInLanguage(itemId, language) !== undefined,
    stays: getFixedReason(store.published, page) !== undefined,
    sharedItemId: frame?.id,
  };
}

/** Lists the items of a page and of its site's frame that differ between draft and public version. */
export function listChangedItems(store: ContentStore, itemId: string, language: string) {
  const { own, shared, ...rest } = listPageItems(store, itemId);
  const isChanged = (item: ContentItem) => isItemChanged(store, item, language);
  return { ...rest, own: own.filter(isChanged), shared: shared.filter(isChanged) };
}

/** Whether the draft of an item has other content than its public version; their numbers may differ. */
export function isItemChanged(
  { draft, published }: ContentStore,
  item: ContentItem,
  language: string,
): boolean {
  const publicVersion = published.findInLanguage(item.id, language)?.version;
  const draftVersion = draft.findInLanguage(item.id, language)?.version;
  if (publicVersion?.version === draftVersion?.version) return false;
  return !isFolder(draft, item) && !isSameContent(publicVersion, draftVersion);
}

/** Whether an item is a folder, which holds items of a page and which visitors do not see. */
export const isFolder = (tree: ContentTree, item: ContentItem): boolean =>
  !tree.isPage(item) && (tree.findTemplate(item)?.fields.size ?? 0) === 0;

/** Lists the items of a page and of its site's frame, including those that are deleted in the drafts. */
export function listPageItems(store: ContentStore, itemId: string) {
  const page = store.draft.find(itemId) ?? store.published.find(itemId);
  if (!page?.site || !store.draft.isPage(page))
    throw createEditError('NOT_FOUND', 'There is no such page.');
  const { frame: framePath } = getSitePaths(page.site);
  const frame = store.draft.find(framePath);
  const mergeTrees = (listItems: (tree: ContentTree) => ContentItem[]): ContentItem[] => [
    ...new Map(
      [store.published, store.draft].flatMap((tree) =>
        listItems(tree).map((item) => [item.id, item]),
      ),
    ).values(),
  ];
  const listBranch = (tree: ContentTree, root: ContentItem | undefined) => {
    const item = root && tree.find(root.id);
    return item ? [...tree.listBranch(item)] : [];
  };
  return {
    page,
    own: mergeTrees((tree) =>
      listBranch(tree, page).filter((item) => tree.findPage(item)?.id === page.id),
    ),
    shared: mergeTrees((tree) => listBranch(tree, frame)),
    frame,
  };
}

/** Lists the fields that differ; `Name` is the item's name, and `placeholders` and `variants` count as fields. */
export function listChangedFields(before: ItemVersion, after: ItemVersion): string[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const changedNames = [...names].filter(
    (name) => !isSameValue(before.fields[name], after.fields[name]),
  );
  if (before.displayName !== after.displayName) changedNames.unshift('Name');
  if (!isSameValue(before.placeholders, after.placeholders)) changedNames.push('placeholders');
  if (!isSameValue(before.variants ?? [], after.variants ?? [])) changedNames.push('variants');
  return changedNames;
}
