import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { createBoundedTasks } from '../../platform/boundedTasks';
import type { Database, Transaction } from '../../platform/database/connect';
import { newId } from '../items/guid';
import type { Asset, CropArea, CropRatio, Folder } from './asset';
import { cleanName, slugOf } from './cleanName';
import { cropPicture, type CleanPicture } from './cleanPicture';
import { maxUploadBytes } from './fileTypes';
import { MediaFiles } from './MediaFiles';
import { MediaRefusal } from './MediaRefusal';
import {
  insertAsset,
  insertFile,
  readAssets,
  readFiles,
  readFolders,
  type KeptAsset,
  type KeptFile,
} from './mediaTable';
import { readOriginals } from './originals';
import { prepareFile, type PreparedFile } from './prepareFile';

export interface MediaLibraryOptions {
  db: Database;
  /** Folder of the uploaded files. */
  folder: string;
  /** Folder of the files that came with the product. */
  originals: string;
  /** Most bytes that uploaded files may take together. */
  maxBytes: number;
}

/** What is told of a file that is sent. */
export interface NewAsset {
  name: string;
  site: string | null;
  folderId: string | null;
  alt: Record<string, string>;
  isDecorative: boolean;
  uploadedBy: string;
}

export interface Added {
  asset: Asset;
  /** The library has had the very same file before. */
  isKnown: boolean;
}

/** Most assets of all sites; all that is known of them is held in memory. */
const MAX_ASSETS = 20_000;
/** A large picture takes some hundred megabytes while it is decoded. */
const CONCURRENT = 2;
const MAX_WAITING = 60;

/**
 * Pictures, drawings, films and documents for pages: those that came with the product, and those that
 * editors send. Bytes are files, what is known of them stands in the database.
 */
export class MediaLibrary {
  readonly files: MediaFiles;
  readonly #originals: ReadonlyMap<string, Asset>;
  readonly #work = createBoundedTasks(CONCURRENT, MAX_WAITING);
  #assets = new Map<string, KeptAsset>();
  #kept: ReadonlyMap<string, readonly KeptFile[]> = new Map();
  #folders: readonly Folder[] = [];
  #owners: ReadonlyMap<string, readonly KeptFile[]> = new Map();
  #takenBytes = 0;
  #lastChange: Promise<unknown> = Promise.resolve();

  private constructor(private readonly options: MediaLibraryOptions) {
    this.files = new MediaFiles(options.folder);
    this.#originals = new Map(readOriginals(options.originals).map((one) => [one.id, one]));
  }

  /** Reads what is known, and takes away what a killed process left half done. */
  static async open(options: MediaLibraryOptions): Promise<MediaLibrary> {
    const library = new MediaLibrary(options);
    await library.refresh();
    await library.files.clearIncoming();
    await library.files.sweep(new Set(library.#owners.keys()));
    return library;
  }

  /** Reads what is known again after a write. */
  async refresh(): Promise<void> {
    const { db } = this.options;
    const [assets, files, folders] = await Promise.all([
      readAssets(db),
      readFiles(db),
      readFolders(db),
    ]);
    this.#assets = new Map(assets.map((asset) => [asset.id, asset]));
    this.#folders = folders;
    this.#kept = groupBy(files, ({ assetId }) => assetId);
    this.#owners = groupBy(files, ({ path }) => path);
    this.#takenBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  }

  get folders(): readonly Folder[] {
    return this.#folders;
  }

  /** All assets that can be chosen: neither deleted nor replaced. */
  all(): Asset[] {
    const changed = [...this.#assets.values()].filter(({ replacedBy }) => replacedBy === null);
    return [
      ...changed.filter(({ isOriginal }) => !isOriginal),
      ...[...this.#originals.values()].map((original) => this.#withChanges(original)),
    ];
  }

  /** What the database holds: replaced assets, and what editors said of originals, too. */
  everything(): readonly Asset[] {
    return [...this.#assets.values()];
  }

  find(id: string): Asset | undefined {
    const original = this.#originals.get(id);
    return original ? this.#withChanges(original) : this.#assets.get(id);
  }

  /** The files of an asset that were ever kept: the whole, and crops. */
  filesOf(asset: Asset): readonly Pick<KeptFile, 'path' | 'ratio'>[] {
    const kept = this.#kept.get(asset.id) ?? [];
    return asset.isOriginal ? [{ path: asset.path, ratio: null }, ...kept] : kept;
  }

  /** The asset that a path in the media store belongs to; of several, one of the site. */
  findByPath(path: string, site: string | null): Asset | undefined {
    const owners = (this.#owners.get(path) ?? []).map(({ assetId }) => this.find(assetId));
    const fitting = owners.filter((asset) => asset !== undefined);
    return fitting.find((asset) => asset.site === site) ?? fitting[0] ?? this.find(path);
  }

  /** Those that an asset took the place of, newest first. */
  earlierOf(asset: Asset): Asset[] {
    const before = [...this.#assets.values()].filter(({ replacedBy }) => replacedBy === asset.id);
    return before.flatMap((one) => [one, ...this.earlierOf(one)]);
  }

  /** With width and height, read from the file where they are not known yet. */
  async measured(asset: Asset): Promise<Asset> {
    if (asset.width !== null || !['picture', 'drawing'].includes(asset.kind)) return asset;
    const { width = null, height = null } = await sharp(join(this.options.originals, asset.path))
      .metadata()
      .catch((): { width?: number; height?: number } => ({}));
    const original = this.#originals.get(asset.id);
    if (original) Object.assign(original, { width, height });
    return { ...asset, width, height };
  }

  /**
   * Takes a file in. What this resolves with is kept: its bytes are on the disk and it is in the database.
   * @param record adds to the audit trail, in the same transaction
   * @throws MediaRefusal that tells why it is not taken
   */
  async add(
    stream: Readable,
    given: NewAsset,
    record: (tx: Transaction, asset: Asset) => Promise<void>,
  ): Promise<Added> {
    return this.files.receive(stream, maxUploadBytes, async ({ hash, read }): Promise<Added> => {
      const known = this.#findSent(hash, given.site);
      if (known) return { asset: known, isKnown: true };
      const prepared = await this.#work.run(async () => prepareFile(await read()));
      return this.inTurn(async () => {
        const twin = this.#findSent(hash, given.site);
        if (twin) return { asset: twin, isKnown: true };
        const asset = await this.#keep(prepared, given, hash);
        await this.options.db.transaction(async (tx) => {
          await insertAsset(tx, asset);
          const { id: assetId, path, bytes } = asset;
          await insertFile(tx, { assetId, path, ratio: null, bytes });
          await record(tx, asset);
        });
        return { asset, isKnown: false };
      });
    });
  }

  /**
   * Does one change after the other: what one adds, the next one finds, and no file is taken away that
   * another is about to name.
   */
  inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const done = this.#lastChange.then(async () => {
      const result = await change();
      await this.refresh();
      return result;
    });
    this.#lastChange = done.catch(() => undefined);
    return done;
  }

  transaction<Result>(change: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.options.db.transaction(change);
  }

  /** Makes and keeps the picture of a part of an asset. The caller adds it to the database. */
  async makeCrop(
    asset: Asset,
    ratio: CropRatio,
    area: CropArea,
  ): Promise<{ path: string; picture: CleanPicture }> {
    const { width, height } = await this.measured(asset);
    if (asset.kind !== 'picture' || width === null || height === null) {
      throw new MediaRefusal('Only pictures made of pixels can be cropped.');
    }
    const picture = await this.#work.run(async () => {
      const type = asset.mimeType.replace('image/', '');
      return cropPicture(await this.#read(asset), { width, height }, area, type);
    });
    this.#checkRoom(picture.bytes.length);
    const name = `${slugOf(asset.name)}-${ratio.replace(':', 'x')}.${picture.extension}`;
    return { path: await this.files.keep(picture.bytes, name), picture };
  }

  /** Takes away files that have left the database; those that another asset has, too, stay. */
  async removeFiles(paths: readonly string[]): Promise<void> {
    await this.refresh();
    for (const path of paths) {
      if (!this.#owners.has(path)) await this.files.remove(path);
    }
  }

  async #keep(prepared: PreparedFile, given: NewAsset, sourceHash: string): Promise<KeptAsset> {
    const { bytes, extension, ...known } = prepared;
    this.#checkRoom(bytes.length);
    const name = cleanName(given.name, extension);
    const path = await this.files.keep(bytes, `${slugOf(name)}.${extension}`);
    return {
      ...given,
      ...known,
      id: newId(),
      name,
      path,
      bytes: bytes.length,
      focalPoint: null,
      crops: {},
      version: 1,
      uploadedAt: new Date(),
      replacedBy: null,
      isOriginal: false,
      sourceHash,
    };
  }

  /** An original with what editors said of it. */
  #withChanges(original: Asset): Asset {
    const changed = this.#assets.get(original.id);
    if (!changed) return original;
    const { name, alt, isDecorative, focalPoint, crops, version } = changed;
    return { ...original, name, alt, isDecorative, focalPoint, crops, version };
  }

  #read(asset: Asset): Promise<Buffer> {
    if (!asset.isOriginal) return this.files.read(asset.path);
    return readFile(join(this.options.originals, asset.path));
  }

  #findSent(hash: string, site: string | null): Asset | undefined {
    const twins = [...this.#assets.values()].filter(
      (asset) => asset.sourceHash === hash && asset.replacedBy === null,
    );
    return twins.find((asset) => asset.site === site) ?? twins.find(({ site: of }) => of === null);
  }

  #checkRoom(bytes: number): void {
    if (this.#takenBytes + bytes > this.options.maxBytes || this.#assets.size >= MAX_ASSETS) {
      throw new MediaRefusal(
        'The library is full. Delete what no page shows, or ask for more room.',
        507,
      );
    }
  }
}

function groupBy(files: readonly KeptFile[], keyOf: (file: KeptFile) => string) {
  const groups = new Map<string, KeptFile[]>();
  for (const file of files) {
    const group = groups.get(keyOf(file));
    if (group) group.push(file);
    else groups.set(keyOf(file), [file]);
  }
  return groups;
}
