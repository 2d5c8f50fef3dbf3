import type { sv } from './sv';

/** Default texts of filters, in Slovak. */
export const sk = {
  rangeFrom: 'Od',
  rangeTo: 'Do',
  rangeSpread: 'Väčšina ({count} z {total}) je medzi {from} a {to}',
  carFilters: 'Filtre',
  carPinFilters: 'Zobraziť vedľa',
  carClear: 'Zrušiť',
  carClearFacet: 'Zrušiť filter {facet}',
  carFacetSearch: 'Hľadať: {facet}',
  carFacetSearchHint: 'Hľadať',
  carFacetNothing: 'Žiadna možnosť nevyhovuje',
} satisfies Record<keyof typeof sv, string>;
