import type { sv } from './sv';

/** Default texts of filters, in Finnish. */
export const fi = {
  rangeFrom: 'Vähintään',
  rangeTo: 'Enintään',
  rangeSpread: 'Useimmat ({count}/{total}) ovat välillä {from} – {to}',
  carFilters: 'Suodattimet',
  carPinFilters: 'Näytä sivussa',
  carClear: 'Tyhjennä',
  carClearFacet: 'Tyhjennä {facet}',
  carFacetSearch: 'Hae: {facet}',
  carFacetSearchHint: 'Hae',
  carFacetNothing: 'Ei sopivia vaihtoehtoja',
} satisfies Record<keyof typeof sv, string>;
