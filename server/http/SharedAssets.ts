import { createHash, randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import { ifMissing } from '../../platform/ifMissing';
import { addressOf, builtAsset, isVariant } from './builtAsset';
import type { BuiltAsset } from './builtAsset';
import { sharedAnswer } from '../../platform/http/sharedAnswer';

/** Builds whose files are kept: this one, the one before it, and one to go back to. */
const BUILDS = 3;
/** Folders of builds are called after what is in them. */
const BUILD_NAME = /^[0-9a-f]{16}$/;
/** A copy that was begun this long ago was broken off, in ms. */
const ABANDONED_MS = 60 * 60_000;
/** How often the folder is looked through at most, in ms. */
const FRESH_MS = 1000;
/** Bytes of other builds' files that are kept in memory. */
const MAX_KEPT_BYTES = 4 * 1024 * 1024;

/**
 * Browser files of the last builds in a folder that all web processes share. While a deploy is under way, and
 * as long as visitors and caches have pages from before it, a page of one build asks a process of another one
 * for its files. Their names are made of their content, so builds never contradict each other.
 */
export class SharedAssets {
  readonly #list = sharedAnswer(FRESH_MS, () => this.#readList());
  readonly #kept = new BoundedMemory<string, BuiltAsset>({
    name: 'browser files of other builds',
    unit: 'bytes',
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ bytes, br, gzip }) =>
      bytes.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1,
  });

  /** @param folder shared by all processes, and by the builds that follow; made when it is missing */
  constructor(private readonly folder: string) {}

  /**
   * Puts a build's files beside those of the builds before it, and lets go of all but the three that were
   * started last. Any number of processes may do so at once. @throws when the folder cannot be written
   * @param built Vite's output
   */
  async add(built: string): Promise<void> {
    const name = await nameOf(path.join(built, 'assets'));
    const home = path.join(this.folder, name);
    if (!(await exists(home))) {
      const copy = path.join(this.folder, `copy-${randomUUID()}`);
      await cp(path.join(built, 'assets'), path.join(copy, 'assets'), { recursive: true });
      await rename(copy, home).catch(async (error: unknown) => {
        await rm(copy, { recursive: true, force: true });
        // Another process was quicker.
        if (!(await exists(home))) throw error;
      });
    }
    const now = new Date();
    await utimes(home, now, now);
    await this.#letGo();
  }

  /** The file of any kept build at an address; undefined where there is none. @throws when the folder cannot be read */
  async find(address: string): Promise<BuiltAsset | undefined> {
    const known = this.#kept.get(address);
    if (known) return known;
    const files = await this.#list();
    const file = files.get(address);
    if (file === undefined) return undefined;
    try {
      const readIf = (suffix: string) =>
        files.has(address + suffix) ? readFile(file + suffix) : undefined;
      const [bytes, br, gzip] = await Promise.all([readFile(file), readIf('.br'), readIf('.gz')]);
      const asset = builtAsset(address, { bytes, br, gzip });
      this.#kept.set(address, asset);
      return asset;
    } catch (error) {
      // Let go of since the folder was looked through.
      return ifMissing(undefined)(error);
    }
  }

  /** Files of the kept builds by address: a request can only reach what is in this list. */
  async #readList(): Promise<ReadonlyMap<string, string>> {
    const files = new Map<string, string>();
    // Without the folder there is this build alone, and builds may be let go of meanwhile.
    for (const build of await this.#builds().catch(ifMissing<string[]>([]))) {
      const home = path.join(this.folder, build);
      const found = await filesOf(home).catch(ifMissing<string[]>([]));
      for (const file of found) files.set(addressOf(home, file), file);
    }
    return files;
  }

  /** Kept builds, those started last first. */
  async #builds(): Promise<string[]> {
    const names = (await readdir(this.folder)).filter((name) => BUILD_NAME.test(name));
    const times = await Promise.all(names.map((name) => modifiedAt(path.join(this.folder, name))));
    return names
      .map((name, at) => ({ name, time: times[at] ?? 0 }))
      .sort((one, other) => other.time - one.time)
      .map(({ name }) => name);
  }

  async #letGo(): Promise<void> {
    const copies = (await readdir(this.folder)).filter((name) => name.startsWith('copy-'));
    const begun = await Promise.all(copies.map((name) => modifiedAt(path.join(this.folder, name))));
    const abandoned = copies.filter((_, at) => (begun[at] ?? 0) < Date.now() - ABANDONED_MS);
    const old = (await this.#builds()).slice(BUILDS);
    for (const name of [...old, ...abandoned]) {
      await rm(path.join(this.folder, name), { recursive: true, force: true });
    }
  }
}

/** A name for what is in a folder. Compressed copies follow from the files. */
async function nameOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await filesOf(folder);
  const present = new Set(files);
  for (const file of files.filter((name) => !isVariant(name, present)).sort()) {
    hash.update(`${addressOf(folder, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const modifiedAt = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(ifMissing(undefined)))?.mtimeMs;

const exists = async (file: string): Promise<boolean> => (await modifiedAt(file)) !== undefined;
