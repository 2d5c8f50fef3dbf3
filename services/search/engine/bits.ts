/** A set of slots, one bit each; bits past the last slot are 0. */
export type Bits = Uint32Array;

const WORD = 32;

const wordsFor = (slots: number): number => Math.ceil(slots / WORD);

export const emptyBits = (slots: number): Bits => new Uint32Array(wordsFor(slots));

export const hasBit = (bits: Bits, slot: number): boolean =>
  (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** Keeps in the first set what is in the second as well. */
export function intersect(into: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) & (other[at] ?? 0);
}

/** Adds to the first set what is in the second, as far as the first reaches. */
export function unite(into: Bits, other: Bits): void {
  const words = Math.min(into.length, other.length);
  for (let at = 0; at < words; at += 1) into[at] = (into[at] ?? 0) | (other[at] ?? 0);
}

/** What is in the first set and not in the second. */
export function without(bits: Bits, other: Bits): Bits {
  return bits.map((word, at) => word & ~(other[at] ?? 0));
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countOnes(bits[at] ?? 0);
  return count;
}

/** Ones among 32 bits. */
export function countOnes(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The slots of a set of so many, lowest first. */
export function slotsOf(bits: Bits, count: number): Uint32Array {
  const slots = new Uint32Array(count);
  let found = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      slots[found] = at * WORD + 31 - Math.clz32(word & -word);
      found += 1;
      word &= word - 1;
    }
  }
  return slots;
}

/** A copy with room for more slots. */
export function grownBits(bits: Bits, slots: number): Bits {
  const grown = emptyBits(slots);
  grown.set(bits.subarray(0, grown.length));
  return grown;
}
