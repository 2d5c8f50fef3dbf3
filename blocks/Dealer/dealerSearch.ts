/** What a teaser shows of a dealer: fields of the search service's record (spec 2 §7). */
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

export interface DealerQuery {
  /** Dealers in this order; all in the site's own order when absent. */
  ids?: readonly string[];
  limit: number;
}

/** Searches the dealers of the site. Never rejects: a failure is logged and answers none. */
export type SearchDealers = (
  query: DealerQuery,
) => Promise<{ dealers: readonly DealerRecord[]; failed?: boolean }>;
