import { FormTable, GAP } from './FormTable';

/** Forms and list entries that a field remembers; what comes later is kept as it is. */
const MOST_REMEMBERED = 20_000;
/** Stands in a form where a list belongs; no JSON has it. */
const ENTRY = '\u0001';

const AS_IT_IS = 0;
const LIST = 1;
const FIRST_FORM = 2;

/** Bytes as they are, or the place of a number or of an entry. */
type Part = Buffer | 'number' | 'entry';

/**
 * Packs the JSON of one field. Documents differ from each other in their numbers more than in anything
 * else, so a text is kept as its form, which many share, and its runs of digits; a list as the numbers
 * of its entries, which many share too; an object as a text, with the lists in it as such entries.
 */
export class JsonCodec {
  readonly #forms = new FormTable();
  readonly #parts: Part[][] = [];
  /** Entries of lists, and lists in objects: by their JSON, others by themselves. */
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
    const isPacked =
      (isPlainObject(value) && this.#packObject(value)) ||
      this.#packForm(JSON.stringify(value), []);
    if (!isPacked) this.#packAsItIs(Buffer.from(JSON.stringify(value)));
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
      for (const part of this.#parts[kind - FIRST_FORM] as Part[]) {
        if (part === 'entry') write(this.#entryJson[reader.next()] as Buffer);
        // The 1 in front keeps zeros that a number begins with.
        else if (part === 'number') write(Buffer.from(String(reader.next()).slice(1)));
        else write(part);
      }
    }
  }

  #packList(list: readonly unknown[]): boolean {
    this.#number(LIST);
    this.#number(list.length);
    for (const entry of list) {
      const number = this.#entry(entry);
      if (number === undefined) {
        this.#used = 0;
        return false;
      }
      this.#number(number);
    }
    return true;
  }

  /** The number of a remembered entry; undefined when no more are remembered. */
  #entry(entry: unknown): number | undefined {
    const isObject = typeof entry === 'object';
    const key: unknown = isObject ? JSON.stringify(entry) : entry;
    const entries = isObject ? this.#objects : this.#plain;
    const known = entries.get(key);
    if (known !== undefined || this.#entryJson.length >= MOST_REMEMBERED) return known;
    const number = this.#entryJson.push(Buffer.from(JSON.stringify(entry) ?? 'null')) - 1;
    entries.set(key, number);
    return number;
  }

  #packObject(value: object): boolean {
    const entries: number[] = [];
    const text = this.#textOf(value, entries);
    return text !== undefined && this.#packForm(text, entries);
  }

  /** The object's JSON with a mark for each list in it; undefined when no more lists are remembered. */
  #textOf(object: object, entries: number[]): string | undefined {
    let text = '';
    for (const [key, value] of Object.entries(object)) {
      if (value === undefined) continue;
      let json: string | undefined = ENTRY;
      if (Array.isArray(value)) {
        const entry = this.#entry(value);
        if (entry === undefined) return undefined;
        entries.push(entry);
      } else json = isPlainObject(value) ? this.#textOf(value, entries) : JSON.stringify(value);
      if (json === undefined) return undefined;
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${json}`;
    }
    return `{${text}}`;
  }

  /** `entries` are those that the text has marks for, in their order. */
  #packForm(text: string, entries: readonly number[]): boolean {
    const { form, numbers } = this.#forms.read(text);
    let number = form;
    if (number === undefined) {
      if (this.#forms.size >= MOST_REMEMBERED) return false;
      number = this.#parts.push(partsOf(this.#forms.add(text))) - 1;
    }
    this.#number(number + FIRST_FORM);
    const values = { number: numbers.values(), entry: entries.values() };
    for (const part of this.#parts[number] as Part[]) {
      if (typeof part === 'string') this.#number(values[part].next().value as number);
    }
    return true;
  }

  #packAsItIs(bytes: Buffer): void {
    this.#number(AS_IT_IS);
    this.#number(bytes.length);
    this.#reserve(bytes.length);
    bytes.copy(this.#out, this.#used);
    this.#used += bytes.length;
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

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value);

/** A form in parts. */
function partsOf(form: string): Part[] {
  return form
    .split(PLACES)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === GAP) return 'number';
      return part === ENTRY ? 'entry' : Buffer.from(part);
    });
}

const PLACES = new RegExp(`([${GAP}${ENTRY}])`);

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
