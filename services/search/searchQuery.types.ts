/**
 * A filter's values; for a range field exactly two bounds, null where it is open; for a position latitude, longitude
 * and the most kilometres from there, null for no limit. A name with `-` before it leaves out what has the values.
 */
export type FilterValues = readonly (string | number | null)[];
export type Filters = Readonly<Record<string, FilterValues>>;

export type FacetOrder = 'count' | 'name' | 'name_desc';

export interface FacetQuery {
  name: string;
  order: FacetOrder;
  /** Stand in the place of the query's filters for this facet. */
  filters?: Filters;
  /** Range fields: each value tells the smallest number that its documents have in any of them. */
  lowest?: readonly string[];
}

/** A request that fits its index: every name is known, every default filled in. */
export interface SearchQuery {
  index: string;
  /** Fields of the answer's documents; all of them when absent. */
  fields?: readonly string[];
  keyphrase: string;
  facets: readonly FacetQuery[];
  filters: Filters;
  limit: number;
  offset: number;
  /** Absent: the order of a list of ids, relevance for a keyphrase, else the index's own. */
  sort?: string;
}
