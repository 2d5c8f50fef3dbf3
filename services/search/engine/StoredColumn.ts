import type { BlobStore } from './BlobStore';
import { ByteWriter } from './ByteWriter';
import { CodeArray, type Codes } from './CodeArray';
import { isWorthRemembering } from './isWorthRemembering';
import { JsonCodec, type JsonSnapshot } from './JsonCodec';

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
  /** Codes of objects that several documents share. */
  #shared = new WeakMap<object, number>();
  #set = 0;

  constructor(private readonly store: BlobStore) {}

  /** Undefined and null are no value. */
  set(slot: number, value: unknown): void {
    this.#codes.set(slot, value === undefined || value === null ? 0 : this.#codeOf(value));
  }

  has(slot: number): boolean {
    return this.#codes.get(slot) !== 0;
  }

  /** Writes the field's JSON; nothing where the document has no value. */
  write(slot: number, into: ByteWriter): void {
    const code = this.#codes.get(slot);
    if (code === 0) return;
    const location = this.#known ? (this.#locations[code] as number) : code;
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

  #codeOf(value: unknown): number {
    this.#set += 1;
    const shared = isObject(value) ? this.#shared.get(value) : undefined;
    if (shared !== undefined) return shared;
    const code = this.#known
      ? this.#comparedCode(value, this.#known)
      : this.store.add(this.#codec.pack(value));
    if (isObject(value)) this.#shared.set(value, code);
    return code;
  }

  #comparedCode(value: unknown, known: KnownValues): number {
    const packed = isObject(value) ? this.#codec.pack(value) : undefined;
    const [codes, key] = packed ? [known.objects, packed.toString('latin1')] : [known.plain, value];
    const same = codes.get(key);
    if (same !== undefined) return same;
    const location = this.store.add(packed ?? this.#codec.pack(value));
    const code = this.#locations.push(location) - 1;
    codes.set(key, code);
    if (isWorthRemembering(code, this.#set)) return code;
    this.#stopComparing();
    return location;
  }

  #stopComparing(): void {
    this.#known = undefined;
    this.#shared = new WeakMap();
    for (let slot = 0; slot < this.#codes.codes.length; slot += 1) {
      const code = this.#codes.get(slot);
      if (code !== 0) this.#codes.set(slot, this.#locations[code] as number);
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
