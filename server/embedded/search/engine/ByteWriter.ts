/** Bytes that grow as they are written. */
export class ByteWriter {
  #buffer = Buffer.allocUnsafeSlow(64 * 1024);
  #used = 0;

  text(text: string): this {
    this.#reserve(text.length * 3);
    this.#used += this.#buffer.write(text, this.#used);
    return this;
  }

  bytes(bytes: Uint8Array): this {
    this.#reserve(bytes.length);
    this.#buffer.set(bytes, this.#used);
    this.#used += bytes.length;
    return this;
  }

  /** What was written, in memory of its own. */
  end(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#buffer.buffer as ArrayBuffer, 0, this.#used);
  }

  #reserve(size: number): void {
    if (this.#used + size <= this.#buffer.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(this.#used + size, this.#buffer.length * 2));
    this.#buffer.copy(grown, 0, 0, this.#used);
    this.#buffer = grown;
  }
}
