import {
  clearBit,
  countBits,
  countOnes,
  emptyBits,
  grownBits,
  hasBit,
  setBit,
  slotsOf,
  unite,
  type Bits,
} from './bits';

const NO_SLOTS = new Uint32Array(0);

/** From this share of all slots on, one bit a slot takes less room than a number a document. */
const DENSE = 1 / 32;

export interface PostingSnapshot {
  /** Whether the numbers are a set of bits, and not a list of slots. */
  isSet: boolean;
  count: number;
  numbers: Uint32Array;
}

/** The slots whose documents have a word: a list while they are few, else a set of bits. */
export class Posting {
  #list: Uint32Array = new Uint32Array(2);
  #bits: Bits | undefined;
  #count = 0;

  /** Of a set of slots, which it takes over; the index has room for so many. */
  static of(bits: Bits, capacity: number): Posting {
    const posting = new Posting();
    posting.#count = countBits(bits);
    posting.#grow(bits, capacity);
    return posting;
  }

  get count(): number {
    return this.#count;
  }

  /** The slot is not in it yet; the index has room for so many slots. */
  add(slot: number, capacity: number): void {
    if (this.#bits && slot >= this.#bits.length * 32) this.#grow(this.#bits, capacity);
    if (this.#bits) setBit(this.#bits, slot);
    else this.#append(slot, capacity);
    this.#count += 1;
  }

  toSnapshot(): PostingSnapshot {
    const numbers = this.#bits ?? this.#list.subarray(0, this.#count);
    return { isSet: this.#bits !== undefined, count: this.#count, numbers };
  }

  restore({ isSet, count, numbers }: PostingSnapshot): void {
    this.#list = isSet ? NO_SLOTS : numbers;
    this.#bits = isSet ? numbers : undefined;
    this.#count = count;
  }

  remove(slot: number): void {
    if (this.#bits) {
      if (!hasBit(this.#bits, slot)) return;
      clearBit(this.#bits, slot);
    } else {
      const list = this.#list;
      const at = list.subarray(0, this.#count).indexOf(slot);
      if (at < 0) return;
      list[at] = list[this.#count - 1] ?? 0;
    }
    this.#count -= 1;
  }

  countAmong(bits: Bits): number {
    let count = 0;
    if (this.#bits) {
      const words = Math.min(bits.length, this.#bits.length);
      for (let at = 0; at < words; at += 1) {
        const word = (this.#bits[at] ?? 0) & (bits[at] ?? 0);
        if (word !== 0) count += countOnes(word);
      }
      return count;
    }
    const list = this.#list;
    for (let at = 0; at < this.#count; at += 1) if (hasBit(bits, list[at] ?? 0)) count += 1;
    return count;
  }

  uniteInto(bits: Bits): void {
    if (this.#bits) return unite(bits, this.#bits);
    const list = this.#list;
    for (let at = 0; at < this.#count; at += 1) setBit(bits, list[at] ?? 0);
  }

  takeFrom(bits: Bits): void {
    if (this.#bits) {
      const words = Math.min(bits.length, this.#bits.length);
      for (let at = 0; at < words; at += 1) {
        bits[at] = (bits[at] ?? 0) & ~(this.#bits[at] ?? 0);
      }
      return;
    }
    const list = this.#list;
    for (let at = 0; at < this.#count; at += 1) clearBit(bits, list[at] ?? 0);
  }

  /** Raises the score of its slots among these to at least this one. */
  score(among: Bits, points: number, scores: Uint8Array): void {
    if (!this.#bits) {
      const list = this.#list;
      for (let at = 0; at < this.#count; at += 1) {
        const slot = list[at] ?? 0;
        if (hasBit(among, slot) && (scores[slot] ?? 0) < points) scores[slot] = points;
      }
      return;
    }
    for (let at = 0; at < this.#bits.length; at += 1) {
      let word: number = (this.#bits[at] ?? 0) & (among[at] ?? 0);
      while (word !== 0) {
        const slot: number = at * 32 + 31 - Math.clz32(word & -word);
        if ((scores[slot] ?? 0) < points) scores[slot] = points;
        word &= word - 1;
      }
    }
  }

  /** Among more slots the word may be rare after all. */
  #grow(bits: Bits, capacity: number): void {
    if (this.#count > capacity * DENSE) {
      this.#bits = grownBits(bits, capacity);
      this.#list = NO_SLOTS;
    } else {
      this.#list = slotsOf(bits, this.#count);
      this.#bits = undefined;
    }
  }

  #append(slot: number, capacity: number): void {
    const list = this.#list;
    if (this.#count < list.length) {
      list[this.#count] = slot;
    } else if (this.#count + 1 > capacity * DENSE) {
      const bits = emptyBits(capacity);
      this.uniteInto(bits);
      setBit(bits, slot);
      this.#bits = bits;
      this.#list = NO_SLOTS;
    } else {
      const grown = new Uint32Array(Math.max(2, list.length * 2));
      grown.set(list);
      grown[this.#count] = slot;
      this.#list = grown;
    }
  }
}
