import {
  context,
  createContextKey,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { UpstreamError } from '../upstreams/UpstreamError';
import type { SpanFields, SpanName } from './spans.types';

/** Absent while nothing is traced: then all of this costs a look at it. */
let tracer: Tracer | undefined;

const requestIdKey = createContextKey('request id');

/** Begins to trace, or ends it (`tracing.ts`). */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** The tracer, while something is traced. */
export const currentTracer = (): Tracer | undefined => tracer;

/** Which spans ask another system. */
const asksOthers: ReadonlySet<SpanName> = new Set(['upstream', 'sql']);

/**
 * Does work within a span of its own, as far as the request that it is done for is traced. A failure is told by its kind
 * alone: messages may repeat what a visitor wrote.
 */
export function inSpan<Result>(
  name: SpanName,
  fields: SpanFields,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracer || !trace.getActiveSpan()?.isRecording()) return work();
  const kind = asksOthers.has(name) ? SpanKind.CLIENT : SpanKind.INTERNAL;
  return tracer.startActiveSpan(name, { kind, attributes: { ...fields } }, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, errorType(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Does work for a request that is recorded: what it begins belongs to the request's span, and log lines name both. */
export function inRequest(around: Context, span: Span, requestId: string, work: () => void): void {
  context.with(trace.setSpan(around, span).setValue(requestIdKey, requestId), work);
}

export function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Headers by which another system goes on with this trace (W3C Trace Context); none where nothing is recorded. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (tracer) propagation.inject(context.active(), headers);
  return headers;
}

/** What a log line tells of the trace that it belongs to; nothing where that is not recorded. */
export interface TraceFields {
  traceId?: string;
  spanId?: string;
  requestId?: string;
}

export function traceFields(): TraceFields {
  const span = tracer && trace.getActiveSpan();
  if (!span) return {};
  const { traceId, spanId } = span.spanContext();
  const requestId = context.active().getValue(requestIdKey);
  return typeof requestId === 'string' ? { traceId, spanId, requestId } : { traceId, spanId };
}

function errorType(error: unknown): string {
  if (error instanceof UpstreamError) return error.kind;
  return error instanceof Error ? error.constructor.name : 'unknown';
}
