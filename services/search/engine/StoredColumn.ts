import type { BlobStore } from './BlobStore';
import { ByteWriter } from './ByteWriter';
import { CodeArray, type Codes } from './CodeArray';
import { JsonCodec, type JsonSnapshot, isWorthLookingUp, isWorthComparing } from './JsonCodec';

export interface StoredSnapshot {
  codec: JsonSnapshot;
  codes: Codes;
  locations: Uint32Array;
  /** Undefined once the field's values turned out to repeat too little. */
  known: CodesByValue | undefined;
  /** Number of values that were set. */
  set: number;
}

/**
 * A field of every document, as packed JSON outside the heap. Repeated values are stored once; when a field
 * turns out to repeat too little, its values are no longer compared.
 */
export class StoredColumn {
  readonly #codec = new JsonCodec();
  /** By slot: the code of a value; once values are no longer compared, its location. */
  readonly #codes = new CodeArray();
  codesByValue: CodesByValue | undefined = { objects: new Map(), plain: new Map() };
  #locations: number[] = [0];
  /** Codes of objects that several documents share; undefined once few objects are shared. */
  #shared: WeakMap<object, number> | undefined = new WeakMap<object, number>();
  /** Number of lookups among the shared objects, and of those that succeeded. */
  #lookups = 0;
  #hits = 0;
  #setCount = 0;
  /** The previous value: consecutive documents often have the same value. */
  #last: unknown;
  #lastCode = 0;

  constructor(private readonly store: BlobStore) {}

  /** Sets the value of a slot; undefined and null are no value. */
  set(slot: number, value: unknown): void {
    if (value === undefined || value === null) return this.#codes.set(slot, 0);
    this.#setCount += 1;
    if (value !== this.#last) {
      this.#lastCode = isObject(value) ? this.#codeOfObject(value) : this.#codeOfPlain(value);
      this.#last = value;
    }
    this.#codes.set(slot, this.#lastCode);
  }

  has(slot: number): boolean {
    return this.#codes.get(slot) !== 0;
  }

  /** Writes the field's JSON; nothing when the document has no value. */
  write(slot: number, into: ByteWriter): void {
    const code = this.#codes.get(slot);
    if (code === 0) return;
    const location = this.codesByValue ? (this.#locations[code] ?? 0) : code;
    this.#codec.unpack(this.store.readerAt(location), into);
  }

  /** The value of a slot; undefined when the document has none. */
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
      known: this.codesByValue,
      set: this.#setCount,
    };
  }

  restore({ codec, codes, locations, known, set }: StoredSnapshot): void {
    this.#codec.restore(codec);
    this.#codes.restore(codes);
    this.#locations = [...locations];
    this.codesByValue = known;
    this.#setCount = set;
  }

  trim(slots: number): void {
    this.#codes.trim(slots);
  }

  #codeOfObject(value: object): number {
    const shared = this.#shared?.get(value);
    this.#lookups += 1;
    if (shared !== undefined) {
      this.#hits += 1;
      return shared;
    }
    const packed = this.#codec.pack(value);
    const code = this.codesByValue
      ? this.#findOrAdd(this.codesByValue.objects, packed.key(), packed)
      : this.store.add(packed);
    if (isWorthLookingUp(this.#hits, this.#lookups)) this.#shared?.set(value, code);
    else this.#shared = undefined;
    return code;
  }

  #codeOfPlain(value: unknown): number {
    if (!this.codesByValue) return this.store.add(this.#codec.pack(value));
    const { plain } = this.codesByValue;
    return plain.get(value) ?? this.#findOrAdd(plain, value, this.#codec.pack(value));
  }

  /** The code of the value with this key; adds the value if there is none. */
  #findOrAdd(codes: Map<unknown, number>, key: unknown, packed: ByteWriter): number {
    const existing = codes.get(key);
    if (existing !== undefined) return existing;
    const location = this.store.add(packed);
    const code = this.#locations.push(location) - 1;
    codes.set(key, code);
    if (isWorthComparing(code, this.#setCount)) return code;
    this.#stopComparing();
    return location;
  }

  #stopComparing(): void {
    this.codesByValue = undefined;
    if (this.#shared) this.#shared = new WeakMap();
    for (let slot = 0; slot < this.#codes.codes.length; slot += 1) {
      const code = this.#codes.get(slot);
      if (code !== 0) this.#codes.set(slot, this.#locations[code] ?? 0);
    }
    this.#locations = [];
  }
}

/** Codes of repeated values: objects by their packed bytes, other values by themselves. */
interface CodesByValue {
  objects: Map<unknown, number>;
  plain: Map<unknown, number>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
