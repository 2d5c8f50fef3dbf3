import type { Asset, AssetKind, Folder } from '../../media/asset';
import { parentIdOf, sharedRootId, siteRootId } from '../../media/folders';
import type { MediaLibrary } from '../../media/MediaLibrary';
import { folderName, originalsId } from '../../media/originals';
import type { ContentStore } from '../../items/contentStore';
import { editError } from '../editError';
import { lastUse, usesOf } from './addressUses';

export interface AssetsQuery {
  site: string;
  folder?: string | null;
  search?: string | null;
  kind?: readonly string[] | null;
  unused?: boolean | null;
  withoutAlt?: string | null;
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

const MAX_PAGE = 100;
const MAX_SEARCH = 100;

/** The id of the folder that an asset is in, roots included. */
export const folderIdOf = ({ site, folderId }: Asset): string =>
  folderId ?? (site === null ? sharedRootId : siteRootId);

/** Paths of an asset in the media store: its own, and those of its crops. */
export const pathsOf = (library: MediaLibrary, asset: Asset): string[] =>
  library.filesOf(asset).map(({ path }) => path);

/** All folders that a site sees, parents first. */
export function listFolders(library: MediaLibrary, site: string): FolderEntry[] {
  const counts = new Map<string, number>();
  const assets = visibleTo(library, site);
  for (const asset of assets) {
    const id = folderIdOf(asset);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const entry = (
    id: string,
    name: string,
    parentId: string | null,
    rest: Partial<FolderEntry> = {},
  ): FolderEntry => ({
    ...{ id, name, parentId, isShared: false, isReadOnly: false, count: counts.get(id) ?? 0 },
    ...rest,
  });
  const own = library.folders.filter((folder) => folder.site === null || folder.site === site);
  const originals = new Set(
    assets.filter(({ isOriginal }) => isOriginal).flatMap(({ folderId }) => ancestors(folderId)),
  );
  return [
    entry(siteRootId, 'This site', null),
    entry(sharedRootId, 'All sites', null, { isShared: true }),
    ...parentsFirst(own).map((folder) => folderEntry(folder, counts.get(folder.id))),
    ...[...originals].sort().map((id) => {
      const parentId = id === originalsId ? null : id.slice(0, id.lastIndexOf('/'));
      return entry(id, folderName(id), parentId, { isShared: true, isReadOnly: true });
    }),
  ];
}

export function folderEntry(folder: Folder, count = 0): FolderEntry {
  const { id, name, site } = folder;
  const parentId = parentIdOf(folder);
  return { id, name, parentId, isShared: site === null, isReadOnly: false, count };
}

/** `originals/turntables/a` with all that are above it. */
function ancestors(folderId: string | null): string[] {
  const names = (folderId ?? '').split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function parentsFirst(folders: readonly Folder[], parentId: string | null = null): Folder[] {
  return folders
    .filter((folder) => folder.parentId === parentId)
    .flatMap((folder) => [folder, ...parentsFirst(folders, folder.id)]);
}

const visibleTo = (library: MediaLibrary, site: string): Asset[] =>
  library.all().filter((asset) => asset.site === null || asset.site === site);

/** A page of the assets that a query asks for. */
export function listAssets(
  store: ContentStore,
  library: MediaLibrary,
  query: AssetsQuery,
): AssetPage {
  const found = visibleTo(library, query.site).filter(filterOf(store, library, query));
  const ordered = inOrder(store, library, query, found);
  const start = query.after ? ordered.findIndex(({ id }) => id === query.after) + 1 : 0;
  // What the cursor named is gone: the page after it cannot be told.
  if (query.after && start === 0) throw editError('NOT_FOUND', 'The list changed. Load it again.');
  const first = Math.min(Math.max(query.first ?? 48, 1), MAX_PAGE);
  const page = ordered.slice(start, start + first);
  const last = start + first < ordered.length ? page.at(-1) : undefined;
  return {
    total: ordered.length,
    assets: Promise.all(page.map((asset) => library.measured(asset))),
    after: last?.id ?? null,
  };
}

function filterOf(
  store: ContentStore,
  library: MediaLibrary,
  query: AssetsQuery,
): (asset: Asset) => boolean {
  const { folder, unused, withoutAlt } = query;
  const kinds = query.kind?.map((kind) => kind.toLowerCase() as AssetKind);
  const words = wordsOf((query.search ?? '').slice(0, MAX_SEARCH));
  const below = folder ? branchOf(library, query.site, folder) : undefined;
  return (asset) => {
    if (folder) {
      const isThere =
        words.length > 0 ? below?.has(folderIdOf(asset)) : folderIdOf(asset) === folder;
      if (!isThere) return false;
    }
    if (kinds?.length && !kinds.includes(asset.kind)) return false;
    if (withoutAlt && !lacksWords(asset, withoutAlt)) return false;
    if (words.length > 0) {
      const text = plain(`${asset.name} ${Object.values(asset.alt).join(' ')}`);
      if (!words.every((word) => text.includes(word))) return false;
    }
    // The product may show its own files without any page saying so.
    if (!unused) return true;
    return !asset.isOriginal && usesOf(store, pathsOf(library, asset)).length === 0;
  };
}

const lacksWords = (asset: Asset, language: string): boolean =>
  (asset.kind === 'picture' || asset.kind === 'drawing') &&
  !asset.isDecorative &&
  !asset.alt[language];

/** Without accents and case: whoever searches "malmo" finds "Malmö". */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

function branchOf(library: MediaLibrary, site: string, root: string): Set<string> {
  const branch = new Set([root]);
  // Parents stand before what is below them.
  for (const { id, parentId } of listFolders(library, site)) {
    if (parentId !== null && branch.has(parentId)) branch.add(id);
  }
  return branch;
}

function inOrder(
  store: ContentStore,
  library: MediaLibrary,
  { order, site }: AssetsQuery,
  assets: readonly Asset[],
): Asset[] {
  // "Bay" comes before "Bay, phone", whatever their extensions.
  const base = ({ name }: Asset) => name.slice(0, name.lastIndexOf('.'));
  const byName = (a: Asset, b: Asset) => base(a).localeCompare(base(b), 'en', { numeric: true });
  if (order === 'NAME') return [...assets].sort(byName);
  const times = new Map(
    assets.map((asset) => {
      const uploaded = asset.uploadedAt?.getTime() ?? 0;
      const used = lastUse(store, pathsOf(library, asset), site);
      return [asset.id, { uploaded, ...used, recent: Math.max(used.at, uploaded) }];
    }),
  );
  const value = (asset: Asset, key: 'uploaded' | 'recent' | 'count') =>
    times.get(asset.id)?.[key] ?? 0;
  const first = order === 'RECENTLY_USED' ? 'recent' : 'uploaded';
  return [...assets].sort(
    (a, b) =>
      value(b, first) - value(a, first) || value(b, 'count') - value(a, 'count') || byName(a, b),
  );
}
