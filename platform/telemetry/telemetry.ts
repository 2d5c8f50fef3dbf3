import type { Database } from '../database/Database';
import { createMetrics, type Metrics } from './metrics';
import { serveMetrics } from './metricsServer';
import { addOutboxMetrics } from './outboxMetrics';
import { addPurgeMetrics } from './purgeMetrics';
import { measureWith } from './measurements';
import type { TelemetryConfig } from './telemetryConfig';

/** What of this process is seen from outside. */
export interface Telemetry {
  /** Absent where nobody can see what is counted. */
  metrics?: Metrics;
  /** Sends what is left of the traces, and ends. */
  close: () => Promise<void>;
}

/**
 * Begins to trace and to count, as far as the configuration has it. Before anything else is made: clients of upstreams tell
 * of themselves when they are.
 */
export async function startTelemetry({
  telemetry,
}: {
  telemetry: TelemetryConfig;
}): Promise<Telemetry> {
  const { tracing, version } = telemetry;
  const metrics = telemetry.metrics ? createMetrics(version) : undefined;
  measureWith(metrics?.measurements);
  // The libraries take memory that nobody else needs.
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
 * Serves the metrics at their own port, where the configuration names one.
 * @param cdn whatever says that there is a cache in front
 * @returns ends that
 */
export async function openMetrics(
  { telemetry, cdn }: { telemetry: TelemetryConfig; cdn?: unknown },
  { metrics }: Pick<Telemetry, 'metrics'>,
  database: Pick<Database, 'query'>,
): Promise<() => void> {
  if (metrics) addOutboxMetrics(metrics.registry, database);
  if (metrics && cdn) addPurgeMetrics(metrics.registry, database);
  if (!metrics || !telemetry.metricsAt) return () => undefined;
  const server = await serveMetrics(metrics.registry, telemetry.metricsAt);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
