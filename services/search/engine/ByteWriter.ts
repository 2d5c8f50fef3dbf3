/** Up to so many bytes are copied faster one by one than by a call. */
const FEW = 48;

/** Bytes that grow as they are written. */
export class ByteWriter {
  #buffer: Buffer;
  #used = 0;

  /** `room`: bytes kept ahead at first. */
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
    if (length > FEW) this.#buffer.set(bytes, this.#used);
    else for (let at = 0; at < length; at += 1) this.#buffer[this.#used + at] = bytes[at] ?? 0;
    this.#used += length;
    return this;
  }

  /** The digits of a whole number from 0, from the given one on. */
  digits(number: number, from = 0): this {
    const digits = String(number);
    this.#reserve(digits.length);
    for (let at = from; at < digits.length; at += 1) {
      this.#buffer[this.#used] = digits.charCodeAt(at);
      this.#used += 1;
    }
    return this;
  }

  /** A whole number below 2³¹ in as few bytes as it needs: seven bits a byte, the lowest first. */
  packed(number: number): this {
    this.#reserve(5);
    let rest = number;
    while (rest > 127) {
      this.#buffer[this.#used] = (rest & 127) | 128;
      this.#used += 1;
      rest >>>= 7;
    }
    this.#buffer[this.#used] = rest;
    this.#used += 1;
    return this;
  }

  /** What was written, until more is. */
  get written(): Buffer {
    return this.#buffer.subarray(0, this.#used);
  }

  get length(): number {
    return this.#used;
  }

  /** Copies what was written into other bytes, which have room for it. */
  copyTo(target: Uint8Array, at: number): void {
    if (this.#used > FEW) this.#buffer.copy(target, at, 0, this.#used);
    else for (let of = 0; of < this.#used; of += 1) target[at + of] = this.#buffer[of] ?? 0;
  }

  /** A key of the bytes that were written: equal keys mean equal bytes. */
  key(): string {
    return this.#buffer.toString('latin1', 0, this.#used);
  }

  /** Begins again. */
  clear(): this {
    this.#used = 0;
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
