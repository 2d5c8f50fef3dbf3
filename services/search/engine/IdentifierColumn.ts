import { plainIdentifier } from '../analysis/readKeyphrase';
import { setBit, type Bits } from './bits';
import { CodeArray, type Codes } from './CodeArray';
import type { StoredColumn } from './StoredColumn';

/**
 * A field whose value differs in each document, such as a registration. The column only stores a hash of the
 * value; the value itself is compared in the stored document.
 */
export class IdentifierColumn {
  readonly #hashes = new CodeArray();

  constructor(private readonly stored: StoredColumn) {}

  set(slot: number, text: string | undefined): void {
    this.#hashes.set(slot, text === undefined ? 0 : hashText(plainIdentifier(text)));
  }

  clear(slot: number): void {
    this.#hashes.set(slot, 0);
  }

  /** Adds the slots whose value is one of these. */
  select(values: ReadonlySet<string>, into: Bits, slots: number): void {
    this.#select([...values].map(plainIdentifier), (value) => values.has(value), into, slots);
  }

  /** Adds the slots whose value is equal, ignoring letter case, spaces and dashes. */
  selectPlain(plain: string, into: Bits, slots: number): void {
    this.#select([plain], (value) => plainIdentifier(value) === plain, into, slots);
  }

  toSnapshot(): Codes {
    return this.#hashes.toSnapshot();
  }

  restore(hashes: Codes): void {
    this.#hashes.restore(hashes);
  }

  trim(slots: number): void {
    this.#hashes.trim(slots);
  }

  #select(
    plain: readonly string[],
    matches: (value: string) => boolean,
    into: Bits,
    slots: number,
  ): void {
    const hashes = new Set(plain.map(hashText));
    // A single hash, the normal case, is compared directly, which is faster than a lookup.
    const [first] = hashes.size === 1 ? hashes : [];
    const { codes } = this.#hashes;
    for (let slot = 0; slot < Math.min(slots, codes.length); slot += 1) {
      const hash = codes[slot] ?? 0;
      if (first === undefined ? !hashes.has(hash) : hash !== first) continue;
      if (matches(String(this.stored.read(slot)))) setBit(into, slot);
    }
  }
}

/** FNV-1a hash with 32 bits; never 0, which means no value. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0 || 1;
}
