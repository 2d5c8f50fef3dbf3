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

const around = (span: Span) => trace.setSpan(ROOT_CONTEXT, span);
const activeId = () => trace.getActiveSpan()?.spanContext().spanId;

test('requests side by side know their own spans through what they wait for', async () => {
  const tracer = provide(1);
  const visit = async (ms: number) => {
    const span = tracer.startSpan('request');
    const seen = await context.with(around(span), async () => {
      await wait(ms);
      return activeId();
    });
    span.end();
    return seen === span.spanContext().spanId;
  };
  expect(await Promise.all([visit(5), visit(1), visit(3)])).toEqual([true, true, true]);
  expect(activeId()).toBeUndefined();
});

test('what goes on after the last recorded span has ended belongs to nothing', async () => {
  const tracer = provide(1);
  const span = tracer.startSpan('request');
  const goesOn = context.with(around(span), async () => {
    await wait(5);
    return context.active();
  });
  span.end();
  expect(await goesOn).toBe(ROOT_CONTEXT);
  const next = tracer.startSpan('request');
  expect(context.with(around(next), activeId)).toBe(next.spanContext().spanId);
  next.end();
});

test('what is not recorded is not followed', () => {
  const tracer = provide(0);
  const span = tracer.startSpan('request');
  expect(context.with(around(span), activeId)).toBeUndefined();
});
