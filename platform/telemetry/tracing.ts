import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace-node';
import { RecordedContexts } from './RecordedContexts';
import type { TracingConfig } from './telemetryConfig';
import { traceWith } from './trace';

/** More waiting spans are dropped, so that an unreachable collector takes no memory. */
const MAX_QUEUED_SPANS = 2048;
const MAX_BATCH_SPANS = 256;
const EXPORT_INTERVAL_MS = 2000;
const EXPORT_TIMEOUT_MS = 5000;

/**
 * Starts sending traces to a collector. Loaded only if one is configured, because the libraries take memory.
 * @returns `close` sends the remaining spans and stops
 */
export function startTracing(
  tracing: TracingConfig,
  version: string,
): { close: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: tracing.url,
    headers: { ...tracing.headers },
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const contexts = new RecordedContexts();
  const provider = new NodeTracerProvider({
    sampler: createSampler(tracing),
    resource: resourceFromAttributes({
      'service.name': tracing.serviceName,
      'service.version': version,
    }),
    spanProcessors: [
      contexts,
      new BatchSpanProcessor(exporter, {
        maxQueueSize: MAX_QUEUED_SPANS,
        maxExportBatchSize: MAX_BATCH_SPANS,
        scheduledDelayMillis: EXPORT_INTERVAL_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  provider.register({ contextManager: contexts });
  traceWith(provider.getTracer('forecourt', version));
  return {
    async close() {
      traceWith(undefined);
      // An unreachable collector must not keep the process running.
      await provider.shutdown().catch(() => undefined);
    },
  };
}

/** Creates the sampler that `OTEL_TRACES_SAMPLER` names. */
function createSampler({ sampler, ratio }: TracingConfig): Sampler {
  const name = sampler.replace(/^parentbased_/, '');
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
