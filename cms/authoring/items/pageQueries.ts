/** What an editor of pages asks: which there are, what was saved of one, and what of it is not public yet. */
import type { Database } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/contentStore';
import { inLanguage, type ContentTree } from '../../items/contentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem, ItemVersion } from '../../items/item';
import { sameContent, sameValue } from '../publishing/sameContent';
import { sitePaths } from '../../items/sitePaths';
import { readVersionsOf, type SavedVersion } from '../../items/versionTable';
import { editError } from '../editError';
import { nameOf } from './summary';
import { fixedReason } from '../pages/pagePlace';

export interface PageSummary {
  itemId: ItemId;
  displayName: string;
  route: string;
  isPublished: boolean;
}

export interface PageRevision {
  itemId: ItemId;
  /** A page by its name, anything else by its first words in that version; empty where it has none. */
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

/** Most revisions that one answer holds. */
const maxRevisions = 200;

/** The pages of a site in a language, parents first. */
export function listPages({ draft, published }: ContentStore, site: string, language: string) {
  const home = draft.find(sitePaths(site).home);
  return [...(home ? draft.branchOf(home) : [])].flatMap((item): PageSummary[] => {
    const local = draft.isPage(item) ? inLanguage(item, language) : undefined;
    const route = draft.routeOf(item);
    if (!local || route === undefined) return [];
    const isPublished = published.findIn(item.id, language) !== undefined;
    return [{ itemId: item.id, displayName: local.version.displayName, route, isPublished }];
  });
}

/** What was saved of a page's items and the shared ones, newest first, files' versions last. */
export async function readPageHistory(
  store: ContentStore,
  db: Database,
  itemId: string,
  language: string,
  first = 50,
): Promise<PageRevision[]> {
  const { own, shared } = itemsOf(store, itemId);
  const items = new Map([...own, ...shared].map((item) => [item.id, item]));
  const sharedIds = new Set(shared.map(({ id }) => id));
  const limit = Math.min(Math.max(first, 1), maxRevisions);
  const saved = await readVersionsOf(db, [...items.keys()], language, limit);
  const earlier = (id: ItemId, version: number) =>
    saved.find((one) => one.itemId === id && one.version === version - 1) ??
    store.fileVersion(id, language);
  const revision = (
    item: ContentItem,
    version: ItemVersion & Partial<Pick<SavedVersion, 'deleted' | 'publishedAt' | 'authorName'>>,
    before: ItemVersion | undefined,
  ): PageRevision => ({
    itemId: item.id,
    itemName: nameOf(store.draft, item, version),
    template: item.template,
    isShared: sharedIds.has(item.id),
    currentVersion: store.newestVersion(item.id, language),
    version: version.version,
    author: version.authorName ?? undefined,
    updated: version.updatedAt.toISOString(),
    published: version.publishedAt?.toISOString() ?? null,
    isDeleted: version.deleted ?? false,
    changed: before ? differences(before, version) : [],
  });
  const fromFiles = new Set(saved.map((one) => one.itemId));
  return [
    ...saved.flatMap((one) => {
      const item = items.get(one.itemId);
      return item ? [revision(item, one, earlier(one.itemId, one.version))] : [];
    }),
    ...[...fromFiles].flatMap((id) => {
      const item = items.get(id);
      const version = store.fileVersion(id, language);
      return item && version
        ? [revision(item, { ...version, publishedAt: version.updatedAt }, undefined)]
        : [];
    }),
  ];
}

/** How many items of the page, and of what all pages share, show something else than visitors see. */
export function countUnpublished(
  store: ContentStore,
  itemId: string,
  language: string,
): Unpublished {
  const { page, own, shared, frame } = itemsOf(store, itemId);
  const differs = ({ id }: ContentItem): boolean =>
    !sameContent(
      store.draft.findIn(id, language)?.version,
      store.published.findIn(id, language)?.version,
    );
  return {
    page: own.filter(differs).length,
    shared: shared.filter(differs).length,
    isPublic: store.published.findIn(itemId, language) !== undefined,
    stays: fixedReason(store.published, page) !== undefined,
    sharedItemId: frame?.id,
  };
}

/** A page's own items and those of its site's frame, those that are deleted in the drafts included. */
export function itemsOf(store: ContentStore, itemId: string) {
  const page = store.draft.find(itemId) ?? store.published.find(itemId);
  if (!page?.site || !store.draft.isPage(page))
    throw editError('NOT_FOUND', 'There is no such page.');
  const { frame: framePath } = sitePaths(page.site);
  const frame = store.draft.find(framePath);
  const inBoth = (pick: (tree: ContentTree) => ContentItem[]): ContentItem[] => [
    ...new Map(
      [store.published, store.draft].flatMap((tree) => pick(tree).map((item) => [item.id, item])),
    ).values(),
  ];
  const branch = (tree: ContentTree, root: ContentItem | undefined) => {
    const item = root && tree.find(root.id);
    return item ? [...tree.branchOf(item)] : [];
  };
  return {
    page,
    own: inBoth((tree) => branch(tree, page).filter((item) => tree.pageOf(item)?.id === page.id)),
    shared: inBoth((tree) => branch(tree, frame)),
    frame,
  };
}

function differences(before: ItemVersion, after: ItemVersion): string[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const changed = [...names].filter((name) => !sameValue(before.fields[name], after.fields[name]));
  if (!sameValue(before.placeholders, after.placeholders)) changed.push('placeholders');
  if (!sameValue(before.variants ?? [], after.variants ?? [])) changed.push('variants');
  return changed;
}
