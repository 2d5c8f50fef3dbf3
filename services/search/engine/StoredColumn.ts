import type { BlobStore } from './BlobStore';
import { ByteWriter } from './ByteWriter';
import { CodeArray, type Codes } from './CodeArray';
import { JsonCodec, type JsonSnapshot, isRepeating, isWorthRemembering } from './JsonCodec';

export interface StoredSnapshot {
  codec: JsonSnapshot;
  codes: Codes;
  locations: Uint32Array;
  /** Absent once the field repeats little. */
  known: KnownValues | undefined;
  /** Values that were set. */
  set: number;
}

/**
 * A field of every document as packed JSON outside of the heap. Texts that repeat are stored once; when
 * a field turns out to repeat little, its texts are no longer compared.
 */
export class StoredColumn {
  readonly #codec = new JsonCodec();
  /** By slot: the number of a text that repeats; its location once the field repeats little. */
  readonly #codes = new CodeArray();
  #known: KnownValues | undefined = { objects: new Map(), plain: new Map() };
  #locations: number[] = [0];
  /** Codes of objects that several documents share; undefined once few are shared. */
  #shared: WeakMap<object, number> | undefined = new WeakMap<object, number>();
  /** Objects that were looked for among the shared ones, and those that were found. */
  #sought = 0;
  #found = 0;
  #set = 0;
  /** The last value: a document often has the same as the one before it. */
  #last: unknown;
  #lastCode = 0;

  constructor(private readonly store: BlobStore) {}

  /** Undefined and null are no value. */
  set(slot: number, value: unknown): void {
    if (value === undefined || value === null) return this.#codes.set(slot, 0);
    this.#set += 1;
    if (value !== this.#last) {
      this.#lastCode = isObject(value) ? this.#codeOfObject(value) : this.#codeOfPlain(value);
      this.#last = value;
    }
    this.#codes.set(slot, this.#lastCode);
  }

  has(slot: number): boolean {
    return this.#codes.get(slot) !== 0;
  }

  /** Writes the field's JSON; nothing where the document has no value. */
  write(slot: number, into: ByteWriter): void {
    const code = this.#codes.get(slot);
    if (code === 0) return;
    const location = this.#known ? (this.#locations[code] ?? 0) : code;
    this.#codec.unpack(this.store.from(location), into);
  }

  /** The value itself; undefined where the document has none. */
  read(slot: number): unknown {
    const json = new ByteWriter(256);
    this.write(slot, json);
    const { written } = json;
    return written.length === 0 ? undefined : JSON.parse(written.toString());
  }

  toSnapshot(): StoredSnapshot {
    return {
      codec: this.#codec.toSnapshot(),
      codes: this.#codes.toSnapshot(),
      locations: Uint32Array.from(this.#locations),
      known: this.#known,
      set: this.#set,
    };
  }

  restore({ codec, codes, locations, known, set }: StoredSnapshot): void {
    this.#codec.restore(codec);
    this.#codes.restore(codes);
    this.#locations = [...locations];
    this.#known = known;
    this.#set = set;
  }

  trim(slots: number): void {
    this.#codes.trim(slots);
  }

  #codeOfObject(value: object): number {
    const shared = this.#shared?.get(value);
    this.#sought += 1;
    if (shared !== undefined) {
      this.#found += 1;
      return shared;
    }
    const packed = this.#codec.pack(value);
    const code = this.#known
      ? this.#comparedCode(this.#known.objects, packed.key(), packed)
      : this.store.add(packed);
    if (isRepeating(this.#found, this.#sought)) this.#shared?.set(value, code);
    else this.#shared = undefined;
    return code;
  }

  #codeOfPlain(value: unknown): number {
    if (!this.#known) return this.store.add(this.#codec.pack(value));
    const { plain } = this.#known;
    return plain.get(value) ?? this.#comparedCode(plain, value, this.#codec.pack(value));
  }

  /** The code of what has the same key; else a new one. */
  #comparedCode(codes: Map<unknown, number>, key: unknown, packed: ByteWriter): number {
    const same = codes.get(key);
    if (same !== undefined) return same;
    const location = this.store.add(packed);
    const code = this.#locations.push(location) - 1;
    codes.set(key, code);
    if (isWorthRemembering(code, this.#set)) return code;
    this.#stopComparing();
    return location;
  }

  #stopComparing(): void {
    this.#known = undefined;
    if (this.#shared) this.#shared = new WeakMap();
    for (let slot = 0; slot < this.#codes.codes.length; slot += 1) {
      const code = this.#codes.get(slot);
      if (code !== 0) this.#codes.set(slot, this.#locations[code] ?? 0);
    }
    this.#locations = [];
  }
}

/** Codes of values that repeat: objects by their packed bytes, others by themselves. */
interface KnownValues {
  objects: Map<unknown, number>;
  plain: Map<unknown, number>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
