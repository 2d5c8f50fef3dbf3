import type { Logger } from '../../../platform/log';
import type { CachedPage } from '../CachedPage';
import { commonText } from './commonText';
import type { CompressionDictionary } from './compression.types';
import type { Compressor } from './CompressionThread';
import { DICTIONARIES_PATH, type DictionaryFolder } from './DictionaryFolder';
import { dictionaryFileName, formatDigest, type DictionaryName } from './dictionaryName';
import type { DictionarySource, OfferedDictionary } from './PageCodings';
import { samplePages, type PageSample } from './samplePages';

/** How often the folder and the cached pages are scanned, in ms. */
const SCAN_MS = 10_000;
/** Pause after a failure, in ms. */
const RETRY_MS = 10 * 60_000;
/** Five pages of normal size and some reserve; a larger dictionary is not made. */
const MAX_BYTES = 2_000_000;

export interface DictionariesOptions {
  folder: Pick<DictionaryFolder, 'list' | 'read' | 'add'>;
  compressor: Compressor;
  /** The current build: dictionaries of other builds are accepted, but no longer offered. */
  build: string;
  /** The pages that are in the cache now. */
  pages: () => Iterable<CachedPage>;
  logger: Pick<Logger, 'info' | 'warn'>;
  now?: () => number;
}

/**
 * The dictionaries of every site and language. A dictionary is made from what pages have in common as soon
 * as two pages of a kind are cached, and again when there are more kinds. Every process of the build offers
 * the one that was made from the most kinds.
 */
export class CompressionDictionaries implements DictionarySource {
  readonly #options: DictionariesOptions;
  dictionaries: ReadonlyMap<string, SiteDictionary> = new Map();
  #offers: ReadonlyMap<string, OfferedDictionary & { kinds: number }> = new Map();
  #timer: NodeJS.Timeout | undefined;
  #scanning = Promise.resolve();
  #retryAt = -Infinity;

  constructor(options: DictionariesOptions) {
    this.#options = options;
  }

  start(): void {
    const scan = () => {
      this.#scanning = this.#scanning.then(() => this.scan());
    };
    scan();
    this.#timer = setInterval(scan, SCAN_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#scanning;
  }

  find = (digest: string, site: string): CompressionDictionary | undefined => {
    const dictionary = this.dictionaries.get(digest);
    return dictionary?.site === site ? dictionary : undefined;
  };

  findOffer = (site: string, language: string): OfferedDictionary | undefined =>
    this.#offers.get(`${site} ${language}`);

  /** Scans the folder, and makes at most one dictionary. Never rejects. */
  async scan(): Promise<void> {
    const { folder, build, pages, logger, now = () => performance.now() } = this.#options;
    try {
      await this.#readFolder();
      if (now() < this.#retryAt) return;
      const sample = samplePages(pages()).find(
        (candidate) => candidate.kinds > this.#offeredKinds(candidate),
      );
      if (!sample) return;
      const { site, language, kinds } = sample;
      const bytes = await dictionaryText(sample);
      if (bytes.length > MAX_BYTES)
        throw new Error(
          `The dictionary has ${bytes.length} bytes, at most ${MAX_BYTES} are allowed`,
        );
      await folder.add({ site, language, build, kinds }, bytes);
      await this.#readFolder();
      logger.info({ site, language, kinds, bytes: bytes.length }, 'compression dictionary made');
    } catch (error) {
      // A folder that stays unreadable is logged once per retry.
      if (now() >= this.#retryAt) logger.warn({ error }, 'compression dictionary not made');
      this.#retryAt = now() + RETRY_MS;
    }
  }

  #offeredKinds({ site, language }: PageSample): number {
    return this.#offers.get(`${site} ${language}`)?.kinds ?? 0;
  }

  async #readFolder(): Promise<void> {
    const { folder, build, compressor } = this.#options;
    const names = await folder.list();
    const dictionaries = new Map<string, SiteDictionary>();
    const offers = new Map<string, OfferedDictionary & { kinds: number }>();
    // The order is the same in every process, so that all offer the same one if two processes have made one.
    for (const name of names.sort(byKinds)) {
      const digest = formatDigest(name);
      dictionaries.set(digest, {
        digest,
        site: name.site,
        compress: async (page) => {
          const asset = await folder.read(name);
          if (!asset) throw new Error('The compression dictionary was deleted');
          const sha256 = Buffer.from(name.sha256, 'hex');
          return compressor.compress({ page, dictionary: asset.bytes, digest: sha256 });
        },
      });
      if (name.build !== build) continue;
      const path = `${DICTIONARIES_PATH}/${dictionaryFileName(name)}`;
      offers.set(`${name.site} ${name.language}`, { digest, path, kinds: name.kinds });
    }
    this.dictionaries = dictionaries;
    this.#offers = offers;
  }
}

async function dictionaryText({ patterns, others }: PageSample): Promise<Buffer> {
  const encodePages = (pages: readonly CachedPage[]) =>
    Promise.all(pages.map((page) => page.encode(undefined)));
  return commonText(await encodePages(patterns), await encodePages(others));
}

interface SiteDictionary extends CompressionDictionary {
  site: string;
}

const byKinds = (a: DictionaryName, b: DictionaryName): number =>
  a.kinds - b.kinds || (a.sha256 < b.sha256 ? -1 : 1);
