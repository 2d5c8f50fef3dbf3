import type { SearchFacet } from '../../../domain/documents/search';
import { readIdentifier, readKeyphrase, type Match } from '../analysis/readKeyphrase';
import { LEVEL_SEPARATOR, RELEVANCE } from '../indexDefinition';
import { DISTANCE_FIELD, nearOf, toldKm } from '../nearFilter';
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
  const parts = readKeyphrase(knownWords(index), query.keyphrase);
  const found = new FoundSets(index, wholeKeyphrase(index, query, parts));
  const hits = found.hits(query.filters);
  const facets = query.facets.map((facet) => answerFacet(index, facet, query.filters, found));
  const page = pageOf(index, query, parts, hits);
  const writer = new ByteWriter().text(`{"facet":${JSON.stringify(facets)},"content":[`);
  writeDocuments(writer, index, page, query);
  const { limit, offset } = query;
  writer.text(`],"total_items":${hits.count},"limit":${limit},"offset":${offset}}`);
  return writer.end();
}

/** What the keyphrase finds; undefined when it asks for nothing. */
function wholeKeyphrase(
  index: SearchIndex,
  { keyphrase }: SearchQuery,
  parts: readonly Match<KnownWord>[],
): Bits | undefined {
  if (parts.length === 0) return undefined;
  const bits = evaluateMatch(index, { kind: 'all', parts: [...parts] });
  const identifier = readIdentifier(keyphrase);
  if (identifier) unite(bits, evaluateMatch(index, identifier));
  return bits;
}

/** Documents that filters let through, each combination worked out once for a query. */
class FoundSets {
  readonly #applied = new Map<Filters, AppliedFilter[]>();
  readonly #sets = new Map<string, HitSet>();

  constructor(
    private readonly index: SearchIndex,
    private readonly keyphrase: Bits | undefined,
  ) {}

  /** What fulfils the keyphrase and all filters but those about these fields. */
  hits(filters: Filters, except: readonly string[] = []): HitSet {
    const applied = this.#applied.get(filters) ?? applyFilters(this.index, filters);
    this.#applied.set(filters, applied);
    const counted = applied.filter(({ levels }) => !shareLevel(levels, except));
    const isWhole = counted.length === 0;
    const key = isWhole
      ? ''
      : `${[...this.#applied.keys()].indexOf(filters)} ${counted.map((filter) => applied.indexOf(filter)).join()}`;
    const known = this.#sets.get(key);
    if (known) return known;
    const bits = emptyBits(this.index.slots);
    bits.set(this.index.live.subarray(0, bits.length));
    if (this.keyphrase) intersect(bits, this.keyphrase);
    for (const filter of counted) intersect(bits, filter.bits);
    const set = new HitSet(this.index, bits);
    this.#sets.set(key, set);
    return set;
  }
}

/** A facet ignores filters on its own field; filters of its own replace the query's. */
function answerFacet(
  index: SearchIndex,
  facet: FacetQuery,
  queryFilters: Filters,
  found: FoundSets,
): SearchFacet {
  const { name } = facet;
  const filters = facet.filters ?? queryFilters;
  const hits = found.hits(filters, name.split(LEVEL_SEPARATOR));
  if (index.ranges.has(name)) {
    return { name, type: 'histogram', ...histogram(index, name, hits) };
  }
  return { name, type: 'value', values: valueFacet(index, facet, filters, hits) };
}

function pageOf(
  index: SearchIndex,
  query: SearchQuery,
  parts: readonly Match<KnownWord>[],
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
  const byScore = parts.length > 0 && (sort === undefined || sort === RELEVANCE);
  if (!byScore) {
    const name = sort === undefined || sort === RELEVANCE ? definition.defaultSort : sort;
    const near = definition.sorts[name]?.by === 'distance' && nearOf(definition, filters);
    if (near) return pageByDistance(index, near, hits, offset, limit);
    return pageInOrder(hits, orders.get(name), offset, limit);
  }
  if (limit === 0 || offset >= hits.count) return [];
  const identifier = readIdentifier(query.keyphrase);
  const scores = scoreHits(index, identifier ? [...parts, identifier] : parts, hits.bits);
  return pageByScore(hits, scores, orders.get(definition.defaultSort), offset, limit);
}

/** How far a slot's document is from the point that filters name, in km; undefined where they name none. */
function distances(
  index: SearchIndex,
  filters: Filters,
): ((slot: number) => number | undefined) | undefined {
  const near = nearOf(index.definition, filters);
  const points = near && index.points.get(near.field);
  if (!points) return undefined;
  const byCode = points.distancesFrom(near.origin);
  return (slot) => toldKm(byCode[points.codes[slot] ?? 0] ?? Infinity);
}

function writeDocuments(
  writer: ByteWriter,
  index: SearchIndex,
  slots: readonly number[],
  { fields = index.definition.fields, filters }: SearchQuery,
): void {
  const distanceOf = distances(index, filters);
  const columns = fields.flatMap((field) => {
    const column = index.stored.get(field);
    return column ? [{ name: `${JSON.stringify(field)}:`, column }] : [];
  });
  for (const [at, slot] of slots.entries()) {
    writer.text(at === 0 ? '{' : ',{');
    let separator = '';
    for (const { name, column } of columns) {
      if (!column.has(slot)) continue;
      writer.text(separator + name);
      column.write(slot, writer);
      separator = ',';
    }
    const km = distanceOf?.(slot);
    if (km !== undefined) writer.text(`${separator}"${DISTANCE_FIELD}":${km}`);
    writer.text('}');
  }
}
