import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { refusedKeys, UPSTREAMS_WITH_KEY } from '../upstreams/refusedKeys';
import type { Measurements } from './measurements';
import { addMemoryMetrics } from './memoryMetrics';
import { addProcessMetrics } from './processMetrics';
import { poolMetrics } from './poolMetrics';
import { RequestCounts } from './RequestCounts';
import type { RouteClass } from './routeClass';
import { vitalMetrics, type RecordVitals } from './vitalMetrics';

/** Buckets of the histograms of durations, in seconds. */
const REQUEST_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const PAGE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Everything that this process counts. */
export interface Metrics {
  registry: Registry;
  requests: RequestCounts;
  /** Duration of a request that was not answered from the page cache at once. */
  requestTime: (route: RouteClass, seconds: number) => void;
  measurements: Measurements;
  recordVitals: RecordVitals;
  close: () => void;
}

/**
 * Creates the metrics of this process. Frequent events are counted in plain numbers, which are read
 * when metrics are collected.
 */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new RequestCounts();
  addRequestMetrics(registry, requests);
  addMemoryMetrics(registry);
  const requestTimes = new Histogram({
    name: 'forecourt_http_request_duration_seconds',
    help: 'Duration of HTTP requests that the page cache did not answer',
    labelNames: ['route'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const stopProcessMetrics = addProcessMetrics(registry, version);
  return {
    registry,
    requests,
    requestTime: (route, seconds) => requestTimes.observe({ route }, seconds),
    measurements: createMeasurements(registry),
    recordVitals: vitalMetrics(registry),
    close: stopProcessMetrics,
  };
}

function addRequestMetrics(registry: Registry, requests: RequestCounts): void {
  const registers = [registry];
  new Counter({
    name: 'forecourt_http_requests_total',
    help: 'HTTP responses by site, route and status class',
    labelNames: ['site', 'route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const answers of requests.all()) {
        const { site, route } = answers;
        for (const [status, count] of answers.entries()) this.inc({ site, route, status }, count);
      }
    },
  });
  new Counter({
    name: 'forecourt_page_cache_requests_total',
    help: 'Page requests by page cache result: hit, stale or miss',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(requests.cache)) this.inc({ result }, count);
    },
  });
}

function createMeasurements(registry: Registry): Measurements {
  const registers = [registry];
  const pagePhases = new Histogram({
    name: 'forecourt_page_phase_duration_seconds',
    help: 'Duration of loading the data of a page (load) and of rendering it (render)',
    labelNames: ['phase'],
    buckets: PAGE_BUCKETS,
    registers,
  });
  const calls = new Histogram({
    name: 'forecourt_upstream_request_duration_seconds',
    help: 'Duration of requests to an upstream, failed ones included',
    labelNames: ['upstream'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'forecourt_upstream_failures_total',
    help: 'Failed requests to an upstream by kind, those refused by an open circuit breaker included',
    labelNames: ['upstream', 'kind'],
    registers,
  });
  const breakers = new Gauge({
    name: 'forecourt_upstream_breaker_open',
    help: 'Open circuit breakers of an upstream; 0 while it works',
    labelNames: ['upstream'],
    registers,
  });
  new Gauge({
    name: 'forecourt_upstream_key_refused',
    help: '1 if the last answer of the upstream rejected our API key, else 0',
    labelNames: ['upstream'],
    registers,
    collect() {
      for (const upstream of UPSTREAMS_WITH_KEY) {
        this.set({ upstream }, refusedKeys.has(upstream) ? 1 : 0);
      }
    },
  });
  const logLines = new Counter({
    name: 'forecourt_log_lines_total',
    help: 'Log lines with level warn or error',
    labelNames: ['level'],
    registers,
  });
  for (const level of ['warn', 'error']) logLines.inc({ level }, 0);
  return {
    pagePhase: (phase, seconds) => pagePhases.observe({ phase }, seconds),
    upstreamCall: (upstream, seconds) => calls.observe({ upstream }, seconds),
    upstreamFailure: (upstream, kind) => failures.inc({ upstream, kind }),
    breaker(upstream) {
      breakers.inc({ upstream }, 0);
      failures.inc({ upstream, kind: 'network' }, 0);
      let wasOpen = false;
      return (isOpen) => {
        if (isOpen !== wasOpen) breakers.inc({ upstream }, isOpen ? 1 : -1);
        wasOpen = isOpen;
      };
    },
    pool: poolMetrics(registry),
    logLine: (level) => logLines.inc({ level }),
  };
}
