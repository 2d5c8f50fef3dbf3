import type { SearchFacet } from '../../../domain/documents/search';
import { readIdentifier, readKeyphrase, type Match } from '../analysis/readKeyphrase';
import { LEVEL_SEPARATOR, RELEVANCE } from '../indexDefinition';
import { DISTANCE_FIELD, findNearFilter, roundDistanceKm } from '../nearFilter';
import type { FacetQuery, Filters, SearchQuery } from '../searchQuery.types';
import { emptyBits, intersect, unite, type Bits } from './bits';
import { ByteWriter } from './ByteWriter';
import { evaluateMatch, scoreHits } from './evaluateMatch';
import { applyFilters, shareLevel, type AppliedFilter } from './filters';
import { HitSet } from './HitSet';
import { histogram } from './histogram';
import { knownWords, type KnownWord } from './knownWords';
import type { SearchIndex } from './SearchIndex';
import { pageByDistance } from './pageByDistance';
import { pageByScore, pageInOrder } from './selectHits';
import { valueFacet } from './valueFacet';

/** The answer to a query as JSON in UTF-8, `{ facet, content, total_items, limit, offset }`. */
export function search(index: SearchIndex, query: SearchQuery): Uint8Array<ArrayBuffer> {
  const conditions = readKeyphrase(knownWords(index), query.keyphrase);
  const hitCache = new HitCache(index, evaluateKeyphrase(index, query, conditions));
  const hits = hitCache.hitsFor(query.filters);
  const facets = query.facets.map((facet) => answerFacet(index, facet, query.filters, hitCache));
  const page = selectPage(index, query, conditions, hits);
  const writer = new ByteWriter().text(`{"facet":${JSON.stringify(facets)},"content":[`);
  writeDocuments(writer, index, page, query);
  const { limit, offset } = query;
  writer.text(`],"total_items":${hits.count},"limit":${limit},"offset":${offset}}`);
  return writer.end();
}

/** Evaluates the keyphrase: returns a bit for each matching slot, or undefined if it has no conditions. */
function evaluateKeyphrase(
  index: SearchIndex,
  { keyphrase }: SearchQuery,
  conditions: readonly Match<KnownWord>[],
): Bits | undefined {
  if (conditions.length === 0) return undefined;
  const bits = evaluateMatch(index, { kind: 'all', conditions: [...conditions] });
  const identifier = readIdentifier(keyphrase);
  if (identifier) unite(bits, evaluateMatch(index, identifier));
  return bits;
}

/** The hits for each combination of filters, calculated once per query. */
class HitCache {
  readonly #applied = new Map<Filters, AppliedFilter[]>();
  readonly #hitSets = new Map<string, HitSet>();

  constructor(
    private readonly index: SearchIndex,
    private readonly keyphrase: Bits | undefined,
  ) {}

  /** Returns the slots that match the keyphrase and all filters except those on the fields in `except`. */
  hitsFor(filters: Filters, except: readonly string[] = []): HitSet {
    const appliedFilters = this.#applied.get(filters) ?? applyFilters(this.index, filters);
    this.#applied.set(filters, appliedFilters);
    const remaining = appliedFilters.filter(({ levels }) => !shareLevel(levels, except));
    const isUnfiltered = remaining.length === 0;
    const key = isUnfiltered
      ? ''
      : `${[...this.#applied.keys()].indexOf(filters)} ${remaining.map((filter) => appliedFilters.indexOf(filter)).join()}`;
    const cached = this.#hitSets.get(key);
    if (cached) return cached;
    const bits = emptyBits(this.index.slots);
    bits.set(this.index.live.subarray(0, bits.length));
    if (this.keyphrase) intersect(bits, this.keyphrase);
    for (const filter of remaining) intersect(bits, filter.bits);
    const hitSet = new HitSet(this.index, bits);
    this.#hitSets.set(key, hitSet);
    return hitSet;
  }
}

/**
 * Calculates a facet. Filters on its own field are ignored; `facet.filters`, if given, replace the query's
 * filters.
 */
function answerFacet(
  index: SearchIndex,
  facet: FacetQuery,
  queryFilters: Filters,
  hitCache: HitCache,
): SearchFacet {
  const { name } = facet;
  const filters = facet.filters ?? queryFilters;
  const hits = hitCache.hitsFor(filters, name.split(LEVEL_SEPARATOR));
  if (index.ranges.has(name)) {
    return { name, type: 'histogram', ...histogram(index, name, hits) };
  }
  return { name, type: 'value', values: valueFacet(index, facet, filters, hits) };
}

function selectPage(
  index: SearchIndex,
  query: SearchQuery,
  conditions: readonly Match<KnownWord>[],
  hits: HitSet,
): number[] {
  const { definition, orders } = index;
  const { offset, limit, filters, sort } = query;
  const ids = filters[definition.id] ?? [];
  if (sort === undefined && ids.length > 0) {
    const slots = new Set(ids.map((id) => index.slotOf(String(id))));
    return [...slots]
      .filter((slot) => slot !== undefined)
      .filter((slot) => ((hits.bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1)
      .slice(offset, offset + limit);
  }
  const isByScore = conditions.length > 0 && (sort === undefined || sort === RELEVANCE);
  if (!isByScore) {
    const name = sort === undefined || sort === RELEVANCE ? definition.defaultSort : sort;
    const nearFilter =
      definition.sorts[name]?.by === 'distance' && findNearFilter(definition, filters);
    if (nearFilter) return pageByDistance(index, nearFilter, hits, offset, limit);
    return pageInOrder(hits, orders.get(name), offset, limit);
  }
  if (limit === 0 || offset >= hits.count) return [];
  const identifier = readIdentifier(query.keyphrase);
  const scores = scoreHits(index, identifier ? [...conditions, identifier] : conditions, hits.bits);
  return pageByScore(hits, scores, orders.get(definition.defaultSort), offset, limit);
}

/**
 * Returns a function that gives the distance in km of a slot's document from the point in the filters.
 * Returns undefined if the filters contain no point.
 */
function createDistanceLookup(
  index: SearchIndex,
  filters: Filters,
): ((slot: number) => number | undefined) | undefined {
  const nearFilter = findNearFilter(index.definition, filters);
  const points = nearFilter && index.points.get(nearFilter.field);
  if (!points) return undefined;
  const distancesByCode = points.distancesFrom(nearFilter.origin);
  return (slot) => roundDistanceKm(distancesByCode[points.codes[slot] ?? 0] ?? Infinity);
}

function writeDocuments(
  writer: ByteWriter,
  index: SearchIndex,
  slots: readonly number[],
  { fields = index.definition.fields, filters }: SearchQuery,
): void {
  const getDistanceKm = createDistanceLookup(index, filters);
  const columns = fields.flatMap((field) => {
    const column = index.stored.get(field);
    return column ? [{ name: `${JSON.stringify(field)}:`, column }] : [];
  });
  for (const [position, slot] of slots.entries()) {
    writer.text(position === 0 ? '{' : ',{');
    let separator = '';
    for (const { name, column } of columns) {
      if (!column.has(slot)) continue;
      writer.text(separator + name);
      column.write(slot, writer);
      separator = ',';
    }
    const km = getDistanceKm?.(slot);
    if (km !== undefined) writer.text(`${separator}"${DISTANCE_FIELD}":${km}`);
    writer.text('}');
  }
}
