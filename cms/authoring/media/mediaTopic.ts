import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOfPath, type AssetKind, type Folder } from '../../media/asset';
import type { MediaLibrary } from '../../media/MediaLibrary';
import type { Resolvers } from '../../generated/authoringResolvers';
import type { AuthoringContext, SiteLookup } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { usesOf, type Use } from './addressUses';
import {
  folderEntry,
  folderIdOf,
  listAssets,
  listFolders,
  pathsOf,
  type FolderEntry,
} from './listAssets';
import { MediaEditor } from './MediaEditor';

const schemaFile = join('cms', 'authoring', 'media', 'media.graphql');

/** Most uses that one answer tells. */
const MAX_USES = 200;

const editorOf = ({ media, store, editor, actor }: AuthoringContext): MediaEditor =>
  new MediaEditor(media, store, editor, actor);

const queries: Resolvers['Query'] = {
  mediaFolders: (_, { site }, { media }) => listFolders(media, site),

  mediaAssets: async (_, query, { media, store }) => {
    const page = listAssets(store, media, query);
    return { ...page, assets: await page.assets };
  },

  mediaAsset: async (_, { id, address, site }, { media }) => {
    const path = /^\/-\/(?:jss)?media\/([^?#]+)/.exec(address ?? '')?.[1];
    const found = id ? media.find(id) : path && media.findByPath(path, site ?? null);
    return found ? media.measured(found) : null;
  },

  assetUses: (_, { id }, { media, store }) => {
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

const mutations: Resolvers['Mutation'] = {
  createFolder: async (_, { input }, context) =>
    folderPayload(context.media, await editorOf(context).createFolder(input)),
  renameFolder: async (_, { input }, context) =>
    folderPayload(context.media, await editorOf(context).renameFolder(input)),
  deleteFolder: async (_, { id }, context) => {
    await editorOf(context).deleteFolder(id);
    return { successful: true };
  },
  moveAssets: async (_, { input }, context) => ({ moved: await editorOf(context).move(input) }),
  updateAsset: async (_, { input }, context) => ({ asset: await editorOf(context).update(input) }),
  replaceAsset: (_, { input }, context) => editorOf(context).replace(input),
  deleteAsset: async (_, { id, evenIfUsed }, context) => {
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

const assetResolvers: Resolvers['MediaAsset'] = {
  folderId: folderIdOf,
  kind: ({ kind }) => kind.toUpperCase() as Uppercase<AssetKind>,
  address: ({ path }) => addressOfPath(path),
  uploaded: ({ uploadedAt }) => uploadedAt,
  crops: ({ crops }) =>
    Object.entries(crops).map(([ratio, { path, ...crop }]) => ({
      ...crop,
      ratio,
      address: addressOfPath(path),
    })),
  useCount: (asset, _, { media, store }) => usesOf(store, pathsOf(media, asset)).length,
  earlier: (asset, _, { media }) => media.earlierOf(asset),
};

const earlierResolvers: Resolvers['EarlierAsset'] = {
  address: ({ path }) => addressOfPath(path),
  uploaded: ({ uploadedAt }) => uploadedAt,
};

const useResolvers: Resolvers['AssetUse'] = {
  itemId: ({ item }) => item.id,
  template: ({ item }) => item.template,
  site: ({ item }) => item.site ?? '',
  pageName: (use, _, context) => pageOf(use, context)?.name ?? null,
  route: (use, _, context) => pageOf(use, context)?.route ?? null,
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
