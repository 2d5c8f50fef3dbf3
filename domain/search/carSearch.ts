import type { CarRecord } from '../documents/carRecord';

/** Values by field; a range field has exactly two bounds, null where it is open. */
export type CarFilters = Readonly<Record<string, readonly (string | number | boolean | null)[]>>;

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

/** A value of a facet and how many cars have it. */
export interface CarFacetValue {
  text: string;
  count: number;
  /** Smallest number of the fields that were asked for; null where no car has one. */
  lowest?: number | null;
  children?: readonly CarFacetValue[];
}

export interface CarHistogram {
  name: string;
  type: 'histogram';
  /** Smallest and largest value of the cars found; null when none has one. */
  min: number | null;
  max: number | null;
  values: readonly { min: number; max: number; count: number }[];
}

export type CarFacet =
  { name: string; type: 'value'; values: readonly CarFacetValue[] } | CarHistogram;

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
