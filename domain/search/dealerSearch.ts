import type { DepartmentType } from '../documents/dealer.types';

/** Fields of the search service's record that a dealer teaser shows. */
export interface DealerRecord {
  site_id: string;
  slug: string;
  site_official_name: string;
  site_street?: string;
  site_zip?: string;
  site_city?: string;
  site_phone?: string;
  site_image_url?: string;
}

/** A department of a dealer, and its makes. */
interface DealerDepartment {
  name: string;
  department_type: string;
  group?: string;
  brands: readonly { brand_code: string }[];
}

/** A dealer with everything that the page of one of its cars shows. */
export interface DetailedDealer extends DealerRecord {
  /** Company and department, separated by a dot. */
  erp_id?: string;
  /** Address that is shown to visitors. */
  site_email?: string;
  /** Address that enquiries are sent to. */
  email?: string;
  site_departments?: readonly DealerDepartment[];
}

/** Fields to request when a dealer is shown on the page of a car. */
export const detailedDealerFields = [
  ...['site_id', 'site_official_name', 'site_street', 'site_zip', 'site_city', 'site_phone'],
  ...['site_email', 'site_image_url', 'slug', 'erp_id', 'email', 'site_departments'],
] as const satisfies readonly string[];

/** Fields to request when a dealer is shown with its hours: in lists and on its own page. */
export const fullDealerFields = [
  ...['site_id', 'site_official_name', 'site_street', 'site_zip', 'site_city', 'site_phone'],
  ...['site_email', 'site_geocoord', 'site_primary_image', 'site_image_url', 'slug'],
  ...['website_city', 'website_sort_order', 'country_code', 'site_departments'],
] as const satisfies readonly string[];

/** Maximum number of dealers in an answer; a site has a few dozen. */
export const MAX_DEALERS = 500;

/** Selects dealers; when empty, all dealers of the site. */
export interface DealerQuery {
  /** Fields of the answer; by default those of a teaser. */
  fields?: readonly string[];
  /** Dealers in this order; when absent all dealers in the site's order. */
  ids?: readonly string[];
  /** The dealer with this slug. */
  slug?: string;
  /** Only dealers that have a department of this kind. */
  department?: DepartmentType;
  limit: number;
}

/**
 * Searches the dealers of the site. Never rejects: a failure is logged, and the answer has no dealers and
 * `failed`.
 */
export type SearchDealers = (
  query: DealerQuery,
) => Promise<{ dealers: readonly DetailedDealer[]; failed?: boolean }>;
