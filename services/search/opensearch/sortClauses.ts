import type { Types } from '@opensearch-project/opensearch';
import type { CompareTexts } from '../engine/compareTexts';
import { RELEVANCE, type IndexDefinition, type SortDefinition } from '../indexDefinition';
import { findNearFilter } from '../nearFilter';
import type { SearchQuery } from '../searchQuery.types';
import type { Query, Snapshot } from './Cluster';
import { readTermCounts, MAX_FACET_VALUES } from './facetAggregations';
import { pointField } from './storedForm';

type Sort = Types.Common.SortCombinations;

interface SortContext {
  snapshot: Snapshot;
  /** Matches the documents of the search. */
  matching: Query;
  compareTexts: CompareTexts;
}

/**
 * Painless script: sorts documents by the rank of their text; documents without text are last in both
 * directions.
 */
const RANK_SCRIPT =
  'doc[params.field].size() == 0 ? params.last : params.places.get(doc[params.field].value)';

/**
 * Builds the sort clauses of a search, with the identifier last as tie-breaker. The cluster cannot sort texts
 * by the rules of a language, so texts are sorted here and the cluster receives their ranks.
 * @throws ClusterFailure
 */
export async function sortClauses(
  definition: IndexDefinition,
  query: SearchQuery,
  context: SortContext & { isByScore: boolean },
): Promise<Sort[]> {
  const { sort, filters, limit } = query;
  if (limit === 0) return [];
  const ids = filters[definition.id] ?? [];
  if (sort === undefined && ids.length > 0) return [sortByRank('id', ids.map(String))];
  const name = sort === undefined || sort === RELEVANCE ? definition.defaultSort : sort;
  const by = definition.sorts[name];
  const clauses = by ? await createClauses(definition, by, { ...context, filters }) : [];
  if (context.isByScore) clauses.unshift({ _score: { order: 'desc' } });
  return [...clauses, { id: { order: 'asc' } }];
}

/** Documents at the same distance are in the default order of the index. */
async function createClauses(
  definition: IndexDefinition,
  sortDefinition: SortDefinition,
  { filters, ...context }: SortContext & Pick<SearchQuery, 'filters'>,
): Promise<Sort[]> {
  const nearFilter = sortDefinition.by === 'distance' && findNearFilter(definition, filters);
  if (!nearFilter) return [await sortClause(sortDefinition, context)];
  const { lat, lng } = nearFilter.origin;
  const defaultOrder = definition.sorts[definition.defaultSort];
  return [
    {
      _geo_distance: {
        [pointField(nearFilter.field)]: { lat, lon: lng },
        order: 'asc',
        unit: 'km',
        distance_type: 'arc',
      },
    },
    ...(defaultOrder ? [await sortClause(defaultOrder, context)] : []),
  ];
}

async function sortClause(
  { field, by, descending = false }: SortDefinition,
  context: SortContext,
): Promise<Sort> {
  const order = descending ? 'desc' : 'asc';
  if (by !== 'text') return { [`numbers.${field}`]: { order, missing: '_last' } };
  const path = `texts.${field}`;
  const { aggregations } = await context.snapshot.search({
    size: 0,
    track_total_hits: false,
    query: context.matching,
    aggs: { texts: { terms: { field: path, size: MAX_FACET_VALUES } } },
  });
  const counts = aggregations.texts as Parameters<typeof readTermCounts>[0];
  const texts = readTermCounts(counts).map(([text]) => text);
  texts.sort(context.compareTexts);
  return sortByRank(path, descending ? texts.reverse() : texts);
}

/** Sorts documents by the position of their text in a list; a repeated text has its first position. */
function sortByRank(field: string, texts: readonly string[]): Sort {
  const ranks = Object.fromEntries(texts.map((text, rank) => [text, rank] as const).reverse());
  const params = { field, places: ranks, last: texts.length };
  return {
    _script: {
      type: 'number',
      order: 'asc',
      script: { lang: 'painless', source: RANK_SCRIPT, params },
    },
  };
}
