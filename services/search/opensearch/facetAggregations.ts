import { chosenValues, FacetTree, sortValues } from '../engine/valueFacet';
import type { CompareTexts } from '../engine/compareTexts';
import { shareLevel } from '../engine/filters';
import { bucketWidth } from '../engine/histogram';
import { LEVEL_SEPARATOR, type IndexDefinition } from '../indexDefinition';
import type { SearchFacet, SearchFacetValue } from '../../../domain/documents/search';
import type { FacetQuery, SearchQuery } from '../searchQuery.types';
import { ClusterFailure, type Aggregation, type Query, type Snapshot } from './Cluster';
import { allOf, filterClauses, type FilterClause } from './filterClauses';
import { valueField } from './storedForm';

/** Most values of a facet, the cluster's limit of a whole answer. */
export const MAX_VALUES = 65_535;

/** A facet and the filters that it counts behind, besides those that all of the question share. */
interface CountedFacet {
  facet: FacetQuery;
  behind: Query;
}

/** How a question is put: what everything is behind, what only documents are, and the facets. */
export interface FilterPlan {
  /** Filters of documents and of every facet. */
  shared: Query[];
  /** Filters of documents alone, that some facet ignores. */
  documentsOnly: Query[];
  facets: CountedFacet[];
}

/** A facet ignores filters on its own field; filters of its own stand in the place of the query's. */
export function planFilters(definition: IndexDefinition, query: SearchQuery): FilterPlan {
  const clauses = filterClauses(definition, query.filters);
  const ignores = ({ name, filters }: FacetQuery, { levels }: FilterClause): boolean =>
    filters !== undefined || shareLevel(levels, name.split(LEVEL_SEPARATOR));
  const isShared = (clause: FilterClause): boolean =>
    !query.facets.some((facet) => ignores(facet, clause));
  const others = clauses.filter((clause) => !isShared(clause));
  return {
    shared: clauses.filter(isShared).map(({ query }) => query),
    documentsOnly: others.map(({ query }) => query),
    facets: query.facets.map((facet) => {
      const own = facet.filters ? filterClauses(definition, facet.filters) : others;
      const levels = facet.name.split(LEVEL_SEPARATOR);
      const counted = own.filter((clause) => !shareLevel(clause.levels, levels));
      return { facet, behind: allOf(counted.map(({ query }) => query)) };
    }),
  };
}

/** What the cluster counts for each facet, named by its place; of ranges first the two ends. */
export function facetAggregations(
  { ranges }: IndexDefinition,
  facets: readonly CountedFacet[],
): Record<string, Aggregation> {
  return byPlace(
    facets.map(({ facet: { name, lowest }, behind }) => ({
      filter: behind,
      aggs: ranges.includes(name)
        ? { min: { min: { field: `numbers.${name}` } }, max: { max: { field: `numbers.${name}` } } }
        : {
            values: {
              terms: { field: valueField(name), size: MAX_VALUES },
              ...(lowest && { aggs: smallestOf(lowest) }),
            },
          },
    })),
  );
}

/**
 * Facets from their counts. Histograms need a second question, once their ends are known.
 * @throws ClusterFailure
 */
export async function readFacets(
  query: SearchQuery,
  plan: FilterPlan,
  counts: Readonly<Record<string, unknown>>,
  asking: { snapshot: Snapshot; found: Query; compareTexts: CompareTexts },
): Promise<SearchFacet[]> {
  const ends = plan.facets.map((_, at) => endsOf(counts[place(at)]));
  const buckets = await countBuckets(plan.facets, ends, asking);
  return plan.facets.map(({ facet }, at): SearchFacet => {
    const { name } = facet;
    const { values } = counts[place(at)] as { values?: TermCounts };
    if (values) {
      const filters = facet.filters ?? query.filters;
      const chosen = chosenValues(name, filters);
      return { name, type: 'value', values: treeOf(facet, values, chosen, asking.compareTexts) };
    }
    const [min, max] = ends[at] ?? [null, null];
    return { name, type: 'histogram', min, max, values: buckets[at] ?? [] };
  });
}

interface TermCounts {
  buckets: { key: string; doc_count: number }[];
  sum_other_doc_count: number;
  doc_count_error_upper_bound: number;
}

/** The counted texts of a field. @throws ClusterFailure when the cluster left some of them out */
export function countedTexts(counts: TermCounts): [text: string, count: number][] {
  if (counts.sum_other_doc_count > 0 || counts.doc_count_error_upper_bound > 0) {
    throw new ClusterFailure(`A field has more than ${MAX_VALUES} values.`, true);
  }
  return counts.buckets.map(({ key, doc_count: count }) => [key, count]);
}

function treeOf(
  { name, order, lowest }: FacetQuery,
  counts: TermCounts,
  chosen: readonly string[],
  compare: CompareTexts,
): SearchFacetValue[] {
  const tree = new FacetTree(name.includes(LEVEL_SEPARATOR));
  for (const [path, count] of countedTexts(counts)) tree.at(path).count = count;
  for (const value of chosen) tree.at(value);
  if (lowest) {
    for (const value of tree.roots) value.lowest = null;
    for (const bucket of counts.buckets) tree.at(bucket.key).lowest = smallestIn(bucket, lowest);
  }
  return sortValues(tree.roots, order, compare);
}

/** Asks of each value of a facet for the smallest number in each of some fields. */
const smallestOf = (fields: readonly string[]): Record<string, Aggregation> =>
  Object.fromEntries(fields.map((field) => [field, { min: { field: `numbers.${field}` } }]));

/** The smallest of what a value was asked for; null where none of its documents has a number. */
function smallestIn(bucket: object, fields: readonly string[]): number | null {
  const told = bucket as Record<string, { value: number | null } | undefined>;
  const numbers = fields.flatMap((field) => told[field]?.value ?? []);
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

type Ends = readonly [min: number, max: number];

function endsOf(counts: unknown): Ends | undefined {
  const { min, max } = counts as Record<'min' | 'max', { value: number | null } | undefined>;
  return min && max && min.value !== null && max.value !== null
    ? [min.value, max.value]
    : undefined;
}

/** Buckets by the place of their facet. */
async function countBuckets(
  facets: readonly CountedFacet[],
  ends: readonly (Ends | undefined)[],
  { snapshot, found }: { snapshot: Snapshot; found: Query },
) {
  const starts = ends.map((ends) => (ends ? startsOf(ends) : []));
  if (starts.flat().length === 0) return [];
  const aggs = byPlace(
    facets.map(({ facet, behind }, at) => ({
      filter: behind,
      aggs: {
        buckets: {
          range: {
            field: `numbers.${facet.name}`,
            ranges: (starts[at] ?? []).map(({ start, width }) => ({
              from: start,
              to: start + width,
            })),
          },
        },
      },
    })),
    (at) => (starts[at]?.length ?? 0) > 0,
  );
  const { aggregations } = await snapshot.search({
    size: 0,
    track_total_hits: false,
    query: found,
    aggs,
  });
  return starts.map((starts, at) => {
    const counted = aggregations[place(at)] as { buckets: RangeCounts } | undefined;
    return starts.map(({ start, width }, bucket) => ({
      min: start,
      max: start + width - 1,
      count: counted?.buckets.buckets[bucket]?.doc_count ?? 0,
    }));
  });
}

interface RangeCounts {
  buckets: { doc_count: number }[];
}

/** Where the buckets between two ends begin, and how many whole numbers each has. */
function startsOf([min, max]: Ends): { start: number; width: number }[] {
  const width = bucketWidth(min, max);
  const count = Math.floor((max - min) / width) + 1;
  return Array.from({ length: count }, (_, place) => ({ start: min + place * width, width }));
}

const place = (at: number): string => `facet${at}`;

const byPlace = (
  aggregations: readonly Aggregation[],
  isWanted: (at: number) => boolean = () => true,
): Record<string, Aggregation> =>
  Object.fromEntries(
    aggregations.flatMap((aggregation, at) => (isWanted(at) ? [[place(at), aggregation]] : [])),
  );
