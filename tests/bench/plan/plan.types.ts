/** Kinds of pages with different costs; `filtered` is a car list with filters in its address. */
export const pageClasses = ['front', 'list', 'filtered', 'car', 'content'] as const;
export type PageClass = (typeof pageClasses)[number];

export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** A real address of a site with properties of its response. */
export interface Address {
  site: string;
  /** Path with query. */
  path: string;
  pageClass: PageClass;
  /** Size of the document, brotli-compressed. */
  bytes: number;
  /** Surrogate keys for a CDN. */
  keys: readonly string[];
  /** Numbers of its images; equal images have equal numbers on all pages. */
  pictures: readonly number[];
}

/** Work of the web process and its upstreams for an uncached page. */
export interface PageCost {
  /** Number of requested addresses. */
  addresses: number;
  /** CPU time of the web process, including compression. */
  webCpuMs: number;
  /** Requests to content platform and search service, and database transactions. */
  contentQueries: number;
  searches: number;
  transactions: number;
  /** Size of the document, brotli-compressed. */
  kilobytes: number;
  keys: number;
  /** Share of the pages with more keys than fit in a header. */
  manyShare: number;
}

/** Requests and bytes of one kind for a page view with an empty browser cache, scrolled to the end. */
interface RequestTotals {
  requests: number;
  kilobytes: number;
}

export interface PageLoad {
  assets: RequestTotals;
  pictures: RequestTotals;
  /** Requests below `/api/` that cannot be cached. */
  calls: number;
}

/** All measurements of the running product. */
export interface Measured {
  /** Date and machine. */
  taken: string;
  pages: Record<PageClass, PageCost>;
  loads: Record<PageClass, Record<Device, PageLoad>>;
  /** CPU time of the web process for a response from its cache, in ms. */
  cpuMs: {
    /** A cached address, answered before any middleware. */
    known: number;
    /** A cached page with another query, such as a click id. */
    otherQuery: number;
    unchanged: number;
    asset: number;
    keptPicture: number;
    /** An image that was never scaled before, with all processes. */
    scaledPicture: number;
    pageView: number;
  };
  headerKilobytes: number;
  /** Share of the images that may be cached for a year; the others for an hour. */
  versionedShare: number;
  /** Resident memory after all addresses were requested. */
  megabytes: { web: number };
  /** Database transactions per second of an idle web process. */
  idleTransactions: number;
}
