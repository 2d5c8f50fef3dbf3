import type { sv } from './sv';

/** Default texts of filters, in Norwegian. */
export const nb = {
  rangeFrom: 'Fra',
  rangeTo: 'Til',
  rangeSpread: 'De fleste ({count} av {total}) ligger mellom {from} og {to}',
  carFilters: 'Filtre',
  carPinFilters: 'Vis ved siden',
  carClear: 'Nullstill',
  carClearFacet: 'Nullstill {facet}',
  carFacetSearch: 'Søk i {facet}',
  carFacetSearchHint: 'Søk',
  carFacetNothing: 'Ingen alternativer passer',
} satisfies Record<keyof typeof sv, string>;
