import { array, type InferType, lazy, mixed, number, object, type ObjectSchema, string } from 'yup';

/** The search service's contract: its requests and its answers. */

/**
 * Values by field. A range field has exactly two bounds, null when open. A position has latitude, longitude
 * and the maximum distance in km, null for no limit. An empty list is no filter.
 */
export type SearchFilters = Readonly<Record<string, readonly (string | number | boolean | null)[]>>;

interface SearchFacetRequest {
  /** A field, or a hierarchy of fields joined by `>`. */
  name: string;
  /** By the number of documents with a value (default), or by its text. */
  sort_order?: 'count' | 'name' | 'name_desc';
  /** Used instead of the request's filters for this facet. */
  filters?: SearchFilters;
  /**
   * Numeric fields, for a facet with one value per document: each facet value includes the lowest number in
   * any of these fields.
   */
  lowest?: readonly string[];
}

/** Body of a search; services/search/readSearchRequest.ts checks it against the index. */
export interface SearchRequest {
  /** Fields of the documents in the answer; all when absent. */
  fields?: readonly string[];
  keyphrase?: string;
  facets?: readonly SearchFacetRequest[];
  /** Number of documents per page, 0 to 500; 24 when absent. */
  limit?: number;
  offset?: number;
  sort_name?: string;
  filters?: SearchFilters;
}

const count = () => number().integer().min(0).defined();

/** Null when no document has a value. */
const bound = () => number().nullable().defined();

/** Declared as an interface, since a recursive type cannot be inferred. */
export interface SearchFacetValue {
  text: string;
  count: number;
  /** Lowest number in the fields that the request names; null when no document has one. */
  lowest?: number | null;
  /** Values of the next level of a hierarchy. */
  children?: SearchFacetValue[];
}

const facetValue: ObjectSchema<SearchFacetValue> = object({
  text: string().defined(),
  count: count(),
  lowest: number().nullable(),
  children: array(lazy(() => facetValue)),
});

const valueFacet = object({
  name: string().defined(),
  type: string()
    .oneOf(['value'] as const)
    .defined(),
  values: array(facetValue).defined(),
});

const histogram = object({
  name: string().defined(),
  type: string()
    .oneOf(['histogram'] as const)
    .defined(),
  /** Smallest and largest value of the hits. */
  min: bound(),
  max: bound(),
  values: array(
    object({ min: number().defined(), max: number().defined(), count: count() }),
  ).defined(),
});
export type SearchHistogram = InferType<typeof histogram>;

const facet = lazy((value?: { type?: unknown }) =>
  value?.type === 'histogram' ? histogram : valueFacet,
);
export type SearchFacet = InferType<typeof valueFacet> | SearchHistogram;

/** The form of every answer; the documents depend on the index. */
export const searchAnswer = object({
  facet: array(facet).defined(),
  content: array(
    mixed((value): value is object => typeof value === 'object' && value !== null).defined(),
  ).defined(),
  total_items: count(),
  limit: count(),
  offset: count(),
}).required();

/** Result of a search; documents have the fields that the request named. */
export interface SearchAnswer<Document> extends Omit<
  InferType<typeof searchAnswer>,
  'facet' | 'content'
> {
  facet: SearchFacet[];
  content: Partial<Document>[];
  /** True when the service did not answer; set by the client, never by the service. */
  failed?: boolean;
}
