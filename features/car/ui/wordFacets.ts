import type { CarFacetRequest } from '../../../domain/search/carSearch';

/**
 * Facets with whose values the words of a visitor or of a path are matched (`readSearch`). If a word is a
 * value of several facets, the first facet counts. The histograms are needed only to know whether the stock
 * has any such cars.
 */
export const wordFacets: readonly CarFacetRequest[] = [
  ...['car_brand>car_model>car_version', 'car_body', 'car_fuel', 'car_gearbox', 'car_drive'],
  ...['car_condition', 'car_color', 'car_site_region>car_site_city', 'car_year', 'car_seats'],
  'car_doors',
  ...['car_vehicle_type_code', 'car_equipment'],
  ...['car_loan_monthly_cost', 'car_privateleasing_monthly_cost', 'car_electric_range'],
].map((name) => ({ name }));
