import type { Asset, AssetKind, Folder } from '../../media/asset';
import { getParentId, SHARED_ROOT_ID, SITE_ROOT_ID } from '../../media/folders';
import type { MediaLibrary } from '../../media/MediaLibrary';
import { getFolderName, ORIGINALS_ID } from '../../media/readOriginals';
import type { ContentStore } from '../../items/ContentStore';
import { createEditError } from '../createEditError';
import { findLastUse, listUses } from './listUses';
import { foldText } from './foldText';

export interface AssetsQuery {
  site: string;
  folder?: string | null;
  search?: string | null;
  kind?: readonly string[] | null;
  unused?: boolean | null;
  withoutAlt?: string | null;
  tag?: string | null;
  order?: string | null;
  after?: string | null;
  first?: number | null;
}

export interface AssetPage {
  total: number;
  assets: Promise<Asset[]>;
  after: string | null;
}

export interface FolderEntry {
  id: string;
  name: string;
  parentId: string | null;
  isShared: boolean;
  isReadOnly: boolean;
  count: number;
}

const MAX_PAGE_SIZE = 100;
const MAX_SEARCH_LENGTH = 100;

/** Returns the id of the folder of an asset; root folders have ids as well. */
export const getFolderId = ({ site, folderId }: Asset): string =>
  folderId ?? (site === null ? SHARED_ROOT_ID : SITE_ROOT_ID);

/** Lists the paths of an asset and its crops in the media store. */
export const listPaths = (library: MediaLibrary, asset: Asset): string[] =>
  library.listFiles(asset).map(({ path }) => path);

/** Lists all folders that a site can see, parents before children. */
export function listFolders(library: MediaLibrary, site: string): FolderEntry[] {
  const counts = new Map<string, number>();
  const assets = listVisibleAssets(library, site);
  for (const asset of assets) {
    const id = getFolderId(asset);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const toEntry = (
    id: string,
    name: string,
    parentId: string | null,
    overrides: Partial<FolderEntry> = {},
  ): FolderEntry => ({
    ...{ id, name, parentId, isShared: false, isReadOnly: false, count: counts.get(id) ?? 0 },
    ...overrides,
  });
  const visibleFolders = library.folders.filter(
    (folder) => folder.site === null || folder.site === site,
  );
  const originalFolderIds = new Set(
    assets
      .filter(({ isOriginal }) => isOriginal)
      .flatMap(({ folderId }) => listAncestorIds(folderId)),
  );
  return [
    toEntry(SITE_ROOT_ID, 'This site', null),
    toEntry(SHARED_ROOT_ID, 'All sites', null, { isShared: true }),
    ...sortParentsFirst(visibleFolders).map((folder) =>
      toFolderEntry(folder, counts.get(folder.id)),
    ),
    ...[...originalFolderIds].sort().map((id) => {
      const parentId = id === ORIGINALS_ID ? null : id.slice(0, id.lastIndexOf('/'));
      return toEntry(id, getFolderName(id), parentId, { isShared: true, isReadOnly: true });
    }),
  ];
}

export function toFolderEntry(folder: Folder, count = 0): FolderEntry {
  const { id, name, site } = folder;
  const parentId = getParentId(folder);
  return { id, name, parentId, isShared: site === null, isReadOnly: false, count };
}

/** Lists the ids of a folder of originals and its parents: `originals`, `originals/a`, `originals/a/b`. */
function listAncestorIds(folderId: string | null): string[] {
  const names = (folderId ?? '').split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function sortParentsFirst(folders: readonly Folder[], parentId: string | null = null): Folder[] {
  return folders
    .filter((folder) => folder.parentId === parentId)
    .flatMap((folder) => [folder, ...sortParentsFirst(folders, folder.id)]);
}

/** Lists the assets that a site can use. */
export const listVisibleAssets = (library: MediaLibrary, site: string): Asset[] =>
  library.listAll().filter((asset) => asset.site === null || asset.site === site);

/** Lists one page of the assets that match a query. */
export function listAssets(
  store: ContentStore,
  library: MediaLibrary,
  query: AssetsQuery,
): AssetPage {
  const matches = listVisibleAssets(library, query.site).filter(
    createFilter(store, library, query),
  );
  const sorted = sortAssets(store, library, query, matches);
  const start = query.after ? sorted.findIndex(({ id }) => id === query.after) + 1 : 0;
  // The asset of the cursor no longer exists, so the start of the next page is unknown.
  if (query.after && start === 0)
    throw createEditError('NOT_FOUND', 'The list changed. Load it again.');
  const pageSize = Math.min(Math.max(query.first ?? 48, 1), MAX_PAGE_SIZE);
  const page = sorted.slice(start, start + pageSize);
  const lastOfPage = start + pageSize < sorted.length ? page.at(-1) : undefined;
  return {
    total: sorted.length,
    assets: Promise.all(page.map((asset) => library.measure(asset))),
    after: lastOfPage?.id ?? null,
  };
}

function createFilter(
  store: ContentStore,
  library: MediaLibrary,
  query: AssetsQuery,
): (asset: Asset) => boolean {
  const { folder, unused, withoutAlt, tag } = query;
  const kinds = query.kind?.map((kind) => kind.toLowerCase() as AssetKind);
  const searchWords = splitWords((query.search ?? '').slice(0, MAX_SEARCH_LENGTH));
  const folderIds = folder ? listBranch(library, query.site, folder) : undefined;
  return (asset) => {
    if (folder) {
      const isInFolder =
        searchWords.length > 0 ? folderIds?.has(getFolderId(asset)) : getFolderId(asset) === folder;
      if (!isInFolder) return false;
    }
    if (kinds?.length && !kinds.includes(asset.kind)) return false;
    if (tag && !asset.tags.includes(tag)) return false;
    if (withoutAlt && !isAltMissing(asset, withoutAlt)) return false;
    if (searchWords.length > 0) {
      const text = foldText([asset.name, ...Object.values(asset.alt), ...asset.tags].join(' '));
      if (!searchWords.every((word) => text.includes(word))) return false;
    }
    // The product's own files may be in use without a reference in the content.
    if (!unused) return true;
    return !asset.isOriginal && listUses(store, listPaths(library, asset)).length === 0;
  };
}

const isAltMissing = (asset: Asset, language: string): boolean =>
  (asset.kind === 'picture' || asset.kind === 'drawing') &&
  !asset.isDecorative &&
  !asset.alt[language];

const splitWords = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean);

function listBranch(library: MediaLibrary, site: string, root: string): Set<string> {
  const branch = new Set([root]);
  // listFolders has parents before their children.
  for (const { id, parentId } of listFolders(library, site)) {
    if (parentId !== null && branch.has(parentId)) branch.add(id);
  }
  return branch;
}

const collator = new Intl.Collator('en', { numeric: true });

function sortAssets(
  store: ContentStore,
  library: MediaLibrary,
  { order, site }: AssetsQuery,
  assets: readonly Asset[],
): Asset[] {
  const entries = assets.map((asset) => {
    const { name, uploadedAt } = asset;
    // Sorts "Bay.jpg" before "Bay, phone.jpg", as the extension is not compared.
    const baseName = name.slice(0, name.lastIndexOf('.'));
    const uploaded = uploadedAt?.getTime() ?? 0;
    const usage =
      order === 'NAME' ? { at: 0, count: 0 } : findLastUse(store, listPaths(library, asset), site);
    const lastActivity = order === 'RECENTLY_USED' ? Math.max(usage.at, uploaded) : uploaded;
    return {
      asset,
      base: baseName,
      count: usage.count,
      recent: order === 'NAME' ? 0 : lastActivity,
    };
  });
  return entries
    .sort((a, b) => b.recent - a.recent || b.count - a.count || collator.compare(a.base, b.base))
    .map(({ asset }) => asset);
}
