import type { CarFacetRequest } from './carSearch';

/**
 * Facets whose values a visitor may type as words, and whose values stand as segments in an address
 * (spec 2 §2, Routes). Where a word is a value of several, the first counts.
 */
export const wordFacets = [
  { name: 'car_brand>car_model' },
  { name: 'car_body' },
  { name: 'car_fuel' },
  { name: 'car_gearbox' },
  { name: 'car_drive' },
  { name: 'car_condition' },
  { name: 'car_color' },
  { name: 'car_site_city' },
] as const satisfies readonly CarFacetRequest[];
