import { readFilterName } from '../../../domain/search/exclusion';
import { withoutAncestors } from '../engine/filters';
import { LEVEL_SEPARATOR, type IndexDefinition } from '../indexDefinition';
import type { Filters, FilterValues } from '../searchQuery.types';
import type { Query } from './Cluster';
import { readNear, type NearFilter } from '../nearFilter';
import { toNumbers } from '../../../domain/search/toNumbers';
import { pointField, valueField } from './storedForm';

/** The condition of a filter and the field levels that it applies to. */
export interface FilterClause {
  levels: readonly string[];
  query: Query;
}

/**
 * Builds the conditions of filters. An empty list and a position without a maximum distance are no
 * condition.
 */
export function filterClauses(definition: IndexDefinition, filters: Filters): FilterClause[] {
  return Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .flatMap(([filter, values]) => {
      const { name, isExcluded } = readFilterName(filter);
      const query = toQuery(definition, name, values);
      const levels = name.split(LEVEL_SEPARATOR);
      return query ? [{ levels, query: isExcluded ? notMatching(query) : query }] : [];
    });
}

function toQuery(
  { ranges, points }: IndexDefinition,
  name: string,
  values: FilterValues,
): Query | undefined {
  if (points.includes(name)) return withinDistance(readNear(name, values));
  return ranges.includes(name) ? withinBounds(name, values) : hasValue(name, values.map(String));
}

function withinDistance({ field, origin: { lat, lng }, maxKm }: NearFilter): Query | undefined {
  if (maxKm === null) return undefined;
  return {
    geo_distance: { distance: `${maxKm}km`, [pointField(field)]: { lat, lon: lng } },
  };
}

function withinBounds(name: string, values: FilterValues): Query {
  const [low = null, high = null] = toNumbers(values);
  const field = `numbers.${name}`;
  if (low === null && high === null) return { exists: { field } };
  return {
    range: { [field]: { ...(low !== null && { gte: low }), ...(high !== null && { lte: high }) } },
  };
}

/**
 * Matches documents with one of the values; of a hierarchy, the deepest selected level of a branch counts.
 */
export function hasValue(name: string, values: readonly string[]): Query {
  const effectiveValues = name.includes(LEVEL_SEPARATOR) ? withoutAncestors(values) : values;
  return { terms: { [valueField(name)]: [...effectiveValues] } };
}

/** Matches documents that do not match `query`. */
const notMatching = (query: Query): Query => ({ bool: { must_not: [query] } });

/** Matches documents that match all queries. */
export const matchAll = (queries: readonly Query[]): Query => ({ bool: { filter: [...queries] } });
