import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMediaAddress, type AssetKind, type Folder } from '../../media/asset';
import type { MediaLibrary } from '../../media/MediaLibrary';
import type { Resolvers } from '../../generated/authoringResolvers';
import type { AuthoringContext, SiteLookup } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { checkFoundSite } from '../people/permissions';
import { listUses, type Use, type UseOfAsset } from './listUses';
import {
  toFolderEntry,
  getFolderId,
  listAssets,
  listFolders,
  listPaths,
  listVisibleAssets,
  type FolderEntry,
} from './listAssets';
import { AssetEditor } from './AssetEditor';
import { countTags } from './assetTags';
import { BulkEditor } from './BulkEditor';
import { FolderEditor } from './FolderEditor';

const SCHEMA_FILE = join('cms', 'authoring', 'media', 'media.graphql');

/** Maximum uses in a response. */
const MAX_USES = 200;

const createAssetEditor = ({ media, store, editor, actor }: AuthoringContext): AssetEditor =>
  new AssetEditor(media, store, editor, actor);

const createFolderEditor = ({ media, store, actor }: AuthoringContext): FolderEditor =>
  new FolderEditor(media, store, actor);

const createBulkEditor = ({ media, store, actor }: AuthoringContext): BulkEditor =>
  new BulkEditor(media, store, actor);

const queryResolvers: Resolvers['Query'] = {
  mediaFolders: (_, { site }, { media }) => listFolders(media, site),

  mediaTags: (_, { site }, { media }) => countTags(listVisibleAssets(media, site)),

  mediaAssets: async (_, query, { media, store }) => {
    const page = listAssets(store, media, query);
    return { ...page, assets: await page.assets };
  },

  mediaAsset: async (_, { id, address, site }, { media }) => {
    const path = /^\/-\/(?:jss)?media\/([^?#]+)/.exec(address ?? '')?.[1];
    const asset = id ? media.find(id) : path && media.findByPath(path, site ?? null);
    return asset ? media.measure(asset) : null;
  },

  assetUses: (_, { ids }, { media, store, actor }) => {
    const uses: UseOfAsset[] = [];
    for (const id of new Set(ids)) {
      const asset = media.find(id);
      if (!asset || uses.length >= MAX_USES) continue;
      checkFoundSite(actor, asset.site, false);
      uses.push(...listUses(store, listPaths(media, asset)).map((use) => ({ ...use, asset })));
    }
    return uses.slice(0, MAX_USES);
  },
};

interface FolderPayload {
  folder: FolderEntry;
}

/** Returns the payload of a folder, with the number of its assets. */
const toFolderPayload = (media: MediaLibrary, folder: Folder): FolderPayload => {
  const count = media.listAll().filter(({ folderId }) => folderId === folder.id).length;
  return { folder: toFolderEntry(folder, count) };
};

const mutationResolvers: Resolvers['Mutation'] = {
  createFolder: async (_, { input }, context) =>
    toFolderPayload(context.media, await createFolderEditor(context).createFolder(input)),
  renameFolder: async (_, { input }, context) =>
    toFolderPayload(context.media, await createFolderEditor(context).renameFolder(input)),
  deleteFolder: async (_, { id }, context) => {
    await createFolderEditor(context).deleteFolder(id);
    return { successful: true };
  },
  moveAssets: async (_, { input }, context) => ({
    moved: await createBulkEditor(context).move(input),
  }),
  tagAssets: async (_, { input }, context) => ({
    changed: await createBulkEditor(context).tag(input),
  }),
  deleteAssets: async (_, { input }, context) => ({
    deleted: await createBulkEditor(context).delete(input),
  }),
  updateAsset: async (_, { input }, context) => ({
    asset: await createAssetEditor(context).update(input),
  }),
  replaceAsset: (_, { input }, context) => createAssetEditor(context).replace(input),
};

const findSiteOfAsset: SiteLookup = ({ id, input }, { media }) => {
  const asset = media.find(String(id ?? input?.id));
  return asset && asset.site;
};

const findSiteOfFolder: SiteLookup = ({ id, input }, { media }) => {
  const folder = media.folders.find((one) => one.id === String(id ?? input?.id));
  return folder && folder.site;
};

const assetResolvers: Resolvers['MediaAsset'] = {
  folderId: getFolderId,
  kind: ({ kind }) => kind.toUpperCase() as Uppercase<AssetKind>,
  address: ({ path }) => getMediaAddress(path),
  uploaded: ({ uploadedAt }) => uploadedAt,
  crops: ({ crops }) =>
    Object.entries(crops).map(([ratio, { path, ...crop }]) => ({
      ...crop,
      ratio,
      address: getMediaAddress(path),
    })),
  useCount: (asset, _, { media, store }) => listUses(store, listPaths(media, asset)).length,
  earlier: (asset, _, { media }) => media.listReplacedBy(asset),
};

const earlierResolvers: Resolvers['EarlierAsset'] = {
  address: ({ path }) => getMediaAddress(path),
  uploaded: ({ uploadedAt }) => uploadedAt,
};

const useResolvers: Resolvers['AssetUse'] = {
  assetName: ({ asset }) => asset.name,
  itemId: ({ item }) => item.id,
  template: ({ item }) => item.template,
  site: ({ item }) => item.site ?? '',
  pageName: (use, _, context) => findPage(use, context)?.name ?? null,
  route: (use, _, context) => findPage(use, context)?.route ?? null,
};

/** Finds the page of a use: in the drafts, or else in the public content. */
function findPage({ item, language }: Use, { store }: AuthoringContext) {
  for (const tree of [store.draft, store.published]) {
    const page = tree.find(item.id) && tree.findPage(item);
    const version = page?.versions.get(language);
    const route = page && tree.findRoute(page);
    if (version && route !== undefined) return { name: version.displayName, route };
  }
  return undefined;
}

/** The media library: folders, assets and their uses. */
export const mediaTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  siteLookups: {
    updateAsset: findSiteOfAsset,
    replaceAsset: findSiteOfAsset,
    renameFolder: findSiteOfFolder,
    deleteFolder: findSiteOfFolder,
  },
  resolvers: {
    Query: queryResolvers,
    Mutation: mutationResolvers,
    MediaAsset: assetResolvers,
    EarlierAsset: earlierResolvers,
    AssetUse: useResolvers,
  },
};
