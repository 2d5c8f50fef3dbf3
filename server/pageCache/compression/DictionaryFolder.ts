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

/** Where dictionaries are served, each under the name of its file. */
export const DICTIONARIES_PATH = '/assets/dictionaries';
/** Dictionaries of a site and language that are kept: those of this build, and one that visitors still have. */
const KEPT = 3;
/** Bytes of dictionaries in memory, compressed forms included. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The dictionaries of all web processes and of the last builds, in a folder that they share. */
export class DictionaryFolder {
  readonly #loaded = new BoundedMemory<string, BuiltAsset>({
    name: 'compression dictionaries',
    unit: 'bytes',
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes, br }) => bytes.length + (br?.length ?? 0) + 1,
  });

  constructor(private readonly folder: string) {}

  /** Names of all that there are; none where there is no folder. @throws when the folder cannot be read */
  async list(): Promise<DictionaryName[]> {
    const files = await readdir(this.folder).catch(ifMissing([]));
    return files.flatMap((file) => readDictionaryName(file) ?? []);
  }

  /** The file of a dictionary, ready to be sent; undefined when it has been let go of. @throws when it cannot be read */
  async read(name: DictionaryName): Promise<BuiltAsset | undefined> {
    const file = dictionaryFileName(name);
    const known = this.#loaded.get(file);
    if (known) return known;
    try {
      const home = path.join(this.folder, file);
      const [bytes, br] = await Promise.all([readFile(home), readFile(`${home}.br`)]);
      const asset = builtAsset(`${DICTIONARIES_PATH}/${file}`, { bytes, br });
      asset.headers.Vary = 'Accept-Encoding, Save-Data';
      this.#loaded.set(file, asset);
      return asset;
    } catch (error) {
      return ifMissing(undefined)(error);
    }
  }

  /** Adds a dictionary, and lets go of older ones of its site and language. @throws when the folder cannot be written */
  async add(about: Omit<DictionaryName, 'sha256'>, bytes: Buffer): Promise<void> {
    const name = { ...about, sha256: createHash('sha256').update(bytes).digest('hex') };
    const home = path.join(this.folder, dictionaryFileName(name));
    // The compressed form first: the other one makes it known.
    await writeFileAtomically(`${home}.br`, await compressBrotli(bytes));
    await writeFileAtomically(home, bytes);
    await this.#letGo(name);
  }

  async #letGo({ site, language }: DictionaryName): Promise<void> {
    const names = (await this.list()).filter(
      (name) => name.site === site && name.language === language,
    );
    const dated = await Promise.all(
      names.map(async (name) => {
        const home = path.join(this.folder, dictionaryFileName(name));
        const written = await stat(home).catch(ifMissing(undefined));
        return { home, time: written?.mtimeMs ?? 0 };
      }),
    );
    dated.sort((one, other) => other.time - one.time);
    for (const { home } of dated.slice(KEPT)) {
      await rm(home, { force: true });
      await rm(`${home}.br`, { force: true });
    }
  }
}
