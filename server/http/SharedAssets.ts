import { createHash, randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import { ifMissing } from '../../platform/ifMissing';
import { assetAddress, builtAsset, isCompressedCopy } from './builtAsset';
import type { BuiltAsset } from './builtAsset';
import { sharedAnswer } from '../../platform/http/sharedAnswer';

/** Builds whose files are stored: this one, the one before it, and one to roll back to. */
const MAX_BUILDS = 3;
/** Folders of builds are named after a hash of their content. */
const BUILD_NAME = /^[0-9a-f]{16}$/;
/** A copy that started this long ago was interrupted. */
const ABANDONED_AFTER_MS = 60 * 60_000;
/** Minimum interval between two scans of the folder. */
const FRESH_MS = 1000;
/** Bytes of other builds' files in memory. */
const MAX_CACHED_BYTES = 4 * 1024 * 1024;

/**
 * Browser files of the last builds in a folder that all web processes share. During a deploy, and as long as
 * visitors and caches have pages from before it, a page of one build requests files from a process of another
 * build. File names contain a hash of the content, so builds never conflict.
 */
export class SharedAssets {
  readonly #files = sharedAnswer(FRESH_MS, () => this.#readList());
  readonly #cache = new BoundedMemory<string, BuiltAsset>({
    name: 'browser files of other builds',
    unit: 'bytes',
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes, br, gzip }) =>
      bytes.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1,
  });

  /** @param folder shared by all processes, and by later builds; created when it is missing */
  constructor(private readonly folder: string) {}

  /**
   * Adds a build's files to those of earlier builds, and removes all but the three builds that were started
   * last. Any number of processes may do so at once.
   * @param outputFolder Vite's output
   * @throws when the folder cannot be written
   */
  async add(outputFolder: string): Promise<void> {
    const name = await hashFolder(path.join(outputFolder, 'assets'));
    const buildFolder = path.join(this.folder, name);
    if (!(await exists(buildFolder))) {
      const copy = path.join(this.folder, `copy-${randomUUID()}`);
      await cp(path.join(outputFolder, 'assets'), path.join(copy, 'assets'), { recursive: true });
      await rename(copy, buildFolder).catch(async (error: unknown) => {
        await rm(copy, { recursive: true, force: true });
        // Another process was quicker.
        if (!(await exists(buildFolder))) throw error;
      });
    }
    const now = new Date();
    await utimes(buildFolder, now, now);
    await this.#removeOldBuilds();
  }

  /**
   * The file at an address, of any stored build; undefined if there is none.
   * @throws when the folder cannot be read
   */
  async find(address: string): Promise<BuiltAsset | undefined> {
    const cached = this.#cache.get(address);
    if (cached) return cached;
    const files = await this.#files();
    const file = files.get(address);
    if (file === undefined) return undefined;
    try {
      const readIf = (suffix: string) =>
        files.has(address + suffix) ? readFile(file + suffix) : undefined;
      const [bytes, br, gzip] = await Promise.all([readFile(file), readIf('.br'), readIf('.gz')]);
      const asset = builtAsset(address, { bytes, br, gzip });
      this.#cache.set(address, asset);
      return asset;
    } catch (error) {
      // Removed since the folder was scanned.
      return ifMissing(undefined)(error);
    }
  }

  /** Files of the stored builds by address: requests can reach only files in this list. */
  async #readList(): Promise<ReadonlyMap<string, string>> {
    const files = new Map<string, string>();
    // Without the folder there is only this build; builds may be removed during the scan.
    for (const build of await this.#builds().catch(ifMissing<string[]>([]))) {
      const buildFolder = path.join(this.folder, build);
      const buildFiles = await listFiles(buildFolder).catch(ifMissing<string[]>([]));
      for (const file of buildFiles) files.set(assetAddress(buildFolder, file), file);
    }
    return files;
  }

  /** Stored builds, most recently started first. */
  async #builds(): Promise<string[]> {
    const names = (await readdir(this.folder)).filter((name) => BUILD_NAME.test(name));
    const times = await Promise.all(names.map((name) => modifiedAt(path.join(this.folder, name))));
    return names
      .map((name, index) => ({ name, time: times[index] ?? 0 }))
      .sort((a, b) => b.time - a.time)
      .map(({ name }) => name);
  }

  async #removeOldBuilds(): Promise<void> {
    const copies = (await readdir(this.folder)).filter((name) => name.startsWith('copy-'));
    const startTimes = await Promise.all(
      copies.map((name) => modifiedAt(path.join(this.folder, name))),
    );
    const abandonedCopies = copies.filter(
      (_, index) => (startTimes[index] ?? 0) < Date.now() - ABANDONED_AFTER_MS,
    );
    const oldBuilds = (await this.#builds()).slice(MAX_BUILDS);
    for (const name of [...oldBuilds, ...abandonedCopies]) {
      await rm(path.join(this.folder, name), { recursive: true, force: true });
    }
  }
}

/** A hash of a folder's content. Compressed copies are derived from the files, so they are left out. */
async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await listFiles(folder);
  const existing = new Set(files);
  for (const file of files.filter((name) => !isCompressedCopy(name, existing)).sort()) {
    hash.update(`${assetAddress(folder, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const modifiedAt = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(ifMissing(undefined)))?.mtimeMs;

const exists = async (file: string): Promise<boolean> => (await modifiedAt(file)) !== undefined;
