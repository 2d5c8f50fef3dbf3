/** The search service's contract: what is asked of it, and what it answers. */

/**
 * Values by field; for a range field exactly two bounds, null where it is open; for a position latitude, longitude and
 * the most kilometres from there, null for no limit. An empty list is no filter.
 */
type SearchFilters = Readonly<Record<string, readonly (string | number | boolean | null)[]>>;

interface SearchFacetRequest {
  /** A field, or a hierarchy of fields joined by `>`. */
  name: string;
  /** By how many have a value (default), or by its text. */
  sort_order?: 'count' | 'name' | 'name_desc';
  /** Used instead of the request's filters for this facet. */
  filters?: SearchFilters;
  /** Range fields, for a facet with one value a document: each value tells the smallest number in any of them. */
  lowest?: readonly string[];
}

export interface SearchRequest {
  /** Fields of the documents that are answered; all when absent. */
  fields?: readonly string[];
  keyphrase?: string;
  facets?: readonly SearchFacetRequest[];
  /** Documents of a page, 0 to 500; 24 when absent. */
  limit?: number;
  offset?: number;
  sort_name?: string;
  filters?: SearchFilters;
}

interface SearchFacetValue {
  text: string;
  count: number;
  /** Smallest number of the fields that the request names; null where none of the documents has one. */
  lowest?: number | null;
  /** Values of the next level of a hierarchy. */
  children?: SearchFacetValue[];
}

interface SearchValueFacet {
  name: string;
  type: 'value';
  values: SearchFacetValue[];
}

interface SearchHistogram {
  name: string;
  type: 'histogram';
  /** Smallest and largest value of the hits; null when none has one. */
  min: number | null;
  max: number | null;
  values: { min: number; max: number; count: number }[];
}

type SearchFacet = SearchValueFacet | SearchHistogram;

export interface SearchAnswer<Document> {
  facet: SearchFacet[];
  content: Partial<Document>[];
  total_items: number;
  limit: number;
  offset: number;
  /** The service did not answer; the client says so, never the service. */
  failed?: boolean;
}
