import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * How often the delay of the event loop is measured: fifty times a second would cost about 2 % of a page's
 * CPU time.
 */
const RESOLUTION_MS = 100;
/** Window of the reported lag: how often metrics are collected does not affect it. */
const LAG_WINDOW_MS = 15_000;
/** Quantile of the samples that is reported. */
const LAG_PERCENTILE = 99;

/**
 * Adds metrics of the process itself.
 * @returns a function that removes them
 */
export function addProcessMetrics(registry: Registry, version: string): () => void {
  const registers = [registry];
  new Gauge({
    name: 'forecourt_build_info',
    help: 'Version of the build and of Node; always 1',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1);
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process started, in seconds since 1970',
    registers,
  }).set(Math.round(Date.now() / 1000 - process.uptime()));
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time of the process, all threads, user and system',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  addMemory(registry);
  return addEventLoopLag(registry);
}

function addMemory(registry: Registry): void {
  const addGauge = (name: string, help: string, key: keyof NodeJS.MemoryUsage) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(process.memoryUsage()[key]);
      },
    });
  addGauge('process_resident_memory_bytes', 'Resident memory of the process', 'rss');
  addGauge('nodejs_heap_size_used_bytes', 'V8 heap in use', 'heapUsed');
  addGauge(
    'nodejs_external_memory_bytes',
    'Memory outside the V8 heap, buffers included',
    'external',
  );
}

/** The lag in the last complete window; the number of pods in a cluster depends on it. */
function addEventLoopLag(registry: Registry): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const gauge = new Gauge({
    name: 'forecourt_event_loop_lag_seconds',
    help: `Event loop lag: ${LAG_PERCENTILE}th percentile of the last ${LAG_WINDOW_MS / 1000} s`,
    registers: [registry],
  });
  const read = () => {
    const lagMs = delays.percentile(LAG_PERCENTILE) / 1e6 - RESOLUTION_MS;
    gauge.set(Math.max(0, lagMs) / 1000);
    delays.reset();
  };
  const timer = setInterval(read, LAG_WINDOW_MS).unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
}
