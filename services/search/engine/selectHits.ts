import { hasBit } from './bits';
import type { HitSet } from './HitSet';
import type { SortOrder } from './SortOrder';

/** The slots of a page of hits in an order: walked along where hits are dense, else picked by rank. */
export function pageInOrder(
  hits: HitSet,
  { order, ranks }: SortOrder,
  offset: number,
  limit: number,
): number[] {
  const wanted = Math.min(offset + limit, hits.count);
  if (limit === 0 || offset >= wanted) return [];
  const steps = (wanted / hits.count) * order.length;
  if (steps < hits.count * 2) {
    const found: number[] = [];
    for (let at = 0; found.length < wanted; at += 1) {
      const slot = order[at] ?? 0;
      if (hasBit(hits.bits, slot)) found.push(slot);
    }
    return found.slice(offset);
  }
  const { slots } = hits;
  const places = new Float64Array(slots.length);
  for (let at = 0; at < slots.length; at += 1) places[at] = ranks[slots[at] ?? 0] ?? 0;
  return smallest(places, wanted)
    .slice(offset)
    .map((place) => order[place] ?? 0);
}

/** The same by score, the best first; equal scores in the given order. */
export function pageByScore(
  hits: HitSet,
  scores: Uint16Array,
  { order, ranks }: SortOrder,
  offset: number,
  limit: number,
): number[] {
  const wanted = Math.min(offset + limit, hits.count);
  if (limit === 0 || offset >= wanted) return [];
  const most = 0xffff;
  const { slots } = hits;
  const keys = new Float64Array(slots.length);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    keys[at] = (most - (scores[slot] ?? 0)) * order.length + (ranks[slot] ?? 0);
  }
  return smallest(keys, wanted)
    .slice(offset)
    .map((key) => order[key % order.length] ?? 0);
}

/** Sizes below which keeping the best so far beats sorting everything. */
const FEW = 600;

/** The so many smallest numbers, smallest first. */
export function smallest(numbers: Float64Array, count: number): number[] {
  if (count > FEW || count * 8 > numbers.length) {
    return Array.from(numbers.slice().sort().subarray(0, count));
  }
  const heap = Float64Array.from(numbers.subarray(0, count)).sort().reverse();
  for (let at = count; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    if (number < (heap[0] ?? 0)) replaceLargest(heap, number);
  }
  return Array.from(heap.sort());
}

/** The heap has its largest number first. */
function replaceLargest(heap: Float64Array, number: number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] ?? 0) > (heap[child] ?? 0)) child += 1;
    if ((heap[child] ?? 0) <= number) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = number;
}
