import type { NearFilter } from '../nearFilter';
import type { HitSet } from './HitSet';
import type { SearchIndex } from './SearchIndex';
import { selectMinimums } from './selectHits';

/**
 * The slots of a page of hits, nearest first. Hits at the same position, and hits without a position, are in
 * the index's default order. Only hits at the positions that the page reaches are sorted: a small share of
 * the stock.
 */
export function pageByDistance(
  index: SearchIndex,
  { field, origin }: NearFilter,
  hits: HitSet,
  offset: number,
  limit: number,
): number[] {
  const points = index.points.get(field);
  const pageEnd = Math.min(offset + limit, hits.count);
  if (!points || limit === 0 || offset >= pageEnd) return [];
  const counts = hits.countValues(`point ${field}`, points);
  const positions = findPositions(points.distancesFrom(origin), counts, pageEnd);
  const { order, ranks } = index.orders.get(index.definition.defaultSort);
  const { slots } = hits;
  const { codes } = points;
  const keys = new Float64Array(positions.count);
  let keyCount = 0;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    const start = positions.startByCode[codes[slot] ?? 0] ?? 0;
    if (start < 0) continue;
    keys[keyCount] = start * order.length + (ranks[slot] ?? 0);
    keyCount += 1;
  }
  return selectMinimums(keys, pageEnd)
    .slice(offset)
    .map((key) => order[key % order.length] ?? 0);
}

/** The positions that a page reaches. */
interface ReachedPositions {
  /** Number of nearer hits, by the code of a position; -1 for positions that the page does not reach. */
  startByCode: Int32Array;
  /** Number of hits at all of these positions. */
  count: number;
}

function findPositions(
  distances: Float64Array,
  counts: Uint32Array,
  pageEnd: number,
): ReachedPositions {
  const nearest = [...counts.keys()]
    .filter((code) => counts[code] !== 0)
    .sort((a, b) => compare(distances[a] ?? 0, distances[b] ?? 0));
  const starts = new Int32Array(counts.length).fill(-1);
  let sum = 0;
  let start = 0;
  for (const [index, code] of nearest.entries()) {
    const isFarther = index > 0 && distances[code] !== distances[nearest[index - 1] ?? 0];
    // Positions at the same distance are treated as one.
    if (index === 0 || isFarther) start = sum;
    if (start >= pageEnd) break;
    starts[code] = start;
    sum += counts[code] ?? 0;
  }
  return { startByCode: starts, count: sum };
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
