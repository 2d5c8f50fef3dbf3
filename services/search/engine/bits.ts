/** A set of slots as bits; bits after the last slot are 0. */
export type Bits = Uint32Array;

const WORD_BITS = 32;

const wordCount = (slots: number): number => Math.ceil(slots / WORD_BITS);

export const emptyBits = (slots: number): Bits => new Uint32Array(wordCount(slots));

export const hasBit = (bits: Bits, slot: number): boolean =>
  (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** Removes from `into` the slots that are not in `other`. */
export function intersect(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) & (other[at] ?? 0);
}

/** Adds the slots of `other` to `into`, up to the size of `into`. */
export function unite(into: Bits, other: Bits): void {
  const length = Math.min(into.length, other.length);
  for (let at = 0; at < length; at += 1) into[at] = (into[at] ?? 0) | (other[at] ?? 0);
}

/** The slots of the first set that are not in the second. */
export function without(bits: Bits, other: Bits): Bits {
  return bits.map((word, at) => word & ~(other[at] ?? 0));
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countOnes(bits[at] ?? 0);
  return count;
}

/** The number of ones among 32 bits. */
export function countOnes(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * The slots of a set, ascending.
 * @param count number of slots in the set
 */
export function listSlots(bits: Bits, count: number): Uint32Array {
  const slots = new Uint32Array(count);
  let position = 0;
  for (let wordIndex = 0; wordIndex < bits.length; wordIndex += 1) {
    let word = bits[wordIndex] ?? 0;
    while (word !== 0) {
      slots[position] = wordIndex * WORD_BITS + 31 - Math.clz32(word & -word);
      position += 1;
      word &= word - 1;
    }
  }
  return slots;
}

/** A copy with room for `slots` slots. */
export function grownBits(bits: Bits, slots: number): Bits {
  const grown = emptyBits(slots);
  grown.set(bits.subarray(0, grown.length));
  return grown;
}
