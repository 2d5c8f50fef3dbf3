import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { distanceKm } from '../../../domain/geography/distance';
import { readPosition } from '../../../domain/geography/position';
import type { CompareTexts } from '../engine/compareTexts';
import { RELEVANCE, type IndexDefinition, type SearchDocument } from '../indexDefinition';
import { textOf } from '../engine/readField';
import { DISTANCE_FIELD, nearOf, toldKm, type NearFilter } from '../nearFilter';
import type { SearchQuery } from '../searchQuery.types';
import { fieldsOf } from '../../../domain/isRecord';
import { ClusterFailure, type Cluster, type Snapshot } from './Cluster';
import { facetAggregations, planFilters, readFacets } from './facetAggregations';
import { allOf } from './filterClauses';
import { keyphraseQuery } from './keyphraseQuery';
import { sortClauses } from './sortClauses';

/** Where a search looks. */
export interface SearchedIndex {
  definition: IndexDefinition;
  alias: string;
  compareTexts: CompareTexts;
}

/** Pauses before a failed search is tried again, in ms: a lost node's copies take over meanwhile. */
const PAUSES = [50, 400];

/**
 * The answer to a query, `{ facet, content, total_items, limit, offset }` (spec 2 §7). What was being
 * asked of a node that went away is asked again of the others.
 * @throws ClusterFailure when the cluster cannot answer for every document
 */
export async function searchCluster(
  cluster: Cluster,
  index: SearchedIndex,
  query: SearchQuery,
  log: Logger,
): Promise<object> {
  for (const milliseconds of PAUSES) {
    try {
      return await searchOnce(cluster, index, query);
    } catch (error) {
      if (!(error instanceof ClusterFailure) || error.isFinal) throw error;
      log.warn({ err: error, index: index.alias }, 'search asked again');
      await pause(milliseconds);
    }
  }
  return searchOnce(cluster, index, query);
}

const searchOnce = (cluster: Cluster, index: SearchedIndex, query: SearchQuery): Promise<object> =>
  cluster.withSnapshot(index.alias, (snapshot) => answer(snapshot, index, query));

async function answer(
  snapshot: Snapshot,
  { definition, compareTexts }: SearchedIndex,
  query: SearchQuery,
): Promise<object> {
  const { sort, limit, offset, fields = definition.fields } = query;
  const keyphrase = await keyphraseQuery(definition, query.keyphrase, snapshot);
  const near = nearOf(definition, query.filters);
  const plan = planFilters(definition, query);
  const byScore = keyphrase !== undefined && (sort === undefined || sort === RELEVANCE);
  const found = allOf([...(keyphrase ? [keyphrase.fits] : []), ...plan.shared]);
  const scored = { bool: { filter: [found], should: keyphrase?.scores ?? [] } };
  const { total, hits, aggregations } = await snapshot.search({
    size: limit,
    from: offset,
    track_total_hits: true,
    query: byScore ? scored : found,
    post_filter: allOf(plan.documentsOnly),
    sort: await sortClauses(definition, query, { snapshot, found, byScore, compareTexts }),
    aggs: facetAggregations(definition, plan.facets),
    _source: [...fields, ...(near ? [near.field] : [])].map((field) => `document.${field}`),
  });
  return {
    facet: await readFacets(query, plan, aggregations, { snapshot, found, compareTexts }),
    content: hits.map(({ _source: source }) => ({
      ...picked(source, fields),
      ...(near && distanceIn(source, near)),
    })),
    total_items: total,
    limit,
    offset,
  };
}

/** How far a document is from a point, as the embedded engine reckons it. */
function distanceIn(source: unknown, { field, origin }: NearFilter): SearchDocument {
  const document = fieldsOf(fieldsOf(source).document);
  const position = readPosition(textOf(document[field]) ?? '');
  const km = position && toldKm(distanceKm(origin, position));
  return km === undefined ? {} : { [DISTANCE_FIELD]: km };
}

/** Fields of a document in the order in which they were asked for; null is no value. */
function picked(source: unknown, fields: readonly string[]): SearchDocument {
  const document = fieldsOf(fieldsOf(source).document);
  return Object.fromEntries(
    fields.flatMap((field) =>
      (document[field] ?? null) === null ? [] : [[field, document[field]]],
    ),
  );
}
