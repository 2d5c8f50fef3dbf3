import type { SearchHistogram } from '../../../domain/documents/search';
import type { HitSet } from './HitSet';
import type { RangeColumn } from './RangeColumn';
import type { SearchIndex } from './SearchIndex';

/** Maximum number of buckets in a histogram. */
const MAX_BUCKETS = 20;

export interface Histogram {
  min: number | null;
  max: number | null;
  values: SearchHistogram['values'];
}

/** A histogram of the hits: at most twenty buckets between their minimum and maximum. */
export function histogram(index: SearchIndex, field: string, hits: HitSet): Histogram {
  const column = index.ranges.get(field);
  if (!column) throw new Error(`Index ${index.definition.name} has no range ${field}`);
  const calculate = (): Histogram =>
    createBuckets(column, hits.countValues(`range ${field}`, column));
  return hits.isAll ? index.getOrCalculate(`histogram ${field}`, calculate) : calculate();
}

/** @param counts number of hits by the code of their value */
function createBuckets({ numbers }: RangeColumn, counts: Uint32Array): Histogram {
  let min = Infinity;
  let max = -Infinity;
  for (let code = 1; code < counts.length; code += 1) {
    if (counts[code] === 0) continue;
    const number = numbers[code] ?? 0;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  if (min > max) return { min: null, max: null, values: [] };
  const width = bucketWidth(min, max);
  const buckets = new Uint32Array(Math.floor((max - min) / width) + 1);
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    const bucket = Math.floor(((numbers[code] ?? 0) - min) / width);
    buckets[bucket] = (buckets[bucket] ?? 0) + count;
  }
  const values = Array.from(buckets, (count, bucket) => {
    const start = min + bucket * width;
    return { min: start, max: start + width - 1, count };
  });
  return { min, max, values };
}

/** Width of a bucket, as a whole number. */
export const bucketWidth = (min: number, max: number): number =>
  Math.ceil((max - min + 1) / MAX_BUCKETS);
