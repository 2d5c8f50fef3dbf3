/** What the media library's view asks of the platform. Every function throws AuthoringFailure. */
import type {
  AssetKind,
  AssetOrder,
  CreateFolderInput,
  MoveAssetsInput,
  RenameFolderInput,
  ReplaceAssetInput,
  UpdateAssetInput,
} from '../../generated/authoringTypes';
import type { Authoring } from '../authoring';
import {
  type AssetFragment as Asset,
  type AssetUseFragment as AssetUse,
  AssetUsesDocument,
  CreateFolderDocument,
  DeleteAssetDocument,
  DeleteFolderDocument,
  MediaAssetDocument,
  MediaAssetsDocument,
  type MediaAssetsQueryVariables,
  type MediaFolderFragment as Folder,
  MediaFoldersDocument,
  MoveAssetsDocument,
  RenameFolderDocument,
  ReplaceAssetDocument,
  UpdateAssetDocument,
} from '../../generated/authoringQueries';

export type { Asset, AssetKind, AssetOrder, AssetUse, Folder };
export type AssetsQuery = Omit<MediaAssetsQueryVariables, 'first'>;

/** Assets that are fetched at once. */
const PAGE_SIZE = 36;

export const listFolders = (authoring: Authoring, site: string) =>
  authoring.ask(MediaFoldersDocument, { site });

export const listAssets = (authoring: Authoring, query: AssetsQuery) =>
  authoring.ask(MediaAssetsDocument, { ...query, first: PAGE_SIZE });

/** An asset by its id, or by the address that content shows; undefined when the library has none. */
export const readAsset = async (
  authoring: Authoring,
  by: { id: string } | { address: string; site: string },
) => (await authoring.ask(MediaAssetDocument, by)) ?? undefined;

export const listUses = (authoring: Authoring, id: string) =>
  authoring.ask(AssetUsesDocument, { id });

export const createFolder = async (authoring: Authoring, input: CreateFolderInput) =>
  (await authoring.ask(CreateFolderDocument, { input })).folder.id;

export const renameFolder = (authoring: Authoring, input: RenameFolderInput) =>
  authoring.ask(RenameFolderDocument, { input });

export const deleteFolder = (authoring: Authoring, id: string) =>
  authoring.ask(DeleteFolderDocument, { id });

export const moveAssets = (authoring: Authoring, input: MoveAssetsInput) =>
  authoring.ask(MoveAssetsDocument, { input });

/** What is left out stays. */
export type AssetChange = Omit<UpdateAssetInput, 'id' | 'expectedVersion'>;

export const updateAsset = async (
  authoring: Authoring,
  { id, version }: Pick<Asset, 'id' | 'version'>,
  change: AssetChange,
) =>
  (await authoring.ask(UpdateAssetDocument, { input: { id, expectedVersion: version, ...change } }))
    .asset;

export const replaceAsset = (authoring: Authoring, input: ReplaceAssetInput) =>
  authoring.ask(ReplaceAssetDocument, { input });

export const deleteAsset = (authoring: Authoring, id: string, evenIfUsed: boolean) =>
  authoring.ask(DeleteAssetDocument, { id, evenIfUsed });

/** Whether an asset needs words in a language before a page may show it. */
export const lacksWords = (of: Asset, language: string): boolean =>
  isPicture(of) && !of.isDecorative && !of.alt[language];

export const isPicture = ({ kind }: Pick<Asset, 'kind'>): boolean =>
  kind === 'PICTURE' || kind === 'DRAWING';
