import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { createBoundedTasks } from '../../platform/boundedTasks';
import type { Database, Transaction } from '../../platform/database/connect';
import { createId } from '../items/guid';
import type { Asset, CropArea, CropRatio, Folder } from './asset';
import { cleanName, toSlug } from './cleanName';
import { cropPicture, type CleanPicture } from './cleanPicture';
import { MAX_UPLOAD_BYTES } from './fileTypes';
import { MediaFiles } from './MediaFiles';
import { MediaRefusal } from './MediaRefusal';
import {
  insertAsset,
  insertFile,
  readAssets,
  readFiles,
  readFolders,
  type StoredAsset,
  type StoredFile,
} from './mediaTable';
import { readOriginals } from './readOriginals';
import { prepareFile, type PreparedFile } from './prepareFile';

export interface MediaLibraryOptions {
  db: Database;
  /** Folder of the uploaded files. */
  folder: string;
  /** Folder of the files that are part of the product. */
  originalsFolder: string;
  /** Maximum total bytes of uploaded files. */
  maxBytes: number;
}

/** Metadata of a file that is added. */
export interface NewAsset {
  name: string;
  site: string | null;
  folderId: string | null;
  alt: Record<string, string>;
  isDecorative: boolean;
  uploadedBy: string;
}

export interface AddedAsset {
  asset: Asset;
  /** Whether the library already had the file. */
  isKnown: boolean;
  /** Whether scripts were removed from the file. */
  hadScripts?: boolean;
}

/** Maximum assets of all sites, as their metadata is in memory. */
const MAX_ASSETS = 20_000;
/** Maximum files that are prepared at the same time, as decoding a large picture takes hundreds of megabytes. */
const MAX_CONCURRENT = 2;
const MAX_QUEUE_LENGTH = 60;

/**
 * Pictures, drawings, films and documents for pages: originals of the product and uploads of
 * editors. The bytes are in files, the metadata is in the database.
 */
export class MediaLibrary {
  readonly files: MediaFiles;
  readonly #originals: ReadonlyMap<string, Asset>;
  readonly #tasks = createBoundedTasks(MAX_CONCURRENT, MAX_QUEUE_LENGTH);
  #assets = new Map<string, StoredAsset>();
  #filesByAsset: ReadonlyMap<string, readonly StoredFile[]> = new Map();
  #folders: readonly Folder[] = [];
  #filesByPath: ReadonlyMap<string, readonly StoredFile[]> = new Map();
  #usedBytes = 0;
  #lastChange: Promise<unknown> = Promise.resolve();

  private constructor(private readonly options: MediaLibraryOptions) {
    this.files = new MediaFiles(options.folder);
    this.#originals = new Map(readOriginals(options.originalsFolder).map((one) => [one.id, one]));
  }

  /** Opens the library: reads the metadata and cleans up after a killed process. */
  static async open(options: MediaLibraryOptions): Promise<MediaLibrary> {
    const library = new MediaLibrary(options);
    await library.refresh();
    await library.files.clearIncoming();
    await library.files.quarantineUnknown(new Set(library.#filesByPath.keys()));
    return library;
  }

  /** Reads the metadata again after a write. */
  async refresh(): Promise<void> {
    const { db } = this.options;
    const [assets, files, folders] = await Promise.all([
      readAssets(db),
      readFiles(db),
      readFolders(db),
    ]);
    this.#assets = new Map(assets.map((asset) => [asset.id, asset]));
    this.#folders = folders;
    this.#filesByAsset = groupFilesBy(files, ({ assetId }) => assetId);
    this.#filesByPath = groupFilesBy(files, ({ path }) => path);
    this.#usedBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  }

  get folders(): readonly Folder[] {
    return this.#folders;
  }

  /** Lists the assets that can be chosen: those that are neither deleted nor replaced. */
  listAll(): Asset[] {
    const currentAssets = [...this.#assets.values()].filter(
      ({ replacedBy }) => replacedBy === null,
    );
    return [
      ...currentAssets.filter(({ isOriginal }) => !isOriginal),
      ...[...this.#originals.values()].map((original) => this.#applyChanges(original)),
    ];
  }

  /** Lists all assets in the database, including replaced ones and the metadata of originals. */
  listStored(): readonly Asset[] {
    return [...this.#assets.values()];
  }

  find(id: string): Asset | undefined {
    const original = this.#originals.get(id);
    return original ? this.#applyChanges(original) : this.#assets.get(id);
  }

  /** Lists the files of an asset: the file itself and its crops. */
  listFiles(asset: Asset): readonly Pick<StoredFile, 'path' | 'ratio'>[] {
    const storedFiles = this.#filesByAsset.get(asset.id) ?? [];
    return asset.isOriginal ? [{ path: asset.path, ratio: null }, ...storedFiles] : storedFiles;
  }

  /** Finds the asset of a path in the media store; prefers one of the site if there are several. */
  findByPath(path: string, site: string | null): Asset | undefined {
    const owners = (this.#filesByPath.get(path) ?? []).map(({ assetId }) => this.find(assetId));
    const candidates = owners.filter((asset) => asset !== undefined);
    return candidates.find((asset) => asset.site === site) ?? candidates[0] ?? this.find(path);
  }

  /** Lists the assets that an asset has replaced, newest first. */
  listReplacedBy(asset: Asset): Asset[] {
    const replaced = [...this.#assets.values()].filter(({ replacedBy }) => replacedBy === asset.id);
    return replaced.flatMap((one) => [one, ...this.listReplacedBy(one)]);
  }

  /** Returns an asset with its width and height, which are read from the file if they are unknown. */
  async measure(asset: Asset): Promise<Asset> {
    if (asset.width !== null || !['picture', 'drawing'].includes(asset.kind)) return asset;
    const { width = null, height = null } = await sharp(
      join(this.options.originalsFolder, asset.path),
    )
      .metadata()
      .catch((): { width?: number; height?: number } => ({}));
    const original = this.#originals.get(asset.id);
    if (original) Object.assign(original, { width, height });
    return { ...asset, width, height };
  }

  /**
   * Adds a file. Once this has resolved, the bytes are on disk and the asset is in the database.
   * @param recordUpload adds an entry to the audit trail, in the same transaction
   * @throws MediaRefusal with the reason when the file is refused
   */
  async add(
    stream: Readable,
    metadata: NewAsset,
    recordUpload: (tx: Transaction, asset: Asset) => Promise<void>,
  ): Promise<AddedAsset> {
    return this.files.receive(
      stream,
      MAX_UPLOAD_BYTES,
      async ({ hash, read }): Promise<AddedAsset> => {
        const sameFile = this.#findSameFile(hash, metadata.site);
        if (sameFile) return { asset: sameFile, isKnown: true };
        const prepared = await this.#tasks.run(async () => prepareFile(await read()));
        return this.enqueue(async () => {
          const sameFileNow = this.#findSameFile(hash, metadata.site);
          if (sameFileNow) return { asset: sameFileNow, isKnown: true };
          const asset = await this.#store(prepared, metadata, hash);
          await this.options.db.transaction(async (tx) => {
            await insertAsset(tx, asset);
            const { id: assetId, path, bytes } = asset;
            await insertFile(tx, { assetId, path, ratio: null, bytes });
            await recordUpload(tx, asset);
          });
          return { asset, isKnown: false, hadScripts: prepared.hadScripts };
        });
      },
    );
  }

  /**
   * Runs changes one at a time, so that each sees the previous one, and so that no file is deleted
   * while another change is about to use it.
   */
  enqueue<Result>(change: () => Promise<Result>): Promise<Result> {
    const queued = this.#lastChange.then(async () => {
      const result = await change();
      await this.refresh();
      return result;
    });
    this.#lastChange = queued.catch(() => undefined);
    return queued;
  }

  transaction<Result>(change: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.options.db.transaction(change);
  }

  /** Creates and stores a crop of an asset. The caller adds it to the database. */
  async createCrop(
    asset: Asset,
    ratio: CropRatio,
    area: CropArea,
  ): Promise<{ path: string; picture: CleanPicture }> {
    const { width, height } = await this.measure(asset);
    if (asset.kind !== 'picture' || width === null || height === null) {
      throw new MediaRefusal('Only pictures made of pixels can be cropped.');
    }
    const picture = await this.#tasks.run(async () => {
      const type = asset.mimeType.replace('image/', '');
      return cropPicture(await this.#readFile(asset), { width, height }, area, type);
    });
    this.#checkCapacity(picture.bytes.length);
    const name = `${toSlug(asset.name)}-${ratio.replace(':', 'x')}.${picture.extension}`;
    return { path: await this.files.store(picture.bytes, name), picture };
  }

  /** Deletes files that are no longer in the database. Files that another asset uses are kept. */
  async removeFiles(paths: readonly string[]): Promise<void> {
    await this.refresh();
    for (const path of paths) {
      if (!this.#filesByPath.has(path)) await this.files.remove(path);
    }
  }

  async #store(
    prepared: PreparedFile,
    metadata: NewAsset,
    sourceHash: string,
  ): Promise<StoredAsset> {
    const { bytes, extension, kind, mimeType, width, height } = prepared;
    this.#checkCapacity(bytes.length);
    const name = cleanName(metadata.name, extension);
    const path = await this.files.store(bytes, `${toSlug(name)}.${extension}`);
    return {
      ...metadata,
      ...{ kind, mimeType, width, height },
      id: createId(),
      name,
      path,
      bytes: bytes.length,
      focalPoint: null,
      crops: {},
      tags: [],
      version: 1,
      uploadedAt: new Date(),
      replacedBy: null,
      isOriginal: false,
      sourceHash,
    };
  }

  /** Returns an original with the metadata that editors have changed. */
  #applyChanges(original: Asset): Asset {
    const stored = this.#assets.get(original.id);
    if (!stored) return original;
    const { name, alt, isDecorative, focalPoint, crops, tags, version } = stored;
    return { ...original, name, alt, isDecorative, focalPoint, crops, tags, version };
  }

  #readFile(asset: Asset): Promise<Buffer> {
    if (!asset.isOriginal) return this.files.read(asset.path);
    return readFile(join(this.options.originalsFolder, asset.path));
  }

  #findSameFile(hash: string, site: string | null): Asset | undefined {
    const matches = [...this.#assets.values()].filter(
      (asset) => asset.sourceHash === hash && asset.replacedBy === null,
    );
    return (
      matches.find((asset) => asset.site === site) ??
      matches.find(({ site: assetSite }) => assetSite === null)
    );
  }

  #checkCapacity(bytes: number): void {
    if (this.#usedBytes + bytes > this.options.maxBytes || this.#assets.size >= MAX_ASSETS) {
      throw new MediaRefusal(
        'The library is full. Delete what no page shows, or ask for more room.',
        507,
      );
    }
  }
}

function groupFilesBy(files: readonly StoredFile[], getKey: (file: StoredFile) => string) {
  const groups = new Map<string, StoredFile[]>();
  for (const file of files) {
    const group = groups.get(getKey(file));
    if (group) group.push(file);
    else groups.set(getKey(file), [file]);
  }
  return groups;
}
