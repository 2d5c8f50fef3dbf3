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

/** Near the smallest result for a fraction of the time of the highest quality. */
const BROTLI_QUALITY = 5;

/** How often a page is asked for before it is worth the highest quality: a tenth less, for some 200 ms of a thread. */
const OFTEN = 8;

/** Window in bits: a page fits, and the compressor takes a fraction of the memory that it would by itself. */
const BROTLI_WINDOW = 18;

/** Forms of a page with dictionaries: as many as a site has of them, and no more when those change. */
const MAX_WITH_DICTIONARY = 6;

/** What an entry costs besides its bytes: keys, headers, the object itself. */
const OVERHEAD_BYTES = 1024;

/** What a surrogate key costs, as a string of its own. */
const KEY_BYTES = 40;

/**
 * A rendered page ready to be sent: its bytes, and the full list of headers, made once. Once it is
 * compressed only brotli is kept, a tenth of the page; other encodings are made of that when they are
 * asked for, which few clients do. All of it is done on other threads: zlib's, and one for dictionaries.
 */
export class CachedPage {
  readonly status: number;
  readonly etag: string;
  /** What the page was made from, its site and its addresses among them. */
  readonly keys: readonly SurrogateKey[];
  readonly kind: PageKind;
  /** Language of the page (ISO 639-1), where it says so. */
  readonly language: string | undefined;
  /** Running variants of the page, one of which this may be; undefined where there are none. */
  readonly variants: RenderedPage['variants'];
  /** Name and value in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  /** The page as it is, until it is compressed. */
  #identity: Buffer | undefined;
  /** The same, unpacked: all who wait for it get one copy, which is there for as long as an answer holds it. */
  #unpacking: Promise<Buffer> | undefined;
  #unpacked: WeakRef<Buffer> | undefined;
  readonly #ready = new Map<string, Buffer>();
  readonly #compressing = new Map<string, Promise<Buffer>>();
  #timesReady = 0;

  constructor(
    rendered: RenderedPage,
    readonly site: string,
    path: string,
    extraHeaders: readonly (readonly [string, string])[],
    keyHeader?: KeyHeader,
  ) {
    this.status = rendered.status;
    this.keys = keysOf(rendered, site, path);
    this.kind = rendered.kind ?? 'content';
    this.language = rendered.headers['Content-Language'];
    this.variants = rendered.variants;
    const { bytes, digest } = rendered.html;
    this.#identity = bytes;
    this.etag = `W/"${digest}"`;
    this.headers = [
      // What the page itself says wins.
      ...extraHeaders.filter(([name]) => !(name in rendered.headers)),
      ...Object.entries(rendered.headers),
      ['ETag', this.etag],
      ...(keyHeader ? [keyHeader(this.keys)] : []),
    ].flat();
  }

  /** Bytes in memory, compressed forms included. */
  get size(): number {
    let size = (this.#identity?.length ?? 0) + OVERHEAD_BYTES + this.keys.length * KEY_BYTES;
    for (const bytes of this.#ready.values()) size += bytes.length;
    return size;
  }

  /** Whether another rendering came to the same page, so that this one's compressed forms still hold. */
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
   * The page in a coding, or as it is (undefined), if that is there already. One that is often asked for is
   * compressed once more behind the answers, as small as can be.
   */
  ready(coding: Coding | undefined): Buffer | undefined {
    if (coding === 'br' && this.#ready.has('br')) {
      this.#timesReady += 1;
      if (this.#timesReady === OFTEN) inTurn(() => this.#compressAgain());
    }
    return coding ? this.#ready.get(nameOf(coding)) : this.#plain;
  }

  /**
   * The page in a coding, or as it is (undefined), made now if need be.
   * @throws Error when the dictionary is no longer there
   */
  async encode(coding: Coding | undefined): Promise<Buffer> {
    if (!coding) return this.#whole();
    const name = nameOf(coding);
    const known = this.#compressing.get(name);
    if (known) return known;
    const compressing = this.#whole().then((bytes) =>
      typeof coding === 'string' ? compress(bytes, coding) : coding.compress(bytes),
    );
    this.#compressing.set(name, compressing);
    try {
      const bytes = await compressing;
      this.#ready.set(name, bytes);
      if (coding === 'br') this.#identity = undefined;
      if (typeof coding === 'object') this.#forgetDictionaries(MAX_WITH_DICTIONARY);
      return bytes;
    } catch (error) {
      this.#compressing.delete(name);
      throw error;
    }
  }

  /** Encodings that somebody has asked for. */
  get encodings(): Encoding[] {
    return encodings.filter((encoding) => this.#compressing.has(encoding));
  }

  /** Lets go of the oldest forms with a dictionary. */
  #forgetDictionaries(most: number): void {
    const digests = [...this.#ready.keys()].filter((name) => !isEncoding(name));
    for (const digest of digests.slice(0, -most)) {
      this.#ready.delete(digest);
      this.#compressing.delete(digest);
    }
  }

  async #compressAgain(): Promise<void> {
    const bytes = await compress(await this.#whole(), 'br', constants.BROTLI_MAX_QUALITY);
    this.#ready.set('br', bytes);
  }

  get #plain(): Buffer | undefined {
    return this.#identity ?? this.#unpacked?.deref();
  }

  async #whole(): Promise<Buffer> {
    if (this.#plain) return this.#plain;
    this.#unpacking ??= this.#unpack().finally(() => (this.#unpacking = undefined));
    return this.#unpacking;
  }

  async #unpack(): Promise<Buffer> {
    const packed = this.#ready.get('br');
    if (!packed) throw new Error('A cached page has neither its bytes nor their compressed form');
    const bytes = await decompressBrotli(packed);
    this.#unpacked = new WeakRef(bytes);
    return bytes;
  }
}

const encodings: readonly Encoding[] = ['br', 'gzip'];
const isEncoding = (name: string): boolean => encodings.some((encoding) => encoding === name);

/** What tells a coding apart from others. */
const nameOf = (coding: Coding): string => (typeof coding === 'string' ? coding : coding.digest);

/** The header by which a cache in front learns a page's keys: name and value. */
export type KeyHeader = (keys: readonly SurrogateKey[]) => readonly [string, string];

function keysOf({ paths, keys = [] }: RenderedPage, site: string, path: string): SurrogateKey[] {
  const addresses = [path, ...paths].map((address) => pathKey(site, address));
  return [...new Set([siteKey(site), ...addresses, ...keys])];
}

/** Pages that wait to be compressed once more; a further one is left as it is. */
const MAX_WAITING = 50;
let waiting = 0;
let turn = Promise.resolve();

/** One at a time, so that zlib's threads stay free for those who wait for an answer. */
function inTurn(compressAgain: () => Promise<void>): void {
  if (waiting >= MAX_WAITING) return;
  waiting += 1;
  const done = () => {
    waiting -= 1;
  };
  // A page that cannot be compressed any more is sent as it was.
  turn = turn.then(compressAgain).then(done, done);
}

function compress(bytes: Buffer, encoding: Encoding, quality = BROTLI_QUALITY): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}
