import type { BlobStore } from './BlobStore';
import { CodeArray } from './CodeArray';

/** Different texts after which a field is judged, and the share of documents at which it repeats little. */
const TRIAL = 4096;
const MOSTLY_DIFFERENT = 0.5;

/**
 * A field of every document as JSON, outside of the heap. Texts that repeat are stored once; when a
 * field turns out to repeat little, its texts are no longer compared.
 */
export class StoredColumn {
  readonly #locations = new CodeArray();
  /** Numbers of texts that repeat, and where they are; absent once the field repeats little. */
  #known: Map<string, number> | undefined = new Map();
  readonly #entries: number[] = [0];
  #documents = 0;

  constructor(private readonly store: BlobStore) {}

  set(slot: number, json: string | undefined): void {
    this.#documents += 1;
    if (!this.#known) {
      return this.#locations.set(slot, json === undefined ? 0 : this.store.add(json));
    }
    if (json === undefined) return this.#locations.set(slot, 0);
    let entry = this.#known.get(json);
    if (entry === undefined) {
      entry = this.#entries.push(this.store.add(json)) - 1;
      this.#known.set(json, entry);
    }
    this.#locations.set(slot, entry);
    const different = this.#known.size;
    if (different >= TRIAL && different > this.#documents * MOSTLY_DIFFERENT) this.#giveUp();
  }

  /** JSON of the field's value; undefined where the document has none. */
  read(slot: number): Buffer | undefined {
    const code = this.#locations.get(slot);
    if (code === 0) return undefined;
    return this.store.read(this.#known ? (this.#entries[code] as number) : code);
  }

  trim(slots: number): void {
    this.#locations.trim(slots);
  }

  /** From now on slots hold locations instead of numbers of texts. */
  #giveUp(): void {
    this.#known = undefined;
    for (let slot = 0; slot < this.#locations.codes.length; slot += 1) {
      const entry = this.#locations.get(slot);
      if (entry !== 0) this.#locations.set(slot, this.#entries[entry] as number);
    }
    this.#entries.length = 0;
  }
}
