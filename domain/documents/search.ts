import { array, type InferType, lazy, mixed, number, object, type ObjectSchema, string } from 'yup';

/** The search service's contract: what is asked of it, and what it answers. */

/**
 * Values by field; for a range field exactly two bounds, null where it is open; for a position latitude, longitude and
 * the most kilometres from there, null for no limit. An empty list is no filter.
 */
export type SearchFilters = Readonly<Record<string, readonly (string | number | boolean | null)[]>>;

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

const count = () => number().integer().min(0).defined();

/** Null where no document has a value. */
const bound = () => number().nullable().defined();

/** By hand, since it holds itself, which cannot be inferred. */
export interface SearchFacetValue {
  text: string;
  count: number;
  /** Smallest number of the fields that the request names; null where none of the documents has one. */
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

const facet = lazy((given?: { type?: unknown }) =>
  given?.type === 'histogram' ? histogram : valueFacet,
);
export type SearchFacet = InferType<typeof valueFacet> | SearchHistogram;

/** The form of every answer; the documents have those of their index. */
export const searchAnswer = object({
  facet: array(facet).defined(),
  content: array(
    mixed((value): value is object => typeof value === 'object' && value !== null).defined(),
  ).defined(),
  total_items: count(),
  limit: count(),
  offset: count(),
});

export interface SearchAnswer<Document> extends Omit<
  InferType<typeof searchAnswer>,
  'facet' | 'content'
> {
  facet: SearchFacet[];
  content: Partial<Document>[];
  /** The service did not answer; the client says so, never the service. */
  failed?: boolean;
}
