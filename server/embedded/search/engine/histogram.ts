import type { HistogramBucket } from '../searchQuery.types';
import type { HitSet } from './HitSet';
import type { SearchIndex } from './SearchIndex';

/** Most buckets of a histogram. */
const BUCKETS = 20;

export interface Histogram {
  min: number | null;
  max: number | null;
  values: HistogramBucket[];
}

/** Hits by twentieths between the smallest and the largest of their numbers (search.md, histogram). */
export function histogram(index: SearchIndex, field: string, hits: HitSet): Histogram {
  const make = (): Histogram => countBuckets(index.ranges.get(field)?.numbers, hits.slots);
  return hits.isAll ? index.remember(`histogram ${field}`, make) : make();
}

function countBuckets(numbers: Float64Array = new Float64Array(0), slots: Uint32Array): Histogram {
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < slots.length; at += 1) {
    const number = numbers[slots[at] as number] as number;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  if (min > max) return { min: null, max: null, values: [] };
  const width = bucketWidth(min, max);
  const counts = new Uint32Array(Math.floor((max - min) / width) + 1);
  for (let at = 0; at < slots.length; at += 1) {
    const number = numbers[slots[at] as number] as number;
    // Without a number the place is NaN, which no bucket has.
    const place = Math.floor((number - min) / width);
    if (place >= 0) counts[place] = (counts[place] as number) + 1;
  }
  const values = Array.from(counts, (count, place) => {
    const start = min + place * width;
    return { min: start, max: start + width - 1, count };
  });
  return { min, max, values };
}

/** Whole numbers in a bucket. */
export const bucketWidth = (min: number, max: number): number =>
  Math.ceil((max - min + 1) / BUCKETS);
