import { context, ROOT_CONTEXT, trace, type Span } from '@opentelemetry/api';
import { NodeTracerProvider, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-node';
import { setTimeout as wait } from 'node:timers/promises';
import { RecordedContexts } from '../../../../platform/telemetry/RecordedContexts';

function provide(ratio: number) {
  const contexts = new RecordedContexts();
  const provider = new NodeTracerProvider({
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [contexts],
  });
  provider.register({ contextManager: contexts });
  return provider.getTracer('test');
}

afterEach(() => {
  trace.disable();
  context.disable();
});

const getContext = (span: Span) => trace.setSpan(ROOT_CONTEXT, span);
const activeId = () => trace.getActiveSpan()?.spanContext().spanId;

test('parallel requests keep their own spans across asynchronous calls', async () => {
  const tracer = provide(1);
  const visit = async (ms: number) => {
    const span = tracer.startSpan('request');
    const activeSpanId = await context.with(getContext(span), async () => {
      await wait(ms);
      return activeId();
    });
    span.end();
    return activeSpanId === span.spanContext().spanId;
  };
  expect(await Promise.all([visit(5), visit(1), visit(3)])).toEqual([true, true, true]);
  expect(activeId()).toBeUndefined();
});

test('work after the last recorded span has ended has no span', async () => {
  const tracer = provide(1);
  const span = tracer.startSpan('request');
  const laterWork = context.with(getContext(span), async () => {
    await wait(5);
    return context.active();
  });
  span.end();
  expect(await laterWork).toBe(ROOT_CONTEXT);
  const nextSpan = tracer.startSpan('request');
  expect(context.with(getContext(nextSpan), activeId)).toBe(nextSpan.spanContext().spanId);
  nextSpan.end();
});

test('a request that is not recorded has no context', () => {
  const tracer = provide(0);
  const span = tracer.startSpan('request');
  expect(context.with(getContext(span), activeId)).toBeUndefined();
});
