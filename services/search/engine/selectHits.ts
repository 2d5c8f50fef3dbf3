import { hasBit } from './bits';
import type { HitSet } from './HitSet';
import type { SortOrder } from './SortOrder';

/**
 * Returns one page of the hits in a sort order, as slots. If hits are dense, walks along the order;
 * otherwise selects the smallest ranks.
 */
export function pageInOrder(
  hits: HitSet,
  { order, ranks }: SortOrder,
  offset: number,
  limit: number,
): number[] {
  const end = Math.min(offset + limit, hits.count);
  if (limit === 0 || offset >= end) return [];
  const steps = (end / hits.count) * order.length;
  if (steps < hits.count * 2) {
    const selected: number[] = [];
    for (let position = 0; selected.length < end; position += 1) {
      const slot = order[position] ?? 0;
      if (hasBit(hits.bits, slot)) selected.push(slot);
    }
    return selected.slice(offset);
  }
  const { slots } = hits;
  const hitRanks = new Float64Array(slots.length);
  for (let i = 0; i < slots.length; i += 1) hitRanks[i] = ranks[slots[i] ?? 0] ?? 0;
  return selectMinimums(hitRanks, end)
    .slice(offset)
    .map((rank) => order[rank] ?? 0);
}

/** Returns one page of the hits, highest score first; equal scores are in the given order. */
export function pageByScore(
  hits: HitSet,
  scores: Uint16Array,
  { order, ranks }: SortOrder,
  offset: number,
  limit: number,
): number[] {
  const end = Math.min(offset + limit, hits.count);
  if (limit === 0 || offset >= end) return [];
  const maxScore = 0xffff;
  const { slots } = hits;
  const keys = new Float64Array(slots.length);
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0;
    keys[i] = (maxScore - (scores[slot] ?? 0)) * order.length + (ranks[slot] ?? 0);
  }
  return selectMinimums(keys, end)
    .slice(offset)
    .map((key) => order[key % order.length] ?? 0);
}

/** Up to this number, a heap of the smallest numbers is faster than sorting all numbers. */
const MAX_HEAP_SIZE = 600;

/** Returns the `count` smallest numbers in ascending order. */
export function selectMinimums(numbers: Float64Array, count: number): number[] {
  if (count > MAX_HEAP_SIZE || count * 8 > numbers.length) {
    return Array.from(numbers.slice().sort().subarray(0, count));
  }
  const heap = Float64Array.from(numbers.subarray(0, count)).sort().reverse();
  for (let i = count; i < numbers.length; i += 1) {
    const number = numbers[i] ?? 0;
    if (number < (heap[0] ?? 0)) replaceRoot(heap, number);
  }
  return Array.from(heap.sort());
}

/** Replaces the root of a max-heap and restores the heap order. */
function replaceRoot(heap: Float64Array, number: number): void {
  let parent = 0;
  for (;;) {
    let child = 2 * parent + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] ?? 0) > (heap[child] ?? 0)) child += 1;
    if ((heap[child] ?? 0) <= number) break;
    heap[parent] = heap[child] ?? 0;
    parent = child;
  }
  heap[parent] = number;
}
