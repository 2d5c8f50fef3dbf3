import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOfPath, type Asset, type Folder } from '../../media/asset';
import type { MediaLibrary } from '../../media/MediaLibrary';
import type { AuthoringContext, AuthoringTopic, Input, SiteLookup } from '../authoringContext';
import { usesOf, type Use } from './addressUses';
import type { UpdateAssetInput } from './assetChanges';
import {
  folderEntry,
  folderIdOf,
  listAssets,
  listFolders,
  pathsOf,
  type AssetPage,
  type AssetsQuery,
  type FolderEntry,
} from './listAssets';
import { MediaEditor } from './MediaEditor';

const schemaFile = join('cms', 'authoring', 'media', 'media.graphql');

/** Most uses that one answer tells. */
const MAX_USES = 200;

const editorOf = ({ media, store, editor, actor }: AuthoringContext): MediaEditor =>
  new MediaEditor(media, store, editor, actor);

const queries = {
  mediaFolders: (
    _: unknown,
    { site }: { site: string },
    { media }: AuthoringContext,
  ): FolderEntry[] => listFolders(media, site),

  mediaAssets: (_: unknown, query: AssetsQuery, { media, store }: AuthoringContext): AssetPage =>
    listAssets(store, media, query),

  mediaAsset: async (
    _: unknown,
    { id, address, site }: { id?: string | null; address?: string | null; site?: string | null },
    { media }: AuthoringContext,
  ): Promise<Asset | null> => {
    const path = /^\/-\/(?:jss)?media\/([^?#]+)/.exec(address ?? '')?.[1];
    const found = id ? media.find(id) : path && media.findByPath(path, site ?? null);
    return found ? media.measured(found) : null;
  },

  assetUses: (_: unknown, { id }: { id: string }, { media, store }: AuthoringContext): Use[] => {
    const asset = media.find(id);
    return asset ? usesOf(store, pathsOf(media, asset)).slice(0, MAX_USES) : [];
  },
};

interface FolderPayload {
  folder: FolderEntry;
}

/** A folder as it is listed, with the number of assets in it. */
const folderPayload = (media: MediaLibrary, folder: Folder): FolderPayload => {
  const count = media.all().filter(({ folderId }) => folderId === folder.id).length;
  return { folder: folderEntry(folder, count) };
};

const mutations = {
  createFolder: async (
    _: unknown,
    { input }: Input<{ site: string; parentId: string; name: string }>,
    context: AuthoringContext,
  ): Promise<FolderPayload> =>
    folderPayload(context.media, await editorOf(context).createFolder(input)),
  renameFolder: async (
    _: unknown,
    { input }: Input<{ id: string; name: string }>,
    context: AuthoringContext,
  ): Promise<FolderPayload> =>
    folderPayload(context.media, await editorOf(context).renameFolder(input)),
  deleteFolder: async (_: unknown, { id }: { id: string }, context: AuthoringContext) => {
    await editorOf(context).deleteFolder(id);
    return { successful: true };
  },
  moveAssets: async (
    _: unknown,
    { input }: Input<{ site: string; ids: string[]; folderId: string }>,
    context: AuthoringContext,
  ): Promise<{ moved: number }> => ({ moved: await editorOf(context).move(input) }),
  updateAsset: async (
    _: unknown,
    { input }: Input<UpdateAssetInput>,
    context: AuthoringContext,
  ): Promise<{ asset: Asset }> => ({ asset: await editorOf(context).update(input) }),
  replaceAsset: (
    _: unknown,
    { input }: Input<{ id: string; byId: string }>,
    context: AuthoringContext,
  ): Promise<{ asset: Asset; replaced: number }> => editorOf(context).replace(input),
  deleteAsset: async (
    _: unknown,
    { id, evenIfUsed }: { id: string; evenIfUsed?: boolean | null },
    context: AuthoringContext,
  ) => {
    await editorOf(context).delete(id, evenIfUsed ?? false);
    return { successful: true };
  },
};

const siteOfAsset: SiteLookup = ({ id, input }, { media }) => {
  const asset = media.find(String(id ?? input?.id));
  return asset && asset.site;
};

const siteOfFolder: SiteLookup = ({ id, input }, { media }) => {
  const folder = media.folders.find((one) => one.id === String(id ?? input?.id));
  return folder && folder.site;
};

const assetResolvers = {
  folderId: folderIdOf,
  kind: ({ kind }: Asset): string => kind.toUpperCase(),
  address: ({ path }: Asset): string => addressOfPath(path),
  uploaded: ({ uploadedAt }: Asset): string | null => uploadedAt?.toISOString() ?? null,
  crops: ({ crops }: Asset) =>
    Object.entries(crops).map(([ratio, { path, ...crop }]) => ({
      ...crop,
      ratio,
      address: addressOfPath(path),
    })),
  useCount: (asset: Asset, _: unknown, { media, store }: AuthoringContext): number =>
    usesOf(store, pathsOf(media, asset)).length,
  earlier: (asset: Asset, _: unknown, { media }: AuthoringContext): Asset[] =>
    media.earlierOf(asset),
};

const earlierResolvers = {
  address: assetResolvers.address,
  uploaded: assetResolvers.uploaded,
};

const useResolvers = {
  itemId: ({ item }: Use): string => item.id,
  template: ({ item }: Use): string => item.template,
  site: ({ item }: Use): string => item.site ?? '',
  pageName: (use: Use, _: unknown, context: AuthoringContext) => pageOf(use, context)?.name ?? null,
  route: (use: Use, _: unknown, context: AuthoringContext) => pageOf(use, context)?.route ?? null,
};

/** The page that a use is on, as drafts have it, else as visitors see it. */
function pageOf({ item, language }: Use, { store }: AuthoringContext) {
  for (const tree of [store.draft, store.published]) {
    const page = tree.find(item.id) && tree.pageOf(item);
    const version = page?.versions.get(language);
    const route = page && tree.routeOf(page);
    if (version && route !== undefined) return { name: version.displayName, route };
  }
  return undefined;
}

/** The media library: folders, assets, where they are used. */
export const mediaTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  siteOf: {
    assetUses: siteOfAsset,
    updateAsset: siteOfAsset,
    replaceAsset: siteOfAsset,
    deleteAsset: siteOfAsset,
    renameFolder: siteOfFolder,
    deleteFolder: siteOfFolder,
  },
  resolvers: {
    Query: queries,
    Mutation: mutations,
    MediaAsset: assetResolvers,
    EarlierAsset: earlierResolvers,
    AssetUse: useResolvers,
  },
};
