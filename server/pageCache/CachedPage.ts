import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { PageKind } from '../../sites/pageKind';
import type { Encoding } from '../http/acceptedEncoding';
import type { RenderedPage } from '../pages/page.types';
import { pathKey, siteKey, type SurrogateKey } from './surrogateKeys';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

/** Near the smallest result for a fraction of the time of the highest quality. */
const BROTLI_QUALITY = 5;

/** How often a page is asked for before it is worth the highest quality: a tenth less, for some 200 ms of a thread. */
const OFTEN = 8;

/** Window in bits: a page fits, and the compressor takes a fraction of the memory that it would by itself. */
const BROTLI_WINDOW = 18;

/** What an entry costs besides its bytes: keys, headers, the object itself. */
const OVERHEAD_BYTES = 1024;

/** What a surrogate key costs, as a string of its own. */
const KEY_BYTES = 40;

/**
 * A rendered page ready to be sent: its bytes, and the full list of headers, made once. Once it is
 * compressed only brotli is kept, a tenth of the page; other encodings are made of that when they are
 * asked for, which few clients do. All of it is done on zlib's threads.
 */
export class CachedPage {
  readonly status: number;
  readonly etag: string;
  /** What the page was made from, its site and its addresses among them. */
  readonly keys: readonly SurrogateKey[];
  readonly kind: PageKind;
  /** Running variants of the page, one of which this may be; undefined where there are none. */
  readonly variants: RenderedPage['variants'];
  /** Name and value in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  /** The page as it is, until it is compressed. */
  #identity: Buffer | undefined;
  readonly #ready = new Map<Encoding, Buffer>();
  readonly #compressing = new Map<Encoding, Promise<Buffer>>();
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
   * The page in an encoding, or as it is (undefined), if that is there already. One that is often asked for is
   * compressed once more behind the answers, as small as can be.
   */
  ready(encoding: Encoding | undefined): Buffer | undefined {
    if (encoding === 'br' && this.#ready.has('br')) {
      this.#timesReady += 1;
      if (this.#timesReady === OFTEN) inTurn(() => this.#compressAgain());
    }
    return encoding ? this.#ready.get(encoding) : this.#identity;
  }

  /** The page in an encoding, or as it is (undefined), made now if need be. */
  async encode(encoding: Encoding | undefined): Promise<Buffer> {
    if (!encoding) return this.#whole();
    const known = this.#compressing.get(encoding);
    if (known) return known;
    const compressing = this.#whole().then((bytes) => compress(bytes, encoding));
    this.#compressing.set(encoding, compressing);
    const bytes = await compressing;
    this.#ready.set(encoding, bytes);
    if (encoding === 'br') this.#identity = undefined;
    return bytes;
  }

  /** Encodings that somebody has asked for. */
  get encodings(): Encoding[] {
    return [...this.#compressing.keys()];
  }

  async #compressAgain(): Promise<void> {
    const bytes = await compress(await this.#whole(), 'br', constants.BROTLI_MAX_QUALITY);
    this.#ready.set('br', bytes);
  }

  async #whole(): Promise<Buffer> {
    if (this.#identity) return this.#identity;
    const packed = this.#ready.get('br');
    if (!packed) throw new Error('A cached page has neither its bytes nor their compressed form');
    return decompressBrotli(packed);
  }
}

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
