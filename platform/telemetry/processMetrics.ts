import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';

/** How often the event loop is asked whether it is late, in ms: fifty times a second costs about 2 % of a page's CPU time. */
const RESOLUTION_MS = 100;
/** Time that the lag is told of, in ms: whoever asks, and how often, changes nothing. */
const LAG_WINDOW_MS = 15_000;
/** Share of the samples that are not later. */
const LAG_PERCENTILE = 99;

/** Adds what the process itself takes. @returns ends it */
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
  const gaugeOf = (name: string, help: string, of: keyof NodeJS.MemoryUsage) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(process.memoryUsage()[of]);
      },
    });
  gaugeOf('process_resident_memory_bytes', 'Memory that the process takes', 'rss');
  gaugeOf('nodejs_heap_size_used_bytes', 'Heap of V8 in use', 'heapUsed');
  gaugeOf(
    'nodejs_external_memory_bytes',
    'Memory outside of the heap that V8 knows of, buffers included',
    'external',
  );
}

/** Of the last whole window: the pods of a cluster are scaled by it. */
function addEventLoopLag(registry: Registry): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const gauge = new Gauge({
    name: 'forecourt_event_loop_lag_seconds',
    help: `How late the event loop is: ${LAG_PERCENTILE}th percentile of the last ${LAG_WINDOW_MS / 1000} s`,
    registers: [registry],
  });
  const read = () => {
    const lateMs = delays.percentile(LAG_PERCENTILE) / 1e6 - RESOLUTION_MS;
    gauge.set(Math.max(0, lateMs) / 1000);
    delays.reset();
  };
  const timer = setInterval(read, LAG_WINDOW_MS).unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
}
