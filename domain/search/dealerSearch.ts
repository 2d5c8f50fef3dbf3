import type { DepartmentType } from '../documents/dealer.types';

/** What a teaser shows of a dealer: fields of the search service's record. */
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

/** A department of a dealer and the makes that it is for. */
interface DealerDepartment {
  name: string;
  department_type: string;
  group?: string;
  brands: readonly { brand_code: string }[];
}

/** A dealer with everything that the page of one of its cars shows. */
export interface DetailedDealer extends DealerRecord {
  /** Company and department with a dot between. */
  erp_id?: string;
  /** For visitors. */
  site_email?: string;
  /** Where enquiries go. */
  email?: string;
  site_departments?: readonly DealerDepartment[];
}

/** Fields to ask for where a dealer is shown on the page of a car. */
export const detailedDealerFields = [
  ...['site_id', 'site_official_name', 'site_street', 'site_zip', 'site_city', 'site_phone'],
  ...['site_email', 'site_image_url', 'slug', 'erp_id', 'email', 'site_departments'],
] as const satisfies readonly string[];

/** Fields to ask for where a dealer is shown with its hours: in lists and on its own page. */
export const wholeDealerFields = [
  ...['site_id', 'site_official_name', 'site_street', 'site_zip', 'site_city', 'site_phone'],
  ...['site_email', 'site_geocoord', 'site_primary_image', 'site_image_url', 'slug'],
  ...['website_city', 'website_sort_order', 'country_code', 'site_departments'],
] as const satisfies readonly string[];

/** Dealers that one question brings; a site has a few dozen. */
export const mostDealers = 500;

export interface DealerQuery {
  /** Fields of the answer; those of a teaser when absent. */
  fields?: readonly string[];
  /** Dealers in this order; all in the site's own order when absent. */
  ids?: readonly string[];
  /** The dealer of this name in addresses. */
  slug?: string;
  /** Those that have a department of this kind. */
  department?: DepartmentType;
  limit: number;
}

/** Searches the dealers of the site. Never rejects: a failure is logged and answers none. */
export type SearchDealers = (
  query: DealerQuery,
) => Promise<{ dealers: readonly DetailedDealer[]; failed?: boolean }>;
