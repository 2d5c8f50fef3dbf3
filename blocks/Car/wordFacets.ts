import type { CarFacetRequest } from './carSearch';

/**
 * Facets whose values a visitor may type as words, and whose values stand as segments in an address
 * (spec 2 §2, Routes). Where a word is a value of several, the first counts.
 */
export const wordFacets: readonly CarFacetRequest[] = [
  ...['car_brand>car_model>car_version', 'car_body', 'car_fuel', 'car_gearbox', 'car_drive'],
  ...['car_condition', 'car_color', 'car_site_region>car_site_city', 'car_year'],
].map((name) => ({ name }));
