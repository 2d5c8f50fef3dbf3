import type { BlobStore } from './BlobStore';
import { CodeArray } from './CodeArray';
import { JsonCodec } from './JsonCodec';

/** Different texts after which a field is judged, and the share of documents at which it repeats little. */
const TRIAL = 1024;
const MOSTLY_DIFFERENT = 0.2;

/**
 * A field of every document as packed JSON outside of the heap. Texts that repeat are stored once; when
 * a field turns out to repeat little, its texts are no longer compared.
 */
export class StoredColumn {
  readonly #codec = new JsonCodec();
  /** By slot: the number of a text that repeats; its location once the field repeats little. */
  readonly #codes = new CodeArray();
  #known: KnownValues | undefined = new KnownValues();
  readonly #locations: number[] = [0];
  /** Where objects that several documents share are stored. */
  readonly #shared = new WeakMap<object, number>();
  #set = 0;

  constructor(private readonly store: BlobStore) {}

  /** Undefined and null are no value. */
  set(slot: number, value: unknown): void {
    this.#codes.set(slot, value === undefined || value === null ? 0 : this.#codeOf(value));
  }

  has(slot: number): boolean {
    return this.#codes.get(slot) !== 0;
  }

  /** Writes the field's JSON in parts; nothing where the document has no value. */
  write(slot: number, write: (part: Buffer) => void): void {
    const code = this.#codes.get(slot);
    if (code === 0) return;
    const location = this.#known ? (this.#locations[code] as number) : code;
    this.#codec.unpack(this.store.from(location), write);
  }

  /** The value itself; undefined where the document has none. */
  read(slot: number): unknown {
    const parts: Buffer[] = [];
    this.write(slot, (part) => parts.push(part));
    return parts.length === 0 ? undefined : JSON.parse(Buffer.concat(parts).toString());
  }

  trim(slots: number): void {
    this.#codes.trim(slots);
  }

  #codeOf(value: unknown): number {
    this.#set += 1;
    if (!this.#known) return this.#locationOf(value);
    const { codes, key } = this.#known.placeOf(value);
    const known = codes.get(key);
    if (known !== undefined) return known;
    const location = this.#locationOf(value);
    const code = this.#locations.push(location) - 1;
    codes.set(key, code);
    if (code < TRIAL || code < this.#set * MOSTLY_DIFFERENT) return code;
    this.#stopComparing();
    return location;
  }

  #locationOf(value: unknown): number {
    const known = isObject(value) ? this.#shared.get(value) : undefined;
    if (known !== undefined) return known;
    const location = this.store.add(this.#codec.pack(value));
    if (isObject(value)) this.#shared.set(value, location);
    return location;
  }

  #stopComparing(): void {
    this.#known = undefined;
    for (let slot = 0; slot < this.#codes.codes.length; slot += 1) {
      const code = this.#codes.get(slot);
      if (code !== 0) this.#codes.set(slot, this.#locations[code] as number);
    }
    this.#locations.length = 0;
  }
}

/** Codes of values that repeat: objects by their JSON, others by themselves. */
class KnownValues {
  readonly #objects = new Map<unknown, number>();
  readonly #plain = new Map<unknown, number>();

  placeOf(value: unknown): { codes: Map<unknown, number>; key: unknown } {
    return isObject(value)
      ? { codes: this.#objects, key: JSON.stringify(value) }
      : { codes: this.#plain, key: value };
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
