import type { MemoryReport } from '../../platform/memory/memories';

/** Data on one site that the server provides to the developer pages. */
export interface DevSite {
  name: string;
  /** Origin of its pages on this server, such as `http://charging.localhost:3000`. */
  origin: string;
  /** Its public pages; undefined when the content platform does not provide them. */
  routes?: readonly DevRoute[];
}

export interface DevRoute {
  /** Route below the site's root, without language prefix. */
  path: string;
  /** Routes in languages where they are different from `path`. */
  translatedPaths?: Readonly<Record<string, string>>;
  languages: readonly string[];
}

/** The current status of a remote system. */
export interface UpstreamHealth {
  name: string;
  /** Without credentials. */
  address: string;
  /** Whether this is the embedded stand-in of the real system. */
  embedded: boolean;
  /** Why it does not work; undefined when it does. */
  problem?: string;
  milliseconds: number;
}

/** A metric with one set of labels. */
export interface DevMetricRow {
  labels: Readonly<Record<string, string | number>>;
  /** Value of the metric; for a histogram, the number of values. */
  value: number;
  /** Mean of a histogram with values. */
  mean?: number;
  /** Upper limit of the bucket with the 95th percentile; Infinity above the last bucket. */
  p95?: number;
}

/** The current value of a metric. */
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
  /** The metrics of the web process; undefined when nothing is counted. */
  metrics?: readonly DevMetric[];
  /**
   * Address of the page that shows what the embedded upstreams have received; undefined when they do not
   * run.
   */
  inbox?: string;
}
