import type { ByteWriter } from './ByteWriter';
import { NumberReader } from './NumberReader';

const MIN_CHUNK_BYTES = 4 * 1024;
const MAX_CHUNK_BYTES = 1024 * 1024;

/** The chunks, the last one as far as it is used. */
export type BlobSnapshot = readonly Uint8Array[];

/**
 * Bytes outside of JavaScript's heap, addressed by their location, a whole number from 1
 * that fits into 32 bits: one store holds at most 4 GB, in pieces of at most 1 MB. The reader knows
 * what an entry holds and where it ends.
 */
export class BlobStore {
  readonly #chunks: Buffer[] = [];
  #used = MAX_CHUNK_BYTES;

  /** Adds what was written, and gives its location. @throws RangeError when there is no room */
  add(bytes: ByteWriter): number {
    if (bytes.length >= MAX_CHUNK_BYTES) throw new RangeError('A field is larger than 1 MB.');
    let chunk = this.#chunks.at(-1);
    if (!chunk || this.#used + bytes.length > chunk.length) {
      const doubled = Math.min(MAX_CHUNK_BYTES, MIN_CHUNK_BYTES * 2 ** this.#chunks.length);
      chunk = Buffer.allocUnsafeSlow(Math.max(doubled, bytes.length + 1));
      this.#chunks.push(chunk);
      // The location 0 stands for no entry.
      this.#used = 1;
    }
    const location = (this.#chunks.length - 1) * MAX_CHUNK_BYTES + this.#used;
    if (location > 0xffffffff) throw new RangeError('An index holds at most 4 GB of documents.');
    bytes.copyTo(chunk, this.#used);
    this.#used += bytes.length;
    return location;
  }

  toSnapshot(): BlobSnapshot {
    const last = this.#chunks.at(-1)?.subarray(0, this.#used);
    return last ? [...this.#chunks.slice(0, -1), last] : [];
  }

  /** Takes over the chunks of a snapshot. The last one counts as full: later entries go into a new one. */
  restore(chunks: BlobSnapshot): void {
    this.#chunks.push(
      ...chunks.map((chunk) => Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)),
    );
    this.#used = this.#chunks.at(-1)?.length ?? MAX_CHUNK_BYTES;
  }

  /** Reads from the location on. */
  from(location: number): NumberReader {
    const chunk = this.#chunks[Math.floor(location / MAX_CHUNK_BYTES)];
    if (!chunk) throw new RangeError('No such place');
    return new NumberReader(chunk, location % MAX_CHUNK_BYTES);
  }
}
