import type { sv } from './sv';

/** Default texts of filters, in English. */
export const en = {
  rangeFrom: 'From',
  rangeTo: 'To',
  rangeSpread: 'Most ({count} of {total}) are between {from} and {to}',
  carFilters: 'Filters',
  carPinFilters: 'Keep beside',
  carClear: 'Clear',
  carClearFacet: 'Clear {facet}',
  carFacetSearch: 'Search {facet}',
  carFacetSearchHint: 'Search',
  carFacetNothing: 'No option matches',
} satisfies Record<keyof typeof sv, string>;
