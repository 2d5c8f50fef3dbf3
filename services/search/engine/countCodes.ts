import type { Codes } from './CodeArray';

/**
 * Number of separate counters for each code: if one counter is incremented twice in a row, the second
 * increment waits for the first.
 */
const LANES = 4;
/** Minimum number of hits per code for which the additional memory pays off. */
const MIN_HITS_PER_CODE = 8;

/**
 * Counts the slots by code.
 * @param codes codes by slot
 * @param size number of codes, including 0
 */
export function countCodes(codes: Codes, slots: Uint32Array, size: number): Uint32Array {
  return slots.length < size * MIN_HITS_PER_CODE
    ? countFrom(0, codes, slots, new Uint32Array(size))
    : countInLanes(codes, slots, size);
}

function countInLanes(codes: Codes, slots: Uint32Array, size: number): Uint32Array {
  const lanes = new Uint32Array(size * LANES);
  const [second, third, fourth] = [size, 2 * size, 3 * size];
  const end = slots.length - (slots.length % LANES);
  for (let index = 0; index < end; index += LANES) {
    const a = codes[slots[index] ?? 0] ?? 0;
    const b = second + (codes[slots[index + 1] ?? 0] ?? 0);
    const c = third + (codes[slots[index + 2] ?? 0] ?? 0);
    const d = fourth + (codes[slots[index + 3] ?? 0] ?? 0);
    lanes[a] = (lanes[a] ?? 0) + 1;
    lanes[b] = (lanes[b] ?? 0) + 1;
    lanes[c] = (lanes[c] ?? 0) + 1;
    lanes[d] = (lanes[d] ?? 0) + 1;
  }
  const counts = lanes.slice(0, size);
  for (let code = 0; code < size; code += 1) {
    counts[code] =
      (lanes[code] ?? 0) +
      (lanes[second + code] ?? 0) +
      (lanes[third + code] ?? 0) +
      (lanes[fourth + code] ?? 0);
  }
  return countFrom(end, codes, slots, counts);
}

/** Adds the slots of the list from the index `start` on. */
function countFrom(
  start: number,
  codes: Codes,
  slots: Uint32Array,
  counts: Uint32Array,
): Uint32Array {
  for (let index = start; index < slots.length; index += 1) {
    const code = codes[slots[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
