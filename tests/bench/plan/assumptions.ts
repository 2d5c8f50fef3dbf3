/**
 * Everything that the plan supposes rather than measures. Change a figure, then `npm run bench -- plan` (traffic) or
 * `npm run bench -- plan-tables` (prices, sizing).
 */
export const traffic = {
  viewsPerMonth: 100_000_000,
  daysPerMonth: 30,
  /** Page views a second on one front page, as after an advertisement on television. */
  peakPerSecond: 3000,
  peakSite: 'automotive-se',
  /** How long it takes to rise, and how long it is simulated in all, in s. */
  peakRiseSeconds: 10,
  peakSeconds: 60,
  /** Further views on the same site for each of the peak's. */
  peakFollowing: 0.35,
  /** Share of a day's views in each hour, from midnight. */
  hours: [
    ...[1.3, 0.8, 0.5, 0.4, 0.5, 1.1, 2.3, 3.7, 4.6, 5.1, 5.3, 5.4],
    ...[5.6, 5.2, 5.0, 5.0, 5.2, 5.6, 6.2, 7.0, 7.6, 7.0, 5.4, 4.2],
  ],
  viewsPerVisit: 4,
  /** Share of visits that begin with an empty browser cache; others hold scripts, styles and fonts. */
  emptyBrowsers: 0.6,
  phones: 0.65,
  /** Share of a page's pictures that a visitor scrolls to. */
  seenPictures: 0.6,
  /** Share of the views of lists whose address nobody else asks for: words, places, bounds of prices. */
  ownLists: 0.1,
  /** Share of visits that come with a click id of an advertisement in the address. */
  clickIds: 0.2,
  /** Places of the cache in front that share the visitors of one site. */
  edgePlaces: 2,
  /** Of all sites together, a day. */
  publishedItemsPerDay: 300,
  publishedSitesPerDay: 20,
  holdsPerDay: 200,
  /** Share of the cars whose documents change in a day. */
  changedCarsPerDay: 0.2,
  /** Of the content platform and the search service, on top of the web process's own CPU, in ms. */
  upstreamMs: 30,
  /** A line of the log for each request that reaches the web tier; of known pages fewer are written (hitLog.ts). */
  logBytes: 350,
} as const;

/** Exponents of the Zipf mix: the middle one is the plan. */
export const exponents = [0.8, 1, 1.2] as const;
export const planExponent = 1;

export const sizing = {
  /** Web processes that the day is simulated with (deploy/kubernetes/base/scaling.yaml). */
  processes: 3,
  /** Share of a core that a web process may use at its busiest. */
  busyShare: 0.6,
  /** One more than needed, so that one may go. */
  spare: 1,
  minProcesses: 3,
  /** Share of a core that a process of the search service may use. */
  searchBusyShare: 0.6,
  /** Memory of the PostgreSQL server, its copy likewise. */
  databaseGigabytes: 4,
  databaseCores: 2,
  searchGigabytes: 1,
} as const;

/** A price is a range: low and high of what is usual, in euro. None of them is a vendor's offer. */
export type Price = readonly [low: number, high: number];

export const prices = {
  coreHour: [0.02, 0.06],
  gigabyteHour: [0.003, 0.008],
  /** A managed database, for each of its cores an hour, storage and copy included. */
  databaseCoreHour: [0.08, 0.25],
  /** From the cache in front to visitors, and from the origin to the cache. */
  edgeGigabyte: [0.01, 0.08],
  originGigabyte: [0.02, 0.09],
  /** For 10,000 requests to the cache in front. */
  edgeRequests: [0, 0.01],
  /** Logs taken in and kept. */
  logGigabyte: [0.3, 2],
} as const satisfies Record<string, Price>;

export const hoursPerMonth = 730;
