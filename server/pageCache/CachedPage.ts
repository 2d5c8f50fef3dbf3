import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../acceptedEncoding';
import type { RenderedPage } from '../page.types';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Near the smallest result for a fraction of the time of the highest quality. */
const BROTLI_QUALITY = 5;

/** Window in bits: a page fits, and the compressor takes a fraction of the memory that it would by itself. */
const BROTLI_WINDOW = 18;

/** What an entry costs besides its bytes: keys, headers, the object itself. */
const OVERHEAD_BYTES = 1024;

/**
 * A rendered page ready to be sent: its bytes, their compressed forms, and the full list of headers,
 * made once. Each encoding is compressed the first time somebody asks for it, on zlib's threads.
 */
export class CachedPage {
  readonly status: number;
  readonly identity: Buffer;
  readonly etag: string;
  readonly paths: readonly string[];
  /** Name and value in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  readonly #ready = new Map<Encoding, Buffer>();

  constructor(
    rendered: RenderedPage,
    readonly site: string,
    readonly path: string,
    extraHeaders: readonly (readonly [string, string])[],
  ) {
    this.status = rendered.status;
    this.paths = rendered.paths;
    const { bytes, digest } = rendered.html;
    this.identity = bytes;
    this.etag = `W/"${digest}"`;
    this.headers = [
      // What the page itself says wins.
      ...extraHeaders.filter(([name]) => !(name in rendered.headers)),
      ...Object.entries(rendered.headers),
      ['ETag', this.etag],
    ].flat();
  }

  /** Bytes in memory, compressed forms included. */
  get size(): number {
    let size = this.identity.length + OVERHEAD_BYTES;
    for (const bytes of this.#ready.values()) size += bytes.length;
    return size;
  }

  /** Whether another rendering came to the same page, so that this one's compressed forms still hold. */
  equals(other: CachedPage): boolean {
    return (
      this.status === other.status &&
      this.etag === other.etag &&
      this.headers.join('\n') === other.headers.join('\n') &&
      this.paths.join('\n') === other.paths.join('\n')
    );
  }

  /** The compressed form if it is there already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  /** The compressed form, made now if nobody has asked before. */
  encode(encoding: Encoding): Promise<Buffer> {
    let result = this.#encoded.get(encoding);
    if (!result) {
      result = compress(this.identity, encoding).then((bytes) => {
        this.#ready.set(encoding, bytes);
        return bytes;
      });
      this.#encoded.set(encoding, result);
    }
    return result;
  }

  /** Encodings that somebody has asked for. */
  get encodings(): Encoding[] {
    return [...this.#encoded.keys()];
  }
}

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}
