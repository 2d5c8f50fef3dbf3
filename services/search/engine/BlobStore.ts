import type { ByteWriter } from './ByteWriter';
import { NumberReader } from './NumberReader';

const MIN_CHUNK_BYTES = 4 * 1024;
const MAX_CHUNK_BYTES = 1024 * 1024;

/** The chunks, the last one cut to its used bytes. */
export type BlobSnapshot = readonly Uint8Array[];

/**
 * Bytes outside JavaScript's heap, addressed by location: a whole number from 1 that fits into 32 bits. A
 * store holds at most 4 GB, in entries of at most 1 MB. The reader must detect the end of an entry by its
 * content.
 */
export class BlobStore {
  readonly #chunks: Buffer[] = [];
  #usedBytes = MAX_CHUNK_BYTES;

  /**
   * Adds bytes, and returns their location.
   * @throws RangeError when there is no room
   */
  add(bytes: ByteWriter): number {
    if (bytes.length >= MAX_CHUNK_BYTES) throw new RangeError('A field is larger than 1 MB.');
    let chunk = this.#chunks.at(-1);
    if (!chunk || this.#usedBytes + bytes.length > chunk.length) {
      const chunkBytes = Math.min(MAX_CHUNK_BYTES, MIN_CHUNK_BYTES * 2 ** this.#chunks.length);
      chunk = Buffer.allocUnsafeSlow(Math.max(chunkBytes, bytes.length + 1));
      this.#chunks.push(chunk);
      // The location 0 stands for no entry.
      this.#usedBytes = 1;
    }
    const location = (this.#chunks.length - 1) * MAX_CHUNK_BYTES + this.#usedBytes;
    if (location > 0xffffffff) throw new RangeError('An index holds at most 4 GB of documents.');
    bytes.copyTo(chunk, this.#usedBytes);
    this.#usedBytes += bytes.length;
    return location;
  }

  toSnapshot(): BlobSnapshot {
    const last = this.#chunks.at(-1)?.subarray(0, this.#usedBytes);
    return last ? [...this.#chunks.slice(0, -1), last] : [];
  }

  /** Takes over the chunks of a snapshot, which counts as full: later entries go into a new chunk. */
  restore(chunks: BlobSnapshot): void {
    this.#chunks.push(
      ...chunks.map((chunk) => Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)),
    );
    this.#usedBytes = this.#chunks.at(-1)?.length ?? MAX_CHUNK_BYTES;
  }

  /** A reader that starts at a location. */
  readerAt(location: number): NumberReader {
    const chunk = this.#chunks[Math.floor(location / MAX_CHUNK_BYTES)];
    if (!chunk) throw new RangeError('Unknown location in the store');
    return new NumberReader(chunk, location % MAX_CHUNK_BYTES);
  }
}
