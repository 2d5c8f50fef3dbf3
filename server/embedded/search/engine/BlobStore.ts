const SMALLEST_CHUNK = 4 * 1024;
const LARGEST_CHUNK = 1024 * 1024;
/** Bytes before each entry that hold its length. */
const HEADER = 4;

/**
 * Texts as UTF-8 outside of JavaScript's heap. A text is found again by its location, a whole number
 * from 1 that fits into 32 bits; one store holds at most 4 GB, and one text at most 1 MB.
 */
export class BlobStore {
  #chunks: Buffer[] = [];
  #used = LARGEST_CHUNK;
  #bytes = 0;

  /** Bytes of everything that was added. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Gives the location. @throws RangeError when there is no room */
  add(text: string): number {
    const size = HEADER + Buffer.byteLength(text);
    if (size > LARGEST_CHUNK) throw new RangeError('A field of a document is larger than 1 MB.');
    let chunk = this.#chunks.at(-1);
    if (!chunk || this.#used + size > chunk.length) {
      // A new chunk, and never the location 0.
      const doubled = Math.min(LARGEST_CHUNK, SMALLEST_CHUNK * 2 ** this.#chunks.length);
      chunk = Buffer.allocUnsafeSlow(Math.max(doubled, size + 1));
      this.#chunks.push(chunk);
      this.#used = 1;
    }
    const at = this.#used;
    const location = (this.#chunks.length - 1) * LARGEST_CHUNK + at;
    if (location > 0xffffffff) throw new RangeError('An index holds at most 4 GB of documents.');
    chunk.writeUInt32LE(size - HEADER, at);
    chunk.write(text, at + HEADER);
    this.#used += size;
    this.#bytes += size;
    return location;
  }

  /** The bytes themselves, not a copy. */
  read(location: number): Buffer {
    const chunk = this.#chunks[Math.floor(location / LARGEST_CHUNK)] as Buffer;
    const start = (location % LARGEST_CHUNK) + HEADER;
    return chunk.subarray(start, start + chunk.readUInt32LE(start - HEADER));
  }
}
