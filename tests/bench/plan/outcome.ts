import type { EdgeResult } from './EdgeCache';
import type { WebCounts } from './WebProcess';

export interface Busiest {
  /** Cores that all web processes together would need, at the busiest. */
  busiestCores: number;
  /** A second, at the busiest. */
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

/** What is counted while a scenario runs. */
export interface Counts {
  views: number;
  /** Views of a page that the browser holds: it asks and gets 304 as long as the page is the same. */
  unchanged: number;
  edge: Record<EdgeResult, number>;
  /** Pages that the cache in front cannot hold: addresses that nobody else asks for. */
  passed: number;
  /** Requests below `/api/`. */
  calls: number;
  purges: number;
  visitorRequests: Omit<ByKind, 'pages'>;
  visitorKilobytes: ByKind;
  originRequests: ByKind;
  originKilobytes: ByKind;
  /** Of web processes, besides pages; scaling has processes of its own. */
  cpuMs: { calls: number; assets: number; pictures: number; scaling: number };
}

export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** What came of a scenario: counts of its measured time, and its busiest five seconds. */
export interface Outcome extends Counts, Busiest {
  seconds: number;
  processes: number;
  /** Of all web processes together. */
  web: Omit<WebCounts, 'waits'>;
  /** From a request to the web tier to its answer, in ms. */
  waitMs: Percentiles;
  /** How old pages are when visitors get them. */
  ageSeconds: Percentiles;
  /** Work that waits at the end, of the process that is furthest behind. */
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

/** Counts of all processes since a time. */
export function addCounts(now: readonly WebCounts[], before: readonly WebCounts[]): WebCounts {
  const since = (read: (counts: WebCounts) => number) =>
    now.reduce((sum, counts, at) => sum + read(counts) - read(before[at]!), 0);
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
    waits: now.flatMap(({ waits }) => waits),
  };
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
