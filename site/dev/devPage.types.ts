import type { MemoryReport } from '../../platform/memory/memories';

/** What the server tells the developer pages about one site. */
export interface DevSite {
  name: string;
  /** Address of its pages here, such as `http://charging.localhost:3000`. */
  origin: string;
  /** Its public pages; undefined when the content platform does not say. */
  routes?: readonly DevRoute[];
}

export interface DevRoute {
  /** Route below the site's root, without language prefix. */
  path: string;
  languages: readonly string[];
}

/** How a remote system answered just now. */
export interface UpstreamHealth {
  name: string;
  /** Without credentials. */
  address: string;
  /** Whether the embedded default stands in for the real system. */
  embedded: boolean;
  /** Why it does not work; undefined when it does. */
  problem?: string;
  milliseconds: number;
}

/** A metric with one set of labels. */
export interface DevMetricRow {
  labels: Readonly<Record<string, string | number>>;
  /** Of a histogram, how many were measured. */
  value: number;
  /** Of a histogram with something in it. */
  mean?: number;
  /** Limit of the bucket that holds the 95th percentile; Infinity above the last. */
  p95?: number;
}

/** A metric as the server tells it just now. */
export interface DevMetric {
  name: string;
  help: string;
  kind: 'value' | 'histogram';
  rows: readonly DevMetricRow[];
}

/** A request for a developer page. */
export interface DevRequest {
  /** Decoded path, `/_dev` or below. */
  path: string;
  query: URLSearchParams;
  sites: readonly DevSite[];
  upstreams: readonly UpstreamHealth[];
  memories: readonly MemoryReport[];
  /** What the web process counts; undefined where it counts nothing. */
  metrics?: readonly DevMetric[];
  /** Address of the page that shows what the embedded upstreams have received, where they run. */
  inbox?: string;
}
