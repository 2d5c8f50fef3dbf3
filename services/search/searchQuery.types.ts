/**
 * The values of a filter. A range field has exactly two bounds, null for an open one; a position field has
 * latitude, longitude and maximum distance in km, null for no limit. A `-` before the field name excludes
 * documents with the values.
 */
export type FilterValues = readonly (string | number | null)[];
export type Filters = Readonly<Record<string, FilterValues>>;

export type FacetOrder = 'count' | 'name' | 'name_desc';

export interface FacetQuery {
  name: string;
  order: FacetOrder;
  /** Replaces the query's filters for this facet. */
  filters?: Filters;
  /** Range fields: each facet value includes the lowest number that its documents have in any of them. */
  lowest?: readonly string[];
}

/** A validated request: all names exist in the index, all defaults are filled in. */
export interface SearchQuery {
  index: string;
  /** Fields of the returned documents; default: all. */
  fields?: readonly string[];
  keyphrase: string;
  facets: readonly FacetQuery[];
  filters: Filters;
  limit: number;
  offset: number;
  /**
   * Default: the order of the requested ids, relevance for a keyphrase, otherwise the default order of the
   * index.
   */
  sort?: string;
}
