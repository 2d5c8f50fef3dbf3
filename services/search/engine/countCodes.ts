import type { Codes } from './CodeArray';

/** Counts side by side: counting the same code twice in a row waits for the first to be written. */
const LANES = 4;
/** Hits a code from which on lanes are worth the room that they take. */
const WORTH_LANES = 8;

/**
 * How many of the slots have each code.
 * @param codes by slot
 * @param size one more than the highest code
 */
export function countCodes(codes: Codes, slots: Uint32Array, size: number): Uint32Array {
  return slots.length < size * WORTH_LANES
    ? countFrom(0, codes, slots, new Uint32Array(size))
    : countInLanes(codes, slots, size);
}

function countInLanes(codes: Codes, slots: Uint32Array, size: number): Uint32Array {
  const lanes = new Uint32Array(size * LANES);
  const [second, third, fourth] = [size, 2 * size, 3 * size];
  const end = slots.length - (slots.length % LANES);
  for (let at = 0; at < end; at += LANES) {
    const a = codes[slots[at] ?? 0] ?? 0;
    const b = second + (codes[slots[at + 1] ?? 0] ?? 0);
    const c = third + (codes[slots[at + 2] ?? 0] ?? 0);
    const d = fourth + (codes[slots[at + 3] ?? 0] ?? 0);
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

/** Adds the slots from a place of the list on. */
function countFrom(
  start: number,
  codes: Codes,
  slots: Uint32Array,
  counts: Uint32Array,
): Uint32Array {
  for (let at = start; at < slots.length; at += 1) {
    const code = codes[slots[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
