import { readFilterName } from '../../../domain/search/exclusion';
import { deepest } from '../engine/filters';
import { LEVEL_SEPARATOR, type IndexDefinition } from '../indexDefinition';
import type { Filters, FilterValues } from '../searchQuery.types';
import type { Query } from './Cluster';
import { readNear, type NearFilter } from '../nearFilter';
import { numbersIn } from '../../../domain/search/numbersIn';
import { pointField, valueField } from './storedForm';

/** What a filter lets through, and the fields that it is about. */
export interface FilterClause {
  levels: readonly string[];
  query: Query;
}

/** The filters that choose something; an empty list is none, and neither is a point without a limit. */
export function filterClauses(definition: IndexDefinition, filters: Filters): FilterClause[] {
  return Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .flatMap(([filter, values]) => {
      const { name, isExcluded } = readFilterName(filter);
      const query = queryOf(definition, name, values);
      const levels = name.split(LEVEL_SEPARATOR);
      return query ? [{ levels, query: isExcluded ? noneOf(query) : query }] : [];
    });
}

function queryOf(
  { ranges, points }: IndexDefinition,
  name: string,
  values: FilterValues,
): Query | undefined {
  if (points.includes(name)) return near(readNear(name, values));
  return ranges.includes(name) ? within(name, values) : hasValue(name, values.map(String));
}

function near({ field, origin: { lat, lng }, maxKm }: NearFilter): Query | undefined {
  if (maxKm === null) return undefined;
  return {
    geo_distance: { distance: `${maxKm}km`, [pointField(field)]: { lat, lon: lng } },
  };
}

function within(name: string, values: FilterValues): Query {
  const [low = null, high = null] = numbersIn(values);
  const field = `numbers.${name}`;
  if (low === null && high === null) return { exists: { field } };
  return {
    range: { [field]: { ...(low !== null && { gte: low }), ...(high !== null && { lte: high }) } },
  };
}

/** Documents with one of the values; of a hierarchy the deepest choice in a branch counts. */
export function hasValue(name: string, values: readonly string[]): Query {
  const chosen = name.includes(LEVEL_SEPARATOR) ? deepest(values) : values;
  return { terms: { [valueField(name)]: [...chosen] } };
}

/** Documents that do not fulfil it. */
const noneOf = (query: Query): Query => ({ bool: { must_not: [query] } });

/** Documents that fulfil all of them. */
export const allOf = (queries: readonly Query[]): Query => ({ bool: { filter: [...queries] } });
