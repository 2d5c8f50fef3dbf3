import type { Types } from '@opensearch-project/opensearch';
import type { CompareTexts } from '../engine/compareTexts';
import { RELEVANCE, type IndexDefinition, type SortDefinition } from '../indexDefinition';
import { nearOf } from '../nearFilter';
import type { SearchQuery } from '../searchQuery.types';
import type { Query, Snapshot } from './Cluster';
import { countedTexts, MAX_VALUES } from './facetAggregations';
import { pointField } from './storedForm';

type Sort = Types.Common.SortCombinations;

interface Asking {
  snapshot: Snapshot;
  /** What is searched. */
  found: Query;
  compareTexts: CompareTexts;
}

/** A document's place by its text; those without one come last in either direction. */
const BY_PLACE =
  'doc[params.field].size() == 0 ? params.last : params.places.get(doc[params.field].value)';

/**
 * Orders of a search, ties by identifier. Texts are put in the order of the index's language here: the
 * cluster knows no such order, and is given the place of each.
 * @throws ClusterFailure
 */
export async function sortClauses(
  definition: IndexDefinition,
  query: SearchQuery,
  asking: Asking & { byScore: boolean },
): Promise<Sort[]> {
  const { sort, filters, limit } = query;
  if (limit === 0) return [];
  const ids = filters[definition.id] ?? [];
  if (sort === undefined && ids.length > 0) return [byPlaces('id', ids.map(String))];
  const name = sort === undefined || sort === RELEVANCE ? definition.defaultSort : sort;
  const by = definition.sorts[name];
  const clauses = by ? await clausesOf(definition, by, { ...asking, filters }) : [];
  if (asking.byScore) clauses.unshift({ _score: { order: 'desc' } });
  return [...clauses, { id: { order: 'asc' } }];
}

/** Cars of one place, equally far, are in the index's own order. */
async function clausesOf(
  definition: IndexDefinition,
  by: SortDefinition,
  { filters, ...asking }: Asking & Pick<SearchQuery, 'filters'>,
): Promise<Sort[]> {
  const near = by.by === 'distance' && nearOf(definition, filters);
  if (!near) return [await sortClause(by, asking)];
  const { lat, lng } = near.origin;
  const own = definition.sorts[definition.defaultSort];
  return [
    {
      _geo_distance: {
        [pointField(near.field)]: { lat, lon: lng },
        order: 'asc',
        unit: 'km',
        distance_type: 'arc',
      },
    },
    ...(own ? [await sortClause(own, asking)] : []),
  ];
}

async function sortClause(
  { field, by, descending = false }: SortDefinition,
  asking: Asking,
): Promise<Sort> {
  const order = descending ? 'desc' : 'asc';
  if (by !== 'text') return { [`numbers.${field}`]: { order, missing: '_last' } };
  const path = `texts.${field}`;
  const { aggregations } = await asking.snapshot.search({
    size: 0,
    track_total_hits: false,
    query: asking.found,
    aggs: { texts: { terms: { field: path, size: MAX_VALUES } } },
  });
  const counts = aggregations.texts as Parameters<typeof countedTexts>[0];
  const texts = countedTexts(counts).map(([text]) => text);
  texts.sort(asking.compareTexts);
  return byPlaces(path, descending ? texts.reverse() : texts);
}

/** Documents in the order of their texts in a list; a text that is there twice has its first place. */
function byPlaces(field: string, texts: readonly string[]): Sort {
  const places = Object.fromEntries(texts.map((text, place) => [text, place] as const).reverse());
  const params = { field, places, last: texts.length };
  return {
    _script: {
      type: 'number',
      order: 'asc',
      script: { lang: 'painless', source: BY_PLACE, params },
    },
  };
}
