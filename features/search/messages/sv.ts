/** Default texts of filters, in Swedish. */
export const sv = {
  rangeFrom: 'Från',
  rangeTo: 'Till',
  rangeSpread: 'De flesta ({count} av {total}) ligger mellan {from} och {to}',
  carFilters: 'Filter',
  carPinFilters: 'Visa vid sidan',
  carClear: 'Rensa',
  carClearFacet: 'Rensa {facet}',
  carFacetSearch: 'Sök i {facet}',
  carFacetSearchHint: 'Sök',
  carFacetNothing: 'Inget alternativ stämmer',
};
