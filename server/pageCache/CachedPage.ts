import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { PageKind } from '../../sites/pageKind';
import type { Encoding } from '../../platform/http/acceptedEncoding';
import type { RenderedPage } from '../../platform/pages/page.types';
import type { Coding } from './compression/compression.types';
import { pathKey, siteKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

/** Close to the smallest result, in a fraction of the time that the highest quality takes. */
const BROTLI_QUALITY = 5;

/**
 * Number of requests after which the highest quality pays off: a tenth smaller, for some 200 ms of a thread.
 */
const MIN_HITS_TO_RECOMPRESS = 8;

/** A page fits into this window, and the compressor takes a fraction of its default memory. */
const BROTLI_WINDOW_BITS = 18;

/**
 * Maximum number of forms of a page that are compressed with a dictionary: a site has no more dictionaries
 * than this. Forms with replaced dictionaries are dropped.
 */
const MAX_DICTIONARY_FORMS = 6;

/** Estimated size of an entry in addition to its body: keys, headers, the object itself. */
const OVERHEAD_BYTES = 1024;

/** Estimated size of a surrogate key. */
const KEY_BYTES = 40;

/**
 * A rendered page ready to be sent: its bytes, and the full list of headers, made once. Once it is
 * compressed, only brotli is kept, a tenth of the page. Other encodings, which few clients request, are made
 * from it on demand. All compression runs on other threads: zlib's, and one for dictionaries.
 */
export class CachedPage {
  readonly status: number;
  /** The content platform had no page at the address. */
  readonly isUnknown: boolean;
  readonly etag: string;
  /** Surrogate keys of what the page was made from, including its site and its addresses. */
  readonly keys: readonly SurrogateKey[];
  readonly kind: PageKind;
  /** Language of the page (ISO 639-1), if it states one. */
  readonly language: string | undefined;
  /** Running variants of the original page; this page may be one of them. Undefined when there are none. */
  readonly variants: RenderedPage['variants'];
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  /** The uncompressed page, until it is compressed. */
  #identity: Buffer | undefined;
  /**
   * The page, decompressed again: concurrent requests share one copy, which lives as long as an answer uses
   * it.
   */
  #decompressing: Promise<Buffer> | undefined;
  #decompressed: WeakRef<Buffer> | undefined;
  readonly #compressed = new Map<string, Buffer>();
  readonly #compressing = new Map<string, Promise<Buffer>>();
  #brotliHits = 0;

  constructor(
    rendered: RenderedPage,
    readonly site: string,
    path: string,
    extraHeaders: readonly (readonly [string, string])[],
    keyHeader?: KeyHeader,
  ) {
    this.status = rendered.status;
    this.isUnknown = rendered.isUnknown ?? false;
    this.keys = createSurrogateKeys(rendered, site, path);
    this.kind = rendered.kind ?? 'content';
    this.language = rendered.headers['Content-Language'];
    this.variants = rendered.variants;
    const { bytes, digest } = rendered.html;
    this.#identity = bytes;
    this.etag = `W/"${digest}"`;
    this.headers = [
      // Headers of the page itself take precedence.
      ...extraHeaders.filter(([name]) => !(name in rendered.headers)),
      ...Object.entries(rendered.headers),
      ['ETag', this.etag],
      ...(keyHeader ? [keyHeader(this.keys)] : []),
    ].flat();
  }

  /** Bytes in memory, compressed forms included. */
  get size(): number {
    let size = (this.#identity?.length ?? 0) + OVERHEAD_BYTES + this.keys.length * KEY_BYTES;
    for (const bytes of this.#compressed.values()) size += bytes.length;
    return size;
  }

  /**
   * Whether another rendering produced the same page, so that this one's compressed forms are still
   * valid.
   */
  equals(other: CachedPage): boolean {
    return (
      this.status === other.status &&
      this.etag === other.etag &&
      this.headers.join('\n') === other.headers.join('\n') &&
      this.keys.join('\n') === other.keys.join('\n') &&
      JSON.stringify(this.variants) === JSON.stringify(other.variants)
    );
  }

  /**
   * The page in a coding, or uncompressed (undefined), if that form exists already; undefined otherwise. A
   * page that is requested often is compressed again in the background, with the highest quality.
   */
  peek(coding: Coding | undefined): Buffer | undefined {
    if (coding === 'br' && this.#compressed.has('br')) {
      this.#brotliHits += 1;
      if (this.#brotliHits === MIN_HITS_TO_RECOMPRESS)
        enqueueRecompression(() => this.#compressAgain());
    }
    return coding ? this.#compressed.get(codingKey(coding)) : this.#uncompressed;
  }

  /**
   * The page in a coding, or uncompressed (undefined), made now if necessary.
   * @throws Error when the dictionary no longer exists
   */
  async encode(coding: Coding | undefined): Promise<Buffer> {
    if (!coding) return this.uncompressed();
    const name = codingKey(coding);
    const pending = this.#compressed.get(name) ?? this.#compressing.get(name);
    if (pending) return pending;
    const compressing = this.uncompressed().then((bytes) =>
      typeof coding === 'string' ? compress(bytes, coding) : coding.compress(bytes),
    );
    this.#compressing.set(name, compressing);
    try {
      const bytes = await compressing;
      this.#compressed.set(name, bytes);
      if (coding === 'br') this.#identity = undefined;
      if (typeof coding === 'object') this.#forgetDictionaries(MAX_DICTIONARY_FORMS);
      return bytes;
    } finally {
      this.#compressing.delete(name);
    }
  }

  /** Encodings that were requested. */
  get encodings(): Encoding[] {
    return encodings.filter(
      (encoding) => this.#compressed.has(encoding) || this.#compressing.has(encoding),
    );
  }

  /** Drops the oldest forms that use a dictionary, beyond `max`. */
  #forgetDictionaries(max: number): void {
    const digests = [...this.#compressed.keys()].filter((name) => !isEncoding(name));
    for (const digest of digests.slice(0, -max)) this.#compressed.delete(digest);
  }

  async #compressAgain(): Promise<void> {
    const bytes = await compress(await this.uncompressed(), 'br', constants.BROTLI_MAX_QUALITY);
    this.#compressed.set('br', bytes);
  }

  get #uncompressed(): Buffer | undefined {
    return this.#identity ?? this.#decompressed?.deref();
  }

  async uncompressed(): Promise<Buffer> {
    if (this.#uncompressed) return this.#uncompressed;
    this.#decompressing ??= this.#decompress().finally(() => (this.#decompressing = undefined));
    return this.#decompressing;
  }

  async #decompress(): Promise<Buffer> {
    const compressed = this.#compressed.get('br');
    if (!compressed)
      throw new Error('A cached page has neither its bytes nor their compressed form');
    const bytes = await decompressBrotli(compressed);
    this.#decompressed = new WeakRef(bytes);
    return bytes;
  }
}

const encodings: readonly Encoding[] = ['br', 'gzip'];
const isEncoding = (name: string): boolean => encodings.some((encoding) => encoding === name);

/** The identity of a coding, as a map key. */
const codingKey = (coding: Coding): string => (typeof coding === 'string' ? coding : coding.digest);

/** Returns the name and value of the header that sends a page's keys to a cache in front. */
export type KeyHeader = (keys: readonly SurrogateKey[]) => readonly [string, string];

function createSurrogateKeys(
  { paths, keys = [] }: RenderedPage,
  site: string,
  path: string,
): SurrogateKey[] {
  const addresses = [path, ...paths].map((address) => pathKey(site, address));
  return [...new Set([siteKey(site), ...addresses, ...keys])];
}

/** Maximum number of pages that wait to be compressed again; further ones stay as they are. */
const MAX_WAITING = 50;
let waitingCount = 0;
let recompressions = Promise.resolve();

/** Compresses one page at a time, so that zlib's threads stay free for requests that wait. */
function enqueueRecompression(compressAgain: () => Promise<void>): void {
  if (waitingCount >= MAX_WAITING) return;
  waitingCount += 1;
  const finish = () => {
    waitingCount -= 1;
  };
  // A page that could not be compressed again is still sent in its first compressed form.
  recompressions = recompressions.then(compressAgain).then(finish, finish);
}

function compress(bytes: Buffer, encoding: Encoding, quality = BROTLI_QUALITY): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}
