import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  dataOrThrow,
  editingSecret,
  harbour,
  type Answer,
  type TestPlatform,
} from './testPlatform';

export interface Uploaded {
  id: string;
  name: string;
  address: string;
  isKnown: boolean;
}

export interface Upload {
  status: number;
  body: Partial<Uploaded> & { errors?: { message: string }[] };
}

export const ASSET = `{
  id name folderId kind bytes width height address alt isDecorative focalPoint version useCount isOriginal
  crops { ratio x y width height address pixelWidth pixelHeight }
  earlier { id name address }
}`;

export interface Asset {
  id: string;
  name: string;
  folderId: string;
  address: string;
  width: number;
  height: number;
  alt: Record<string, string>;
  focalPoint: string | null;
  version: number;
  useCount: number;
  crops: { ratio: string; address: string; pixelWidth: number; pixelHeight: number }[];
  earlier: { id: string }[];
}

export interface AssetList {
  total: number;
  assets: Asset[];
  after: string;
}

let shade = 0;

/** Creates a unique image. */
export function createPicture(width = 60, height = 40): Sharp {
  shade += 1;
  const background = { r: shade % 256, g: (shade * 7) % 256, b: (shade * 13) % 256 };
  return sharp({ create: { width, height, channels: 3, background } });
}

/** The media library of a platform, as the web process and the editor use it. */
export class TestLibrary {
  constructor(private readonly platform: TestPlatform) {}

  async upload(
    bytes: Uint8Array | string,
    query: Record<string, string> = {},
    secret = editingSecret,
  ): Promise<Upload> {
    const search = new URLSearchParams({ name: 'picture.jpg', site: harbour.name, ...query });
    const response = await fetch(`${this.platform.url}/authoring/media?${search}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    });
    return { status: response.status, body: (await response.json()) as Upload['body'] };
  }

  /** Uploads a file; throws if it is rejected. */
  async uploadOrThrow(bytes: Uint8Array, query?: Record<string, string>): Promise<Uploaded> {
    const { status, body } = await this.upload(bytes, query);
    if (status !== 201) throw new Error(`Refused: ${JSON.stringify(body)}`);
    return body as Uploaded;
  }

  /** Fetches a file from the media store. */
  fetchFile(address: string): Promise<Response> {
    return fetch(this.platform.url + address.replace('/-/media', '/media'));
  }

  async readAsset(id: string): Promise<Asset> {
    const query = `query ($id: ID) { mediaAsset(id: $id) ${ASSET} }`;
    return dataOrThrow(await this.platform.queryAuthoring<{ mediaAsset: Asset }>(query, { id }))
      .mediaAsset;
  }

  async list(args: string): Promise<AssetList> {
    const query = `{ mediaAssets(site: "harbour", ${args}) { total after assets ${ASSET} } }`;
    return dataOrThrow(await this.platform.queryAuthoring<{ mediaAssets: AssetList }>(query))
      .mediaAssets;
  }

  mutate<Result>(
    name: string,
    type: string,
    input: object,
    fields: string,
  ): Promise<Answer<Record<string, Result>>> {
    return this.platform.queryAuthoring(
      `mutation ($input: ${type}!) { ${name}(input: $input) ${fields} }`,
      { input },
    );
  }

  update(input: object): Promise<Answer<Record<string, { asset: Asset }>>> {
    return this.mutate('updateAsset', 'UpdateAssetInput', input, `{ asset ${ASSET} }`);
  }

  delete(ids: string[], evenIfUsed = false): Promise<Answer<Record<string, { deleted: number }>>> {
    const input = { site: harbour.name, ids, evenIfUsed };
    return this.mutate('deleteAssets', 'DeleteAssetsInput', input, '{ deleted }');
  }

  /** Returns the files on the disk, also those that are still being uploaded. */
  async listFiles(): Promise<string[]> {
    const folder = join(this.platform.dataDir, 'media');
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  }
}
