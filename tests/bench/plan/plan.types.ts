/** Kinds of pages that cost differently: `filtered` is a list of cars with a choice in its address. */
export const pageClasses = ['front', 'list', 'filtered', 'car', 'content'] as const;
export type PageClass = (typeof pageClasses)[number];

export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** One real address of a site, as it answered. */
export interface Address {
  site: string;
  /** With its query. */
  path: string;
  pageClass: PageClass;
  /** Of the document, brotli. */
  bytes: number;
  /** Surrogate keys, as a cache in front is told them. */
  keys: readonly string[];
  /** Numbers of its pictures, the same one for the same picture of all pages. */
  pictures: readonly number[];
}

/** What the web process and its upstreams do for one page that is not known. */
export interface PageCost {
  /** Addresses that were asked. */
  addresses: number;
  /** CPU of the web process, compression included. */
  webCpuMs: number;
  /** Questions to the content platform, to the search service, and transactions of the database. */
  contentQueries: number;
  searches: number;
  transactions: number;
  /** Document, brotli. */
  kilobytes: number;
  keys: number;
  /** Share of them with more keys than a header holds. */
  manyShare: number;
}

/** Requests and bytes of one kind that a browser without a cache makes for one page view, scrolled to its end. */
interface Loaded {
  requests: number;
  kilobytes: number;
}

export interface PageLoad {
  assets: Loaded;
  pictures: Loaded;
  /** Requests below `/api/` that no cache answers. */
  calls: number;
}

/** Everything that the plan takes from the running product. */
export interface Measured {
  /** When and on what. */
  taken: string;
  pages: Record<PageClass, PageCost>;
  loads: Record<PageClass, Record<Device, PageLoad>>;
  /** CPU ms of the web process for an answer from its memory or disk. */
  cpuMs: {
    /** A known address, answered before any middleware. */
    known: number;
    /** A known page at an address that nobody asked for before, such as one with a click id. */
    otherQuery: number;
    unchanged: number;
    asset: number;
    keptPicture: number;
    /** All processes, a picture that was never scaled before. */
    scaledPicture: number;
    pageView: number;
  };
  headerKilobytes: number;
  /** Share of the pictures that may be kept for a year; the others for an hour. */
  versionedShare: number;
  /** Resident memory after all addresses were asked for. */
  megabytes: { web: number };
  /** Transactions a second of an idle web process. */
  idleTransactions: number;
}
