import { FormTable, GAP } from './FormTable';

/** Forms and list entries that a field remembers; what comes later is kept as it is. */
const MOST_REMEMBERED = 20_000;
const AS_IT_IS = 0;
const LIST = 1;
const FIRST_FORM = 2;

/**
 * Packs the JSON of one field. Documents differ from each other in their numbers more than in anything
 * else, so a text is kept as its form, which many share, and its runs of digits; a list as the numbers
 * of its entries, which many share too.
 */
export class JsonCodec {
  readonly #forms = new FormTable();
  readonly #pieces: Buffer[][] = [];
  /** Entries of lists: objects by their JSON, others by themselves. */
  readonly #objects = new Map<unknown, number>();
  readonly #plain = new Map<unknown, number>();
  readonly #entryJson: Buffer[] = [];
  /** Where the next packed bytes go; grows. */
  #out = Buffer.allocUnsafeSlow(4096);
  #used = 0;

  /** The packed bytes, until the next call. */
  pack(value: unknown): Uint8Array {
    this.#used = 0;
    if (Array.isArray(value) && this.#packList(value)) return this.#out.subarray(0, this.#used);
    const json = JSON.stringify(value);
    if (!this.#packForm(json)) {
      const bytes = Buffer.from(json);
      this.#number(AS_IT_IS);
      this.#number(bytes.length);
      this.#reserve(bytes.length);
      bytes.copy(this.#out, this.#used);
      this.#used += bytes.length;
    }
    return this.#out.subarray(0, this.#used);
  }

  /** Writes the JSON that begins these bytes. */
  unpack(bytes: Buffer, write: (part: Buffer) => void): void {
    const reader = new NumberReader(bytes);
    const kind = reader.next();
    if (kind === AS_IT_IS) {
      const length = reader.next();
      write(bytes.subarray(reader.at, reader.at + length));
    } else if (kind === LIST) {
      const length = reader.next();
      write(OPEN);
      for (let at = 0; at < length; at += 1) {
        if (at > 0) write(COMMA);
        write(this.#entryJson[reader.next()] as Buffer);
      }
      write(CLOSE);
    } else {
      for (const [at, piece] of (this.#pieces[kind - FIRST_FORM] as Buffer[]).entries()) {
        // The 1 in front keeps zeros that a number begins with.
        if (at > 0) write(Buffer.from(String(reader.next()).slice(1)));
        write(piece);
      }
    }
  }

  #packList(list: readonly unknown[]): boolean {
    this.#number(LIST);
    this.#number(list.length);
    for (const entry of list) {
      const key: unknown = typeof entry === 'object' ? JSON.stringify(entry) : entry;
      const entries = typeof entry === 'object' ? this.#objects : this.#plain;
      let number = entries.get(key);
      if (number === undefined) {
        if (this.#entryJson.length >= MOST_REMEMBERED) {
          this.#used = 0;
          return false;
        }
        number = this.#entryJson.push(Buffer.from(JSON.stringify(entry) ?? 'null')) - 1;
        entries.set(key, number);
      }
      this.#number(number);
    }
    return true;
  }

  #packForm(json: string): boolean {
    const { form, numbers } = this.#forms.read(json);
    let number = form;
    if (number === undefined) {
      if (this.#forms.size >= MOST_REMEMBERED) return false;
      const text = this.#forms.add(json);
      number = this.#pieces.push(text.split(GAP).map((piece) => Buffer.from(piece))) - 1;
    }
    this.#number(number + FIRST_FORM);
    for (const digits of numbers) this.#number(digits);
    return true;
  }

  /** Seven bits a byte, the lowest first. */
  #number(value: number): void {
    this.#reserve(5);
    let rest = value;
    while (rest > 127) {
      this.#out[this.#used] = (rest & 127) | 128;
      this.#used += 1;
      rest >>>= 7;
    }
    this.#out[this.#used] = rest;
    this.#used += 1;
  }

  #reserve(size: number): void {
    if (this.#used + size <= this.#out.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(this.#used + size, this.#out.length * 2));
    this.#out.copy(grown, 0, 0, this.#used);
    this.#out = grown;
  }
}

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

class NumberReader {
  at = 0;

  constructor(private readonly bytes: Buffer) {}

  next(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at] as number;
      this.at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}
