import { createMetrics, type Metrics } from './metrics';
import { serveMetrics } from './metricsServer';
import { measureWith } from './measurements';
import type { TelemetryConfig } from './telemetryConfig';

/** The telemetry of this process. */
export interface Telemetry {
  /** Absent when metrics are not exposed. */
  metrics?: Metrics;
  /** Sends the remaining traces, and stops. */
  close: () => Promise<void>;
}

/**
 * Starts tracing and counting, as configured. Must be called before anything else is created, since clients
 * of upstreams register when they are created.
 */
export async function startTelemetry({
  telemetry,
}: {
  telemetry: TelemetryConfig;
}): Promise<Telemetry> {
  const { tracing, version } = telemetry;
  const metrics = telemetry.metrics ? createMetrics(version) : undefined;
  measureWith(metrics?.measurements);
  // The tracing libraries take memory, so they are only loaded when needed.
  const traces = tracing && (await import('./tracing')).startTracing(tracing, version);
  return {
    metrics,
    async close() {
      measureWith(undefined);
      metrics?.close();
      await traces?.close();
    },
  };
}

/**
 * Serves the metrics on their own port, if one is configured.
 * @returns a function that stops serving them
 */
export async function openMetrics(
  { telemetry }: { telemetry: TelemetryConfig },
  { metrics }: Pick<Telemetry, 'metrics'>,
): Promise<() => void> {
  if (!metrics || !telemetry.metricsAt) return () => undefined;
  const server = await serveMetrics(metrics.registry, telemetry.metricsAt);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
