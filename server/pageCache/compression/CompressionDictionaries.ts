import type { Logger } from '../../../platform/log';
import type { CachedPage } from '../CachedPage';
import { commonText } from './commonText';
import type { CompressionDictionary } from './compression.types';
import type { Compressor } from './CompressionThread';
import { DICTIONARIES_PATH, type DictionaryFolder } from './DictionaryFolder';
import { dictionaryFileName, digestOf, type DictionaryName } from './dictionaryName';
import type { DictionarySource, OfferedDictionary } from './PageCodings';
import { samplePages, type PageSample } from './samplePages';

/** How often the folder and the kept pages are looked through, in ms. */
const LOOK_MS = 10_000;
/** How long nothing is made after it has failed, in ms. */
const RETRY_MS = 10 * 60_000;
/** Five pages of the usual size, with room to spare; one that would be larger is not made. */
const MAX_BYTES = 2_000_000;

export interface DictionariesOptions {
  folder: Pick<DictionaryFolder, 'list' | 'read' | 'add'>;
  compressor: Compressor;
  /** Of this process: dictionaries of other builds are taken, but no longer offered. */
  build: string;
  /** Pages that are kept at the moment. */
  pages: () => Iterable<CachedPage>;
  logger: Pick<Logger, 'info' | 'warn'>;
  now?: () => number;
}

/**
 * The dictionaries of every site and language. One is made of what pages have in common as soon as two of a kind are
 * kept, and again when there are more kinds; every process of the build offers the one of the most kinds.
 */
export class CompressionDictionaries implements DictionarySource {
  readonly #options: DictionariesOptions;
  #known: ReadonlyMap<string, KnownDictionary> = new Map();
  #offers: ReadonlyMap<string, OfferedDictionary & { kinds: number }> = new Map();
  #timer: NodeJS.Timeout | undefined;
  #looking = Promise.resolve();
  #makesAfter = -Infinity;

  constructor(options: DictionariesOptions) {
    this.#options = options;
  }

  start(): void {
    const look = () => {
      this.#looking = this.#looking.then(() => this.look());
    };
    look();
    this.#timer = setInterval(look, LOOK_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  find = (digest: string, site: string): CompressionDictionary | undefined => {
    const known = this.#known.get(digest);
    return known?.site === site ? known : undefined;
  };

  offered = (site: string, language: string): OfferedDictionary | undefined =>
    this.#offers.get(`${site} ${language}`);

  /** Takes notice of the folder, and makes at most one dictionary. Never rejects. */
  async look(): Promise<void> {
    const { folder, build, pages, logger, now = () => performance.now() } = this.#options;
    try {
      await this.#readFolder();
      if (now() < this.#makesAfter) return;
      const sample = samplePages(pages()).find((found) => found.kinds > this.#kindsOf(found));
      if (!sample) return;
      const { site, language, kinds } = sample;
      const bytes = await textOf(sample);
      if (bytes.length > MAX_BYTES) throw new Error(`A dictionary of ${bytes.length} bytes`);
      await folder.add({ site, language, build, kinds }, bytes);
      await this.#readFolder();
      logger.info({ site, language, kinds, bytes: bytes.length }, 'compression dictionary made');
    } catch (error) {
      // Once for a folder that cannot be read over a long time.
      if (now() >= this.#makesAfter) logger.warn({ error }, 'compression dictionary not made');
      this.#makesAfter = now() + RETRY_MS;
    }
  }

  #kindsOf({ site, language }: PageSample): number {
    return this.#offers.get(`${site} ${language}`)?.kinds ?? 0;
  }

  async #readFolder(): Promise<void> {
    const { folder, build, compressor } = this.#options;
    const names = await folder.list();
    const known = new Map<string, KnownDictionary>();
    const offers = new Map<string, OfferedDictionary & { kinds: number }>();
    // Every process comes to the same choice, also where two have made one at a time.
    for (const name of names.sort(byKinds)) {
      const digest = digestOf(name);
      known.set(digest, {
        digest,
        site: name.site,
        compress: async (page) => {
          const asset = await folder.read(name);
          if (!asset) throw new Error('A compression dictionary is gone');
          const sha256 = Buffer.from(name.sha256, 'hex');
          return compressor.compress({ page, dictionary: asset.bytes, digest: sha256 });
        },
      });
      if (name.build !== build) continue;
      const path = `${DICTIONARIES_PATH}/${dictionaryFileName(name)}`;
      offers.set(`${name.site} ${name.language}`, { digest, path, kinds: name.kinds });
    }
    this.#known = known;
    this.#offers = offers;
  }
}

async function textOf({ patterns, others }: PageSample): Promise<Buffer> {
  const bytesOf = (pages: readonly CachedPage[]) =>
    Promise.all(pages.map((page) => page.encode(undefined)));
  return commonText(await bytesOf(patterns), await bytesOf(others));
}

interface KnownDictionary extends CompressionDictionary {
  site: string;
}

const byKinds = (one: DictionaryName, other: DictionaryName): number =>
  one.kinds - other.kinds || (one.sha256 < other.sha256 ? -1 : 1);
