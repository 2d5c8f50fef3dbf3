import type { Kit } from '../documents/kit.types';
import type { CarFacet, CarFacetRequest, CarFilters } from './carSearch';

/** A kit of an answer: what every kit has, and the other fields that were asked for. */
export type KitRecord = Pick<Kit, 'kitId' | 'name' | 'retailPrice'> & Partial<Kit>;

/** What is asked of the search service about the kits of a site. */
export interface KitQuery {
  /** Fields of the kits in the answer; those of a card when absent. */
  fields?: readonly (keyof Kit)[];
  keyphrase?: string;
  filters?: CarFilters;
  facets?: readonly CarFacetRequest[];
  /** Kits of the answer, 0 to 500. */
  limit: number;
  offset?: number;
  sortName?: string;
}

export interface KitAnswer {
  kits: readonly KitRecord[];
  facets: readonly CarFacet[];
  /** Kits that fit, in the answer or not. */
  total: number;
  /** The service did not answer: nothing is known of the kits. */
  failed?: boolean;
}

/** Searches the kits of a site. Never rejects: a failure is logged, and the answer says so. */
export type SearchKits = (query: KitQuery) => Promise<KitAnswer>;
