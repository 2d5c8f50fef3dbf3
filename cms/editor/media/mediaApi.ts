/** Requests for the media library. Every function throws AuthoringFailure. */
import type {
  AssetKind,
  AssetOrder,
  CreateFolderInput,
  DeleteAssetsInput,
  MoveAssetsInput,
  RenameFolderInput,
  ReplaceAssetInput,
  TagAssetsInput,
  UpdateAssetInput,
} from '../../generated/authoringTypes';
import type { Authoring } from '../authoring';
import {
  type AssetFragment as Asset,
  type AssetUseFragment as AssetUse,
  AssetUsesDocument,
  CreateFolderDocument,
  DeleteAssetsDocument,
  DeleteFolderDocument,
  MediaAssetDocument,
  MediaAssetsDocument,
  type MediaAssetsQueryVariables,
  type MediaFolderFragment as Folder,
  MediaFoldersDocument,
  MediaTagsDocument,
  MoveAssetsDocument,
  RenameFolderDocument,
  ReplaceAssetDocument,
  TagAssetsDocument,
  UpdateAssetDocument,
} from '../../generated/authoringQueries';

export type { Asset, AssetKind, AssetOrder, AssetUse, Folder };
export type AssetsQuery = Omit<MediaAssetsQueryVariables, 'first'>;

/** Number of assets that are loaded at once. */
const PAGE_SIZE = 36;
/** Maximum number of assets in one response of the platform. */
const MAX_PAGE_SIZE = 100;
/** Maximum number of assets that are loaded again after a change. */
const MAX_RELOADED = 500;

export const listFolders = (authoring: Authoring, site: string) =>
  authoring.request(MediaFoldersDocument, { site });

export const listAssets = (authoring: Authoring, query: AssetsQuery) =>
  authoring.request(MediaAssetsDocument, { ...query, first: PAGE_SIZE });

/**
 * Loads the first assets of a query again: as many as were listed before, so that the list does not become
 * shorter.
 */
export async function reloadAssets(authoring: Authoring, query: AssetsQuery, count: number) {
  const maxCount = Math.min(Math.max(count, PAGE_SIZE), MAX_RELOADED);
  const loadPage = (after: string | undefined, loadedCount: number) =>
    authoring.request(MediaAssetsDocument, {
      ...query,
      after,
      first: Math.min(maxCount - loadedCount, MAX_PAGE_SIZE),
    });
  let page = await loadPage(undefined, 0);
  const assets = [...page.assets];
  while (page.after && assets.length < maxCount) {
    page = await loadPage(page.after, assets.length);
    assets.push(...page.assets);
  }
  return { ...page, assets };
}

/** Reads an asset by id, or by an address in content; undefined if the library has none. */
export const readAsset = async (
  authoring: Authoring,
  lookup: { id: string } | { address: string; site: string },
) => (await authoring.request(MediaAssetDocument, lookup)) ?? undefined;

export type Tag = Awaited<ReturnType<typeof listTags>>[number];

export const listTags = (authoring: Authoring, site: string) =>
  authoring.request(MediaTagsDocument, { site });

export const listUses = (authoring: Authoring, site: string, ids: readonly string[]) =>
  authoring.request(AssetUsesDocument, { site, ids: [...ids] });

export const createFolder = async (authoring: Authoring, input: CreateFolderInput) =>
  (await authoring.request(CreateFolderDocument, { input })).folder.id;

export const renameFolder = (authoring: Authoring, input: RenameFolderInput) =>
  authoring.request(RenameFolderDocument, { input });

export const deleteFolder = (authoring: Authoring, id: string) =>
  authoring.request(DeleteFolderDocument, { id });

export const moveAssets = (authoring: Authoring, input: MoveAssetsInput) =>
  authoring.request(MoveAssetsDocument, { input });

/** Changes of an asset; omitted properties keep their values. */
export type AssetChange = Omit<UpdateAssetInput, 'id' | 'expectedVersion'>;

export const updateAsset = async (
  authoring: Authoring,
  { id, version }: Pick<Asset, 'id' | 'version'>,
  change: AssetChange,
) =>
  (
    await authoring.request(UpdateAssetDocument, {
      input: { id, expectedVersion: version, ...change },
    })
  ).asset;

/** Texts, focal point and crops of a file that replaces another one. */
export type ReplacementMetadata = Omit<ReplaceAssetInput, 'id' | 'byId'>;

export const replaceAsset = (authoring: Authoring, input: ReplaceAssetInput) =>
  authoring.request(ReplaceAssetDocument, { input });

export const tagAssets = async (authoring: Authoring, input: TagAssetsInput) =>
  (await authoring.request(TagAssetsDocument, { input })).changed;

export const deleteAssets = (authoring: Authoring, input: DeleteAssetsInput) =>
  authoring.request(DeleteAssetsDocument, { input });

/** Whether a picture needs an alternative text in a language before it can be used on a page. */
export const lacksAltText = (asset: Asset, language: string): boolean =>
  isPicture(asset) && !asset.isDecorative && !asset.alt[language];

export const isPicture = ({ kind }: Pick<Asset, 'kind'>): boolean =>
  kind === 'PICTURE' || kind === 'DRAWING';
