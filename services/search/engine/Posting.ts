import {
  clearBit,
  countBits,
  countOnes,
  emptyBits,
  grownBits,
  hasBit,
  setBit,
  listSlots,
  unite,
  type Bits,
} from './bits';

const NO_SLOTS = new Uint32Array(0);

/** Above this share of all slots, a bitset (one bit per slot) takes less memory than a list (32 bits per document). */
const DENSE_SHARE = 1 / 32;

export interface PostingSnapshot {
  /** Whether `numbers` is a bitset; otherwise it lists slots. */
  isSet: boolean;
  count: number;
  numbers: Uint32Array;
}

/** The slots (positions in the index) of documents with a word: a list while there are few, else a bitset. */
export class Posting {
  #list: Uint32Array = new Uint32Array(2);
  #bits: Bits | undefined;
  #count = 0;

  /**
   * Creates a posting from a bitset, which it then owns.
   * @param capacity number of slots that the index has room for
   */
  static fromBits(bits: Bits, capacity: number): Posting {
    const posting = new Posting();
    posting.#count = countBits(bits);
    posting.#grow(bits, capacity);
    return posting;
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Adds a slot, which must not be in the posting yet.
   * @param capacity number of slots that the index has room for
   */
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
      const index = list.subarray(0, this.#count).indexOf(slot);
      if (index < 0) return;
      list[index] = list[this.#count - 1] ?? 0;
    }
    this.#count -= 1;
  }

  countIn(bits: Bits): number {
    let count = 0;
    if (this.#bits) {
      const length = Math.min(bits.length, this.#bits.length);
      for (let index = 0; index < length; index += 1) {
        const word = (this.#bits[index] ?? 0) & (bits[index] ?? 0);
        if (word !== 0) count += countOnes(word);
      }
      return count;
    }
    const list = this.#list;
    for (let index = 0; index < this.#count; index += 1)
      if (hasBit(bits, list[index] ?? 0)) count += 1;
    return count;
  }

  addTo(bits: Bits): void {
    if (this.#bits) return unite(bits, this.#bits);
    const list = this.#list;
    for (let index = 0; index < this.#count; index += 1) setBit(bits, list[index] ?? 0);
  }

  removeFrom(bits: Bits): void {
    if (this.#bits) {
      const length = Math.min(bits.length, this.#bits.length);
      for (let index = 0; index < length; index += 1) {
        bits[index] = (bits[index] ?? 0) & ~(this.#bits[index] ?? 0);
      }
      return;
    }
    const list = this.#list;
    for (let index = 0; index < this.#count; index += 1) clearBit(bits, list[index] ?? 0);
  }

  /** Raises the scores of the posting's slots that are also in `among` to at least `points`. */
  raiseScores(among: Bits, points: number, scores: Uint8Array): void {
    if (!this.#bits) {
      const list = this.#list;
      for (let index = 0; index < this.#count; index += 1) {
        const slot = list[index] ?? 0;
        if (hasBit(among, slot) && (scores[slot] ?? 0) < points) scores[slot] = points;
      }
      return;
    }
    for (let wordIndex = 0; wordIndex < this.#bits.length; wordIndex += 1) {
      let word: number = (this.#bits[wordIndex] ?? 0) & (among[wordIndex] ?? 0);
      while (word !== 0) {
        const slot: number = wordIndex * 32 + 31 - Math.clz32(word & -word);
        if ((scores[slot] ?? 0) < points) scores[slot] = points;
        word &= word - 1;
      }
    }
  }

  /** Resizes the bitset, or returns to a list if the larger index makes the word rare again. */
  #grow(bits: Bits, capacity: number): void {
    if (this.#count > capacity * DENSE_SHARE) {
      this.#bits = grownBits(bits, capacity);
      this.#list = NO_SLOTS;
    } else {
      this.#list = listSlots(bits, this.#count);
      this.#bits = undefined;
    }
  }

  #append(slot: number, capacity: number): void {
    const list = this.#list;
    if (this.#count < list.length) {
      list[this.#count] = slot;
    } else if (this.#count + 1 > capacity * DENSE_SHARE) {
      const bits = emptyBits(capacity);
      this.addTo(bits);
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
