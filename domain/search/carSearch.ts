import type {
  SearchFacet,
  SearchFacetValue,
  SearchFilters,
  SearchHistogram,
} from '../documents/search';
import type { CarRecord } from '../documents/carRecord';

export type CarFilters = SearchFilters;

/** A facet to count. */
export interface CarFacetRequest {
  /** A field, or a hierarchy of fields joined by `>`. */
  name: string;
  sortOrder?: 'count' | 'name' | 'name_desc';
  /** Used instead of the query's filters for this facet. */
  filters?: CarFilters;
  /** Numeric fields: each facet value includes the lowest number that its cars have in any of them. */
  lowest?: readonly string[];
}

/** A query of a site's cars to the search service. */
export interface CarQuery {
  /** Fields of the cars in the answer; by default those of a card. */
  fields?: readonly string[];
  keyphrase?: string;
  filters?: CarFilters;
  facets?: readonly CarFacetRequest[];
  /** Number of cars in the answer, 0 to 500; 0 fetches only the counts. 24 by default. */
  limit?: number;
  offset?: number;
  /** Name of the sort order; the service's default when absent. */
  sortName?: string;
  /** False for cars that are only compared: the page does not become stale when one of them changes. */
  areShown?: boolean;
}

export type CarFacetValue = SearchFacetValue;
export type CarHistogram = SearchHistogram;
export type CarFacet = SearchFacet;

/** Result of a search for cars. */
export interface CarAnswer {
  facets: readonly CarFacet[];
  cars: readonly CarRecord[];
  /** Number of matching cars, on all pages. */
  total: number;
  /** True when the service did not answer: nothing is known about the cars. */
  failed?: boolean;
}

/** Searches the cars of a site. Never rejects: a failure is logged, and the answer has `failed`. */
export type SearchCars = (query: CarQuery) => Promise<CarAnswer>;

/** The answer while the search service does not respond. */
export const FAILED_ANSWER: CarAnswer = { facets: [], cars: [], total: 0, failed: true };
