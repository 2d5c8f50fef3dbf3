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

/** Spans that wait to be sent; more are dropped, so that a collector that is down costs no memory. */
const MAX_QUEUED = 2048;
const MAX_BATCH = 256;
const EXPORT_EVERY_MS = 2000;
const EXPORT_TIMEOUT_MS = 5000;

/**
 * Begins to send traces to a collector. Loaded only where one is named: the libraries take memory.
 * @returns sends what is left, and ends
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
    sampler: samplerOf(tracing),
    resource: resourceFromAttributes({
      'service.name': tracing.serviceName,
      'service.version': version,
    }),
    spanProcessors: [
      contexts,
      new BatchSpanProcessor(exporter, {
        maxQueueSize: MAX_QUEUED,
        maxExportBatchSize: MAX_BATCH,
        scheduledDelayMillis: EXPORT_EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  provider.register({ contextManager: contexts });
  traceWith(provider.getTracer('forecourt', version));
  return {
    async close() {
      traceWith(undefined);
      // A collector that is down must not keep the process.
      await provider.shutdown().catch(() => undefined);
    },
  };
}

/** As `OTEL_TRACES_SAMPLER` names them. */
function samplerOf({ sampler, ratio }: TracingConfig): Sampler {
  const name = sampler.replace(/^parentbased_/, '');
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
