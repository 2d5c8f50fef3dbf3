/** What the media library's view asks of the platform. Every function throws AuthoringFailure. */
import { array, boolean, mixed, number, object, string } from 'yup';
import type { Authoring } from '../../authoring';

export type AssetKind = 'PICTURE' | 'DRAWING' | 'FILM' | 'DOCUMENT';
export type AssetOrder = 'NEWEST' | 'RECENTLY_USED' | 'NAME';

export const cropRatios = { '16:9': 16 / 9, '3:2': 3 / 2, '1:1': 1, '4:5': 4 / 5 } as const;
export type CropRatio = keyof typeof cropRatios;
export const ratioNames = Object.keys(cropRatios) as CropRatio[];

const folder = object({
  id: string().required(),
  name: string().required(),
  parentId: string().nullable(),
  isShared: boolean().required(),
  isReadOnly: boolean().required(),
  count: number().required(),
});

const crop = object({
  ratio: mixed<CropRatio>().oneOf(ratioNames).required(),
  x: number().required(),
  y: number().required(),
  width: number().required(),
  height: number().required(),
  address: string().required(),
  pixelWidth: number().required(),
  pixelHeight: number().required(),
});

const asset = object({
  id: string().required(),
  name: string().required(),
  folderId: string().required(),
  kind: mixed<AssetKind>().required(),
  mimeType: string().required(),
  bytes: number().required(),
  width: number().nullable(),
  height: number().nullable(),
  address: string().required(),
  alt: mixed<Record<string, string>>().required(),
  isDecorative: boolean().required(),
  focalPoint: string().nullable(),
  crops: array().of(crop).required(),
  version: number().required(),
  uploadedBy: string().nullable(),
  uploaded: string().nullable(),
  isOriginal: boolean().required(),
  useCount: number().required(),
  earlier: array()
    .of(
      object({
        id: string().required(),
        name: string().required(),
        address: string().required(),
        uploadedBy: string().nullable(),
        uploaded: string().nullable(),
      }),
    )
    .required(),
});

const page = object({
  total: number().required(),
  assets: array().of(asset).required(),
  after: string().nullable(),
});

const use = object({
  itemId: string().required(),
  template: string().required(),
  field: string().required(),
  site: string().required(),
  language: string().required(),
  pageName: string().nullable(),
  route: string().nullable(),
  isPublished: boolean().required(),
});

export type Folder = ReturnType<typeof folder.validateSync>;
export type Asset = ReturnType<typeof asset.validateSync>;
export type AssetPage = ReturnType<typeof page.validateSync>;
export type AssetUse = ReturnType<typeof use.validateSync>;

const ASSET = `{
  id name folderId kind mimeType bytes width height address alt isDecorative focalPoint
  crops { ratio x y width height address pixelWidth pixelHeight }
  version uploadedBy uploaded isOriginal useCount earlier { id name address uploadedBy uploaded }
}`;

export interface AssetsQuery {
  site: string;
  folder?: string;
  search?: string;
  kind?: readonly AssetKind[];
  unused?: boolean;
  /** Those alone that lack words in this language. */
  withoutAlt?: string;
  order?: AssetOrder;
  after?: string;
}

/** Assets that are fetched at once. */
const PAGE_SIZE = 36;

export function listFolders(authoring: Authoring, site: string): Promise<Folder[]> {
  return authoring.ask(
    `query ($site: String!) {
      result: mediaFolders(site: $site) { id name parentId isShared isReadOnly count }
    }`,
    { site },
    (json) => array().of(folder).required().validateSync(json),
  );
}

export function listAssets(authoring: Authoring, query: AssetsQuery): Promise<AssetPage> {
  return authoring.ask(
    `query (
      $site: String!, $folder: ID, $search: String, $kind: [AssetKind!], $unused: Boolean,
      $withoutAlt: String, $order: AssetOrder, $after: String, $first: Int
    ) {
      result: mediaAssets(
        site: $site, folder: $folder, search: $search, kind: $kind, unused: $unused,
        withoutAlt: $withoutAlt, order: $order, after: $after, first: $first
      ) { total after assets ${ASSET} }
    }`,
    { ...query, first: PAGE_SIZE },
    (json) => page.validateSync(json),
  );
}

/** An asset by its id, or by the address that content shows; undefined when the library has none. */
export function readAsset(
  authoring: Authoring,
  by: { id: string } | { address: string; site: string },
): Promise<Asset | undefined> {
  return authoring.ask(
    `query ($id: ID, $address: String, $site: String) {
      result: mediaAsset(id: $id, address: $address, site: $site) ${ASSET}
    }`,
    by,
    (json) => (json === null ? undefined : asset.validateSync(json)),
  );
}

export function listUses(authoring: Authoring, id: string): Promise<AssetUse[]> {
  return authoring.ask(
    `query ($id: ID!) {
      result: assetUses(id: $id) { itemId template field site language pageName route isPublished }
    }`,
    { id },
    (json) => array().of(use).required().validateSync(json),
  );
}

export function createFolder(
  authoring: Authoring,
  input: { site: string; parentId: string; name: string },
): Promise<string> {
  return authoring.ask(
    `mutation ($input: CreateFolderInput!) { result: createFolder(input: $input) { folder { id } } }`,
    { input },
    (json) => object({ folder: object({ id: string().required() }) }).validateSync(json).folder.id,
  );
}

export function renameFolder(
  authoring: Authoring,
  input: { id: string; name: string },
): Promise<void> {
  return authoring.ask(
    `mutation ($input: RenameFolderInput!) { result: renameFolder(input: $input) { folder { id } } }`,
    { input },
    () => undefined,
  );
}

export function deleteFolder(authoring: Authoring, id: string): Promise<void> {
  return authoring.ask(
    `mutation ($id: ID!) { result: deleteFolder(id: $id) { successful } }`,
    { id },
    () => undefined,
  );
}

export function moveAssets(
  authoring: Authoring,
  input: { site: string; ids: readonly string[]; folderId: string },
): Promise<void> {
  return authoring.ask(
    `mutation ($input: MoveAssetsInput!) { result: moveAssets(input: $input) { moved } }`,
    { input },
    () => undefined,
  );
}

/** What is left out stays. */
export interface AssetChange {
  name?: string;
  alt?: { language: string; text: string }[];
  isDecorative?: boolean;
  focalPoint?: string;
  crops?: {
    ratio: CropRatio;
    area?: { x: number; y: number; width: number; height: number };
  }[];
}

export function updateAsset(
  authoring: Authoring,
  { id, version }: Pick<Asset, 'id' | 'version'>,
  change: AssetChange,
): Promise<Asset> {
  return authoring.ask(
    `mutation ($input: UpdateAssetInput!) { result: updateAsset(input: $input) { asset ${ASSET} } }`,
    { input: { id, expectedVersion: version, ...change } },
    (json) => object({ asset }).validateSync(json).asset,
  );
}

export function replaceAsset(
  authoring: Authoring,
  input: { id: string; byId: string },
): Promise<{ asset: Asset; replaced: number }> {
  return authoring.ask(
    `mutation ($input: ReplaceAssetInput!) {
      result: replaceAsset(input: $input) { replaced asset ${ASSET} }
    }`,
    { input },
    (json) => object({ asset, replaced: number().required() }).validateSync(json),
  );
}

export function deleteAsset(authoring: Authoring, id: string, evenIfUsed: boolean): Promise<void> {
  return authoring.ask(
    `mutation ($id: ID!, $evenIfUsed: Boolean) {
      result: deleteAsset(id: $id, evenIfUsed: $evenIfUsed) { successful }
    }`,
    { id, evenIfUsed },
    () => undefined,
  );
}

/** Whether an asset needs words in a language before a page may show it. */
export const lacksWords = (of: Asset, language: string): boolean =>
  isPicture(of) && !of.isDecorative && !of.alt[language];

export const isPicture = ({ kind }: Pick<Asset, 'kind'>): boolean =>
  kind === 'PICTURE' || kind === 'DRAWING';
