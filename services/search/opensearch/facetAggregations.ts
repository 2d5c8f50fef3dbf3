import { selectedValues, FacetTree, sortValues } from '../engine/valueFacet';
import type { CompareTexts } from '../engine/compareTexts';
import { shareLevel } from '../engine/filters';
import { bucketWidth } from '../engine/histogram';
import { LEVEL_SEPARATOR, type IndexDefinition } from '../indexDefinition';
import type { SearchFacet, SearchFacetValue } from '../../../domain/documents/search';
import type { FacetQuery, SearchQuery } from '../searchQuery.types';
import { ClusterFailure, type Aggregation, type Query, type Snapshot } from './Cluster';
import { matchAll, filterClauses, type FilterClause } from './filterClauses';
import { valueField } from './storedForm';

/** Maximum number of values of a facet: the cluster's limit for a whole response. */
export const MAX_FACET_VALUES = 65_535;

/** A facet and the filters that apply only to it, in addition to the shared ones. */
interface FacetPlan {
  facet: FacetQuery;
  filter: Query;
}

/** How the filters of a query are distributed over one request to the cluster. */
export interface FilterPlan {
  /** Filters of the documents and of every facet. */
  shared: Query[];
  /** Filters of the documents that at least one facet ignores. */
  documentsOnly: Query[];
  facets: FacetPlan[];
}

/**
 * Plans a request. A facet ignores filters on its own field; if it has filters, they replace those of the
 * query.
 */
export function planFilters(definition: IndexDefinition, query: SearchQuery): FilterPlan {
  const clauses = filterClauses(definition, query.filters);
  const ignoresClause = ({ name, filters }: FacetQuery, { levels }: FilterClause): boolean =>
    filters !== undefined || shareLevel(levels, name.split(LEVEL_SEPARATOR));
  const isShared = (clause: FilterClause): boolean =>
    !query.facets.some((facet) => ignoresClause(facet, clause));
  const unsharedClauses = clauses.filter((clause) => !isShared(clause));
  return {
    shared: clauses.filter(isShared).map(({ query }) => query),
    documentsOnly: unsharedClauses.map(({ query }) => query),
    facets: query.facets.map((facet) => {
      const clauses = facet.filters ? filterClauses(definition, facet.filters) : unsharedClauses;
      const levels = facet.name.split(LEVEL_SEPARATOR);
      const remaining = clauses.filter((clause) => !shareLevel(clause.levels, levels));
      return { facet, filter: matchAll(remaining.map(({ query }) => query)) };
    }),
  };
}

/**
 * Returns the aggregations of all facets, keyed by facet position. A range facet first needs only its minimum
 * and maximum.
 */
export function facetAggregations(
  { ranges }: IndexDefinition,
  facets: readonly FacetPlan[],
): Record<string, Aggregation> {
  return byFacetKey(
    facets.map(({ facet: { name, lowest }, filter }) => ({
      filter,
      aggs: ranges.includes(name)
        ? { min: { min: { field: `numbers.${name}` } }, max: { max: { field: `numbers.${name}` } } }
        : {
            values: {
              terms: { field: valueField(name), size: MAX_FACET_VALUES },
              ...(lowest && { aggs: minimumAggregations(lowest) }),
            },
          },
    })),
  );
}

/**
 * Reads the facets from a response. Histograms need a second request, since their buckets depend on the
 * minimum and maximum.
 * @throws ClusterFailure
 */
export async function readFacets(
  query: SearchQuery,
  plan: FilterPlan,
  counts: Readonly<Record<string, unknown>>,
  context: { snapshot: Snapshot; matching: Query; compareTexts: CompareTexts },
): Promise<SearchFacet[]> {
  const bounds = plan.facets.map((_, position) => readBounds(counts[facetKey(position)]));
  const buckets = await countBuckets(plan.facets, bounds, context);
  return plan.facets.map(({ facet }, position): SearchFacet => {
    const { name } = facet;
    const { values } = counts[facetKey(position)] as { values?: TermCounts };
    if (values) {
      const filters = facet.filters ?? query.filters;
      const selected = selectedValues(name, filters);
      return {
        name,
        type: 'value',
        values: buildTree(facet, values, selected, context.compareTexts),
      };
    }
    const [min, max] = bounds[position] ?? [null, null];
    return { name, type: 'histogram', min, max, values: buckets[position] ?? [] };
  });
}

interface TermCounts {
  buckets: { key: string; doc_count: number }[];
  sum_other_doc_count: number;
  doc_count_error_upper_bound: number;
}

/** Returns the texts of a field with their counts. @throws ClusterFailure if the cluster omitted some */
export function readTermCounts(counts: TermCounts): [text: string, count: number][] {
  if (counts.sum_other_doc_count > 0 || counts.doc_count_error_upper_bound > 0) {
    throw new ClusterFailure(`A field has more than ${MAX_FACET_VALUES} values.`, true);
  }
  return counts.buckets.map(({ key, doc_count: count }) => [key, count]);
}

function buildTree(
  { name, order, lowest }: FacetQuery,
  counts: TermCounts,
  selected: readonly string[],
  compare: CompareTexts,
): SearchFacetValue[] {
  const tree = new FacetTree(name.includes(LEVEL_SEPARATOR));
  for (const [path, count] of readTermCounts(counts)) tree.getOrCreate(path).count = count;
  for (const value of selected) tree.getOrCreate(value);
  if (lowest) {
    for (const value of tree.roots) value.lowest = null;
    for (const bucket of counts.buckets)
      tree.getOrCreate(bucket.key).lowest = lowestMinimum(bucket, lowest);
  }
  return sortValues(tree.roots, order, compare);
}

/** Requests, for each value of a facet, the minimum of each of these fields. */
const minimumAggregations = (fields: readonly string[]): Record<string, Aggregation> =>
  Object.fromEntries(fields.map((field) => [field, { min: { field: `numbers.${field}` } }]));

/** Returns the lowest minimum in a bucket, or null if none of its documents has a number. */
function lowestMinimum(bucket: object, fields: readonly string[]): number | null {
  const minimums = bucket as Record<string, { value: number | null } | undefined>;
  const numbers = fields.flatMap((field) => minimums[field]?.value ?? []);
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

type Bounds = readonly [min: number, max: number];

function readBounds(counts: unknown): Bounds | undefined {
  const { min, max } = counts as Record<'min' | 'max', { value: number | null } | undefined>;
  return min && max && min.value !== null && max.value !== null
    ? [min.value, max.value]
    : undefined;
}

/** Counts the histogram buckets of all facets, in the order of the facets. */
async function countBuckets(
  facets: readonly FacetPlan[],
  boundsByFacet: readonly (Bounds | undefined)[],
  { snapshot, matching }: { snapshot: Snapshot; matching: Query },
) {
  const bucketsByFacet = boundsByFacet.map((bounds) => (bounds ? splitIntoBuckets(bounds) : []));
  if (bucketsByFacet.flat().length === 0) return [];
  const aggs = byFacetKey(
    facets.map(({ facet, filter }, position) => ({
      filter,
      aggs: {
        buckets: {
          range: {
            field: `numbers.${facet.name}`,
            ranges: (bucketsByFacet[position] ?? []).map(({ start, width }) => ({
              from: start,
              to: start + width,
            })),
          },
        },
      },
    })),
    (position) => (bucketsByFacet[position]?.length ?? 0) > 0,
  );
  const { aggregations } = await snapshot.search({
    size: 0,
    track_total_hits: false,
    query: matching,
    aggs,
  });
  return bucketsByFacet.map((buckets, position) => {
    const aggregation = aggregations[facetKey(position)] as { buckets: RangeCounts } | undefined;
    return buckets.map(({ start, width }, bucket) => ({
      min: start,
      max: start + width - 1,
      count: aggregation?.buckets.buckets[bucket]?.doc_count ?? 0,
    }));
  });
}

interface RangeCounts {
  buckets: { doc_count: number }[];
}

/** Divides the range between two bounds into buckets; starts and widths are integers. */
function splitIntoBuckets([min, max]: Bounds): { start: number; width: number }[] {
  const width = bucketWidth(min, max);
  const count = Math.floor((max - min) / width) + 1;
  return Array.from({ length: count }, (_, index) => ({ start: min + index * width, width }));
}

const facetKey = (position: number): string => `facet${position}`;

const byFacetKey = (
  aggregations: readonly Aggregation[],
  isIncluded: (position: number) => boolean = () => true,
): Record<string, Aggregation> =>
  Object.fromEntries(
    aggregations.flatMap((aggregation, position) =>
      isIncluded(position) ? [[facetKey(position), aggregation]] : [],
    ),
  );
