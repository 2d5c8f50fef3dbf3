import { setBit, type Bits } from './bits';
import { CodeArray } from './CodeArray';
import { TextCodes } from './TextCodes';
import type { FacetColumn } from './ValueColumn';

/** Lists of texts by slot. Equal lists are stored once: cars of a trim share their equipment. */
export class ListColumn implements FacetColumn {
  readonly dictionary = new TextCodes();
  readonly #lists: Uint32Array[] = [new Uint32Array(0)];
  readonly #known = new TextCodes();
  readonly #listOf = new CodeArray();

  /** Repeated texts count once. */
  set(slot: number, texts: readonly string[]): void {
    const codes = [...new Set(texts.map((text) => this.dictionary.add(text)))];
    const list = codes.length === 0 ? 0 : this.#known.add(codes.join());
    if (list === this.#lists.length) this.#lists.push(Uint32Array.from(codes));
    this.#listOf.set(slot, list);
  }

  clear(slot: number): void {
    this.#listOf.set(slot, 0);
  }

  count(slots: Uint32Array): Uint32Array {
    const { codes } = this.#listOf;
    const lists = new Uint32Array(this.#lists.length);
    for (let at = 0; at < slots.length; at += 1) {
      const list = codes[slots[at] as number] as number;
      lists[list] = (lists[list] as number) + 1;
    }
    const counts = new Uint32Array(this.dictionary.size);
    for (const [list, documents] of lists.entries()) {
      if (documents === 0) continue;
      for (const code of this.#lists[list] ?? []) counts[code] = (counts[code] ?? 0) + documents;
    }
    return counts;
  }

  select(wanted: Uint8Array, into: Bits, slots: number): void {
    const { codes } = this.#listOf;
    const lists = Uint8Array.from(this.#lists, (list) =>
      list.some((code) => wanted[code] === 1) ? 1 : 0,
    );
    for (let slot = 0; slot < slots; slot += 1) {
      if (lists[codes[slot] as number] === 1) setBit(into, slot);
    }
  }

  trim(slots: number): void {
    this.#listOf.trim(slots);
  }
}
