import type {
  SearchFacet,
  SearchFacetValue,
  SearchFilters,
  SearchHistogram,
} from '../documents/search';
import type { CarRecord } from '../documents/carRecord';

export type CarFilters = SearchFilters;

export interface CarFacetRequest {
  /** A field, or a hierarchy of fields joined by `>`. */
  name: string;
  sortOrder?: 'count' | 'name' | 'name_desc';
  /** Used instead of the query's filters for this facet. */
  filters?: CarFilters;
  /** Fields of numbers: each value tells the smallest that its cars have in any of them. */
  lowest?: readonly string[];
}

/** What is asked of the search service about the cars of a site. */
export interface CarQuery {
  /** Fields of the cars in the answer; those of a card when absent. */
  fields?: readonly string[];
  keyphrase?: string;
  filters?: CarFilters;
  facets?: readonly CarFacetRequest[];
  /** Cars of the answer, 0 to 500; 0 asks for numbers alone. 24 when absent. */
  limit?: number;
  offset?: number;
  /** Name of the order; the service's own when absent. */
  sortName?: string;
  /** False for cars that are only compared: the page need not be rendered again when one of them changes. */
  areShown?: boolean;
}

export type CarFacetValue = SearchFacetValue;
export type CarHistogram = SearchHistogram;
export type CarFacet = SearchFacet;

export interface CarAnswer {
  facets: readonly CarFacet[];
  cars: readonly CarRecord[];
  /** Cars that fit, in the answer or not. */
  total: number;
  /** The service did not answer: nothing is known of the cars. */
  failed?: boolean;
}

/** Searches the cars of a site. Never rejects: a failure is logged, and the answer says so. */
export type SearchCars = (query: CarQuery) => Promise<CarAnswer>;

/** What is known of the cars while the search service does not answer. */
export const noAnswer: CarAnswer = { facets: [], cars: [], total: 0, failed: true };
