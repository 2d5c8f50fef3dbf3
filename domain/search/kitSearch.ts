import type { Kit } from '../documents/kit.types';
import type { CarFacet, CarFacetRequest, CarFilters } from './carSearch';

/** A kit in an answer: the fields that every kit has, and the other requested fields. */
export type KitRecord = Pick<Kit, 'kitId' | 'name' | 'retailPrice'> & Partial<Kit>;

/** A query of a site's kits to the search service. */
export interface KitQuery {
  /** Fields of the kits in the answer; by default those of a card. */
  fields?: readonly (keyof Kit)[];
  keyphrase?: string;
  filters?: CarFilters;
  facets?: readonly CarFacetRequest[];
  /** Number of kits in the answer, 0 to 500. */
  limit: number;
  offset?: number;
  sortName?: string;
}

/** Result of a search for kits. */
export interface KitAnswer {
  kits: readonly KitRecord[];
  facets: readonly CarFacet[];
  /** Number of matching kits, on all pages. */
  total: number;
  /** True when the service did not answer: nothing is known about the kits. */
  failed?: boolean;
}

/** Searches the kits of a site. Never rejects: a failure is logged, and the answer has `failed`. */
export type SearchKits = (query: KitQuery) => Promise<KitAnswer>;
