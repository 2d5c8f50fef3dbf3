import type { EdgeResult } from './EdgeCache';
import type { WebCounts } from './WebProcess';

export interface BusiestPeriod {
  /** Cores that all web processes together need in the busiest period. */
  busiestCores: number;
  /** Views per second in the busiest period. */
  busiestViews: number;
  busiestOrigin: number;
  busiestRendered: number;
  busiestVisitorMegabits: number;
}

interface ByKind {
  pages: number;
  assets: number;
  pictures: number;
}

/** Counts during a scenario. */
export interface Counts {
  views: number;
  /** Views of pages in the browser cache that are revalidated with 304. */
  unchanged: number;
  edge: Record<EdgeResult, number>;
  /** Requests with unique addresses, which the CDN cannot cache. */
  passed: number;
  /** Requests below `/api/`. */
  calls: number;
  purges: number;
  visitorRequests: Omit<ByKind, 'pages'>;
  visitorKilobytes: ByKind;
  originRequests: ByKind;
  originKilobytes: ByKind;
  /** CPU time of the web processes other than pages; scaling has separate processes. */
  cpuMs: { calls: number; assets: number; pictures: number; scaling: number };
}

export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** Results of a scenario: counts of the measured period, and its busiest five seconds. */
export interface Outcome extends Counts, BusiestPeriod {
  seconds: number;
  processes: number;
  /** Sum over all web processes. */
  web: Omit<WebCounts, 'waits'>;
  /** Response times of the web processes in ms. */
  waitMs: Percentiles;
  /** Age of pages when visitors receive them. */
  ageSeconds: Percentiles;
  /** Remaining work at the end, of the process with the longest backlog. */
  backlogSeconds: number;
}

export const emptyCounts = (): Counts => ({
  ...{ views: 0, unchanged: 0, passed: 0, calls: 0, purges: 0 },
  edge: { hit: 0, stale: 0, miss: 0, joined: 0 },
  visitorRequests: { assets: 0, pictures: 0 },
  visitorKilobytes: { pages: 0, assets: 0, pictures: 0 },
  originRequests: { pages: 0, assets: 0, pictures: 0 },
  originKilobytes: { pages: 0, assets: 0, pictures: 0 },
  cpuMs: { calls: 0, assets: 0, pictures: 0, scaling: 0 },
});

/** Sums up the counts of all processes since an earlier time. */
export function addCounts(after: readonly WebCounts[], before: readonly WebCounts[]): WebCounts {
  const since = (read: (counts: WebCounts) => number) =>
    after.reduce((sum, counts, index) => sum + read(counts) - read(before[index]!), 0);
  return {
    requests: since(({ requests }) => requests),
    hits: since(({ hits }) => hits),
    stale: since(({ stale }) => stale),
    misses: since(({ misses }) => misses),
    cpuMs: since(({ cpuMs }) => cpuMs),
    rendered: {
      front: since(({ rendered }) => rendered.front),
      list: since(({ rendered }) => rendered.list),
      filtered: since(({ rendered }) => rendered.filtered),
      car: since(({ rendered }) => rendered.car),
      content: since(({ rendered }) => rendered.content),
    },
    waits: after.flatMap(({ waits }) => waits),
  };
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
