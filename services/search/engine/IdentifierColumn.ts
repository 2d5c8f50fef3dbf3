import { plainIdentifier } from '../analysis/readKeyphrase';
import { setBit, type Bits } from './bits';
import { CodeArray, type Codes } from './CodeArray';
import type { StoredColumn } from './StoredColumn';

/**
 * A field whose value is different in each document, such as a registration number. Only a number
 * made from it is kept here; the value itself is compared in the stored document.
 */
export class IdentifierColumn {
  readonly #marks = new CodeArray();

  constructor(private readonly stored: StoredColumn) {}

  set(slot: number, text: string | undefined): void {
    this.#marks.set(slot, text === undefined ? 0 : markOf(plainIdentifier(text)));
  }

  clear(slot: number): void {
    this.#marks.set(slot, 0);
  }

  /** Adds the slots that have exactly one of these values. */
  select(values: ReadonlySet<string>, into: Bits, slots: number): void {
    this.#select([...values].map(plainIdentifier), (value) => values.has(value), into, slots);
  }

  /** Adds the slots whose value is the same but for case, spaces and dashes. */
  selectPlain(plain: string, into: Bits, slots: number): void {
    this.#select([plain], (value) => plainIdentifier(value) === plain, into, slots);
  }

  toSnapshot(): Codes {
    return this.#marks.toSnapshot();
  }

  restore(marks: Codes): void {
    this.#marks.restore(marks);
  }

  trim(slots: number): void {
    this.#marks.trim(slots);
  }

  #select(
    plain: readonly string[],
    matches: (value: string) => boolean,
    into: Bits,
    slots: number,
  ): void {
    const wanted = new Set(plain.map(markOf));
    // A single number, the usual case, is compared faster than looked up.
    const [first] = wanted.size === 1 ? wanted : [];
    const { codes } = this.#marks;
    for (let slot = 0; slot < Math.min(slots, codes.length); slot += 1) {
      const mark = codes[slot] ?? 0;
      if (first === undefined ? !wanted.has(mark) : mark !== first) continue;
      if (matches(String(this.stored.read(slot)))) setBit(into, slot);
    }
  }
}

/** FNV-1a with 32 bits; 0 means no value. */
function markOf(text: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  }
  return mark >>> 0 || 1;
}
