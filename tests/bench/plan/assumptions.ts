/**
 * All assumptions of the capacity plan, as opposed to measurements. After a change of traffic run
 * `npm run bench -- plan`, after a change of prices or sizing `npm run bench -- plan-tables`.
 */
export const traffic = {
  viewsPerMonth: 100_000_000,
  daysPerMonth: 30,
  /** Page views per second of one front page, as after a television advertisement. */
  peakPerSecond: 3000,
  peakSite: 'automotive-se',
  /** Duration of the rise, and of the whole simulation, in s. */
  peakRiseSeconds: 10,
  peakSeconds: 60,
  /** Further views on the same site per view of the peak. */
  peakFollowing: 0.35,
  /** Share of a day's views per hour, from midnight. */
  hours: [
    ...[1.3, 0.8, 0.5, 0.4, 0.5, 1.1, 2.3, 3.7, 4.6, 5.1, 5.3, 5.4],
    ...[5.6, 5.2, 5.0, 5.0, 5.2, 5.6, 6.2, 7.0, 7.6, 7.0, 5.4, 4.2],
  ],
  viewsPerVisit: 4,
  /** Share of visits with an empty browser cache; others have scripts, styles and fonts. */
  emptyBrowsers: 0.6,
  phones: 0.65,
  /** Share of a page's images that a visitor scrolls to. */
  seenPictures: 0.6,
  /** Share of list views with a unique address: search words, places, price ranges. */
  ownLists: 0.1,
  /** Share of visits with a click id in the address. */
  clickIds: 0.2,
  /** Number of CDN locations that share the visitors of a site. */
  edgePlaces: 2,
  /** Published items per day on all sites together. */
  publishedItemsPerDay: 300,
  publishedSitesPerDay: 20,
  holdsPerDay: 200,
  /** Share of the cars that change per day. */
  changedCarsPerDay: 0.2,
  /** Time of content platform and search service in ms, in addition to the web process's CPU time. */
  upstreamMs: 30,
  /** Bytes per log line; one per request to the web process, fewer for cached pages (hitLog.ts). */
  logBytes: 350,
} as const;

/** Exponents of the Zipf distribution; the plan uses the middle one. */
export const zipfExponents = [0.8, 1, 1.2] as const;
export const planExponent = 1;

export const sizing = {
  /** Number of web processes in the simulation of a day (deploy/kubernetes/base/scaling.yaml). */
  processes: 3,
  /** Maximum share of a core that a web process may use. */
  busyShare: 0.6,
  /** Number of additional processes, so that one may fail. */
  spare: 1,
  minProcesses: 3,
  /** Maximum share of a core that a search service process may use. */
  searchBusyShare: 0.6,
  /** Memory of the PostgreSQL server, and of its replica. */
  databaseGigabytes: 4,
  databaseCores: 2,
  searchGigabytes: 1,
} as const;

/** Typical price range in euro; not a vendor's offer. */
export type Price = readonly [low: number, high: number];

export const prices = {
  coreHour: [0.02, 0.06],
  gigabyteHour: [0.003, 0.008],
  /** Managed database: price per core and hour, including storage and replica. */
  databaseCoreHour: [0.08, 0.25],
  /** Traffic from the CDN to visitors, and from the origin to the CDN. */
  edgeGigabyte: [0.01, 0.08],
  originGigabyte: [0.02, 0.09],
  /** Price of 10,000 requests to the CDN. */
  edgeRequests: [0, 0.01],
  /** Ingestion and storage of logs. */
  logGigabyte: [0.3, 2],
} as const satisfies Record<string, Price>;

export const hoursPerMonth = 730;
