import type { CarFacetRequest } from '../../../domain/search/carSearch';

/**
 * Facets that a visitor's words are read with (domain/search), and whose values stand as segments in an
 * address (spec 2 §2, Routes). Where a word is a value of several, the first counts. Of equipment only the
 * words are known, of monthly costs and ranges only whether there are any.
 */
export const wordFacets: readonly CarFacetRequest[] = [
  ...['car_brand>car_model>car_version', 'car_body', 'car_fuel', 'car_gearbox', 'car_drive'],
  ...['car_condition', 'car_color', 'car_site_region>car_site_city', 'car_year', 'car_seats'],
  'car_doors',
  ...['car_vehicle_type_code', 'car_equipment'],
  ...['car_loan_monthly_cost', 'car_privateleasing_monthly_cost', 'car_electric_range'],
].map((name) => ({ name }));
