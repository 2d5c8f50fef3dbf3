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
  #known: Map<unknown, number> | undefined = new Map();
  readonly #locations: number[] = [0];
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
    if (!this.#known) return this.store.add(this.#codec.pack(value));
    const key = keyOf(value);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const location = this.store.add(this.#codec.pack(value));
    const code = this.#locations.push(location) - 1;
    this.#known.set(key, code);
    const different = this.#known.size;
    if (different < TRIAL || different < this.#set * MOSTLY_DIFFERENT) return code;
    this.#stopComparing();
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

/** What equal values have in common: themselves, or their JSON, which no text is like with its mark. */
function keyOf(value: unknown): unknown {
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? `"${value}` : value;
}
