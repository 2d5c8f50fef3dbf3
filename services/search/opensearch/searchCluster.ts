import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { distanceKm } from '../../../domain/geography/distance';
import { readPosition } from '../../../domain/geography/position';
import type { CompareTexts } from '../engine/compareTexts';
import { RELEVANCE, type IndexDefinition, type SearchDocument } from '../indexDefinition';
import { toText } from '../engine/readField';
import { DISTANCE_FIELD, findNearFilter, roundDistanceKm, type NearFilter } from '../nearFilter';
import type { SearchQuery } from '../searchQuery.types';
import { fieldsOf } from '../../../domain/isRecord';
import { ClusterFailure, type Cluster, type Snapshot } from './Cluster';
import { facetAggregations, planFilters, readFacets } from './facetAggregations';
import { matchAll } from './filterClauses';
import { keyphraseQuery } from './keyphraseQuery';
import { sortClauses } from './sortClauses';

/** The index to search. */
export interface ClusterIndex {
  definition: IndexDefinition;
  alias: string;
  compareTexts: CompareTexts;
}

/** Delays before a failed search is retried; meanwhile the replicas of a lost node take over. */
const RETRY_DELAYS_MS = [50, 400];

/**
 * Runs a query and returns `{ facet, content, total_items, limit, offset }`. Retries failures that may be
 * temporary.
 * @throws ClusterFailure if the cluster cannot answer for all documents
 */
export async function searchCluster(
  cluster: Cluster,
  index: ClusterIndex,
  query: SearchQuery,
  log: Logger,
): Promise<object> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await searchOnce(cluster, index, query);
    } catch (error) {
      if (!(error instanceof ClusterFailure) || error.isFinal) throw error;
      log.warn({ error, index: index.alias }, 'search failed; will retry');
      await pause(delayMs);
    }
  }
  return searchOnce(cluster, index, query);
}

const searchOnce = (cluster: Cluster, index: ClusterIndex, query: SearchQuery): Promise<object> =>
  cluster.withSnapshot(index.alias, (snapshot) => runQuery(snapshot, index, query));

async function runQuery(
  snapshot: Snapshot,
  { definition, compareTexts }: ClusterIndex,
  query: SearchQuery,
): Promise<object> {
  const { sort, limit, offset, fields = definition.fields } = query;
  const keyphrase = await keyphraseQuery(definition, query.keyphrase, snapshot);
  const nearFilter = findNearFilter(definition, query.filters);
  const plan = planFilters(definition, query);
  const isByScore = keyphrase !== undefined && (sort === undefined || sort === RELEVANCE);
  const matching = matchAll([...(keyphrase ? [keyphrase.matches] : []), ...plan.shared]);
  const scored = { bool: { filter: [matching], should: keyphrase?.scores ?? [] } };
  const { total, hits, aggregations } = await snapshot.search({
    size: limit,
    from: offset,
    track_total_hits: true,
    query: isByScore ? scored : matching,
    post_filter: matchAll(plan.documentsOnly),
    sort: await sortClauses(definition, query, { snapshot, matching, isByScore, compareTexts }),
    aggs: facetAggregations(definition, plan.facets),
    _source: [...fields, ...(nearFilter ? [nearFilter.field] : [])].map(
      (field) => `document.${field}`,
    ),
  });
  return {
    facet: await readFacets(query, plan, aggregations, {
      snapshot,
      matching,
      compareTexts,
    }),
    content: hits.map(({ _source: source }) => ({
      ...selectFields(source, fields),
      ...(nearFilter && readDistance(source, nearFilter)),
    })),
    total_items: total,
    limit,
    offset,
  };
}

/** Returns the distance of a document from a point, calculated as in the embedded engine. */
function readDistance(source: unknown, { field, origin }: NearFilter): SearchDocument {
  const document = fieldsOf(fieldsOf(source).document);
  const position = readPosition(toText(document[field]) ?? '');
  const km = position && roundDistanceKm(distanceKm(origin, position));
  return km === undefined ? {} : { [DISTANCE_FIELD]: km };
}

/** Selects fields of a document, in the requested order; null counts as absent. */
function selectFields(source: unknown, fields: readonly string[]): SearchDocument {
  const document = fieldsOf(fieldsOf(source).document);
  return Object.fromEntries(
    fields.flatMap((field) =>
      (document[field] ?? null) === null ? [] : [[field, document[field]]],
    ),
  );
}
