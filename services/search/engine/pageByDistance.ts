import type { NearFilter } from '../nearFilter';
import type { HitSet } from './HitSet';
import type { SearchIndex } from './SearchIndex';
import { smallest } from './selectHits';

/**
 * The slots of a page of hits, nearest first; those of one place, and those without any, in the index's own order.
 * Only the places that the page reaches to are ordered: of a stock they hold a small part.
 */
export function pageByDistance(
  index: SearchIndex,
  { field, origin }: NearFilter,
  hits: HitSet,
  offset: number,
  limit: number,
): number[] {
  const points = index.points.get(field);
  const wanted = Math.min(offset + limit, hits.count);
  if (!points || limit === 0 || offset >= wanted) return [];
  const counts = hits.countValues(`point ${field}`, points);
  const places = placesOf(points.distancesFrom(origin), counts, wanted);
  const { order, ranks } = index.orders.get(index.definition.defaultSort);
  const { slots } = hits;
  const { codes } = points;
  const keys = new Float64Array(places.count);
  let found = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const start = places.startOf[codes[slot] ?? 0] ?? 0;
    if (start < 0) continue;
    keys[found] = start * order.length + (ranks[slot] ?? 0);
    found += 1;
  }
  return smallest(keys, wanted)
    .slice(offset)
    .map((key) => order[key % order.length] ?? 0);
}

/** Places that a page reaches to. */
interface ReachedPlaces {
  /** Hits before those of a place, by code; -1 where the page does not reach. */
  startOf: Int32Array;
  /** Hits at all of them. */
  count: number;
}

function placesOf(distances: Float64Array, counts: Uint32Array, wanted: number): ReachedPlaces {
  const nearest = [...counts.keys()]
    .filter((code) => counts[code] !== 0)
    .sort((a, b) => compare(distances[a] ?? 0, distances[b] ?? 0));
  const startOf = new Int32Array(counts.length).fill(-1);
  let sum = 0;
  let start = 0;
  for (const [at, code] of nearest.entries()) {
    const isFarther = at > 0 && distances[code] !== distances[nearest[at - 1] ?? 0];
    // Places that are equally far are one.
    if (at === 0 || isFarther) start = sum;
    if (start >= wanted) break;
    startOf[code] = start;
    sum += counts[code] ?? 0;
  }
  return { startOf, count: sum };
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
