import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import { ifMissing } from '../../../platform/ifMissing';
import { writeFileAtomically } from '../../../platform/writeFileAtomically';
import { builtAsset, type BuiltAsset } from '../../http/builtAsset';
import { dictionaryFileName, readDictionaryName, type DictionaryName } from './dictionaryName';

const compressBrotli = promisify(brotliCompress);

/** Address below which dictionaries are served, each under its file name. */
export const DICTIONARIES_PATH = '/assets/dictionaries';
/**
 * Dictionaries that are stored for a site and language: those of this build, and one that visitors still
 * have.
 */
const MAX_DICTIONARIES = 3;
/** Bytes of dictionaries in memory, compressed copies included. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024;

/** The dictionaries of all web processes and of the last builds, in a folder that they share. */
export class DictionaryFolder {
  readonly #cache = new BoundedMemory<string, BuiltAsset>({
    name: 'compression dictionaries',
    unit: 'bytes',
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes, br }) => bytes.length + (br?.length ?? 0) + 1,
  });

  constructor(private readonly folder: string) {}

  /**
   * Names of all dictionaries; empty if there is no folder.
   * @throws when the folder cannot be read
   */
  async list(): Promise<DictionaryName[]> {
    const files = await readdir(this.folder).catch(ifMissing([]));
    return files.flatMap((file) => readDictionaryName(file) ?? []);
  }

  /**
   * The file of a dictionary, ready to be sent; undefined when it has been removed.
   * @throws when it cannot be read
   */
  async read(name: DictionaryName): Promise<BuiltAsset | undefined> {
    const file = dictionaryFileName(name);
    const cached = this.#cache.get(file);
    if (cached) return cached;
    try {
      const home = path.join(this.folder, file);
      const [bytes, br] = await Promise.all([readFile(home), readFile(`${home}.br`)]);
      const asset = builtAsset(`${DICTIONARIES_PATH}/${file}`, { bytes, br });
      asset.headers.Vary = 'Accept-Encoding, Save-Data';
      this.#cache.set(file, asset);
      return asset;
    } catch (error) {
      return ifMissing(undefined)(error);
    }
  }

  /**
   * Adds a dictionary, and removes older ones of its site and language.
   * @throws when the folder cannot be written
   */
  async add(properties: Omit<DictionaryName, 'sha256'>, bytes: Buffer): Promise<void> {
    const name = { ...properties, sha256: createHash('sha256').update(bytes).digest('hex') };
    const home = path.join(this.folder, dictionaryFileName(name));
    // The compressed copy is written first, since the dictionary counts as present once its own file exists.
    await writeFileAtomically(`${home}.br`, await compressBrotli(bytes));
    await writeFileAtomically(home, bytes);
    await this.#removeOld(name);
  }

  async #removeOld({ site, language }: DictionaryName): Promise<void> {
    const names = (await this.list()).filter(
      (name) => name.site === site && name.language === language,
    );
    const files = await Promise.all(
      names.map(async (name) => {
        const home = path.join(this.folder, dictionaryFileName(name));
        const stats = await stat(home).catch(ifMissing(undefined));
        return { home, time: stats?.mtimeMs ?? 0 };
      }),
    );
    files.sort((a, b) => b.time - a.time);
    for (const { home } of files.slice(MAX_DICTIONARIES)) {
      await rm(home, { force: true });
      await rm(`${home}.br`, { force: true });
    }
  }
}
