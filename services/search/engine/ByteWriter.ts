/** Up to this many bytes, a loop is faster than a call that copies them. */
const MAX_LOOP_BYTES = 48;

/** A buffer that grows as bytes are written. */
export class ByteWriter {
  #buffer: Buffer;
  #used = 0;

  /** @param room initial size in bytes */
  constructor(room = 64 * 1024) {
    this.#buffer = Buffer.allocUnsafeSlow(room);
  }

  text(text: string): this {
    this.#reserve(text.length * 3);
    this.#used += this.#buffer.write(text, this.#used);
    return this;
  }

  bytes(bytes: Uint8Array): this {
    const { length } = bytes;
    this.#reserve(length);
    if (length > MAX_LOOP_BYTES) this.#buffer.set(bytes, this.#used);
    else
      for (let index = 0; index < length; index += 1)
        this.#buffer[this.#used + index] = bytes[index] ?? 0;
    this.#used += length;
    return this;
  }

  /** Writes the decimal digits of a non-negative integer, starting at the digit `from`. */
  digits(number: number, from = 0): this {
    const digits = String(number);
    this.#reserve(digits.length);
    for (let index = from; index < digits.length; index += 1) {
      this.#buffer[this.#used] = digits.charCodeAt(index);
      this.#used += 1;
    }
    return this;
  }

  /** Writes an integer below 2³¹ with variable length: seven bits a byte, the lowest first. */
  packed(number: number): this {
    this.#reserve(5);
    let remaining = number;
    while (remaining > 127) {
      this.#buffer[this.#used] = (remaining & 127) | 128;
      this.#used += 1;
      remaining >>>= 7;
    }
    this.#buffer[this.#used] = remaining;
    this.#used += 1;
    return this;
  }

  /** The written bytes; valid until the next write. */
  get written(): Buffer {
    return this.#buffer.subarray(0, this.#used);
  }

  get length(): number {
    return this.#used;
  }

  /** Copies the written bytes to `target`, which must have room for them. */
  copyTo(target: Uint8Array, at: number): void {
    if (this.#used > MAX_LOOP_BYTES) this.#buffer.copy(target, at, 0, this.#used);
    else
      for (let index = 0; index < this.#used; index += 1)
        target[at + index] = this.#buffer[index] ?? 0;
  }

  /** The bytes as a string, for use as a map key. */
  key(): string {
    return this.#buffer.toString('latin1', 0, this.#used);
  }

  /** Removes all bytes. */
  clear(): this {
    this.#used = 0;
    return this;
  }

  /** The written bytes; no other buffer shares their memory. */
  end(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#buffer.buffer as ArrayBuffer, 0, this.#used);
  }

  #reserve(byteCount: number): void {
    if (this.#used + byteCount <= this.#buffer.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(this.#used + byteCount, this.#buffer.length * 2));
    this.#buffer.copy(grown, 0, 0, this.#used);
    this.#buffer = grown;
  }
}
