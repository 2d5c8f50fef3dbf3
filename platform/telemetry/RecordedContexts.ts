import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, trace, type Context, type ContextManager } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';

/**
 * Propagates the contexts of recorded spans through asynchronous work, and no others. In Node 20 every
 * promise of the process costs more while any context is propagated (decision 0061), so this is off while
 * nothing is recorded. It is also a span processor, because it must know when the first span starts and the
 * last one ends.
 */
export class RecordedContexts implements ContextManager, SpanProcessor {
  readonly #storage = new AsyncLocalStorage<Context>();
  /** Number of spans that have started and not ended. */
  #openSpans = 0;

  active(): Context {
    return this.#storage.getStore() ?? ROOT_CONTEXT;
  }

  with<Args extends unknown[], Run extends (...args: Args) => ReturnType<Run>>(
    context: Context,
    run: Run,
    thisArg?: ThisParameterType<Run>,
    ...args: Args
  ): ReturnType<Run> {
    const call = () => run.apply(thisArg, args);
    return trace.getSpan(context)?.isRecording() ? this.#storage.run(context, call) : call();
  }

  /** Returns its argument: no callback runs outside of its span. */
  bind<Target>(_context: Context, target: Target): Target {
    return target;
  }

  onStart(): void {
    this.#openSpans += 1;
  }

  onEnd(): void {
    this.#openSpans -= 1;
    if (this.#openSpans === 0) this.#storage.disable();
  }

  enable(): this {
    return this;
  }

  disable(): this {
    this.#storage.disable();
    return this;
  }

  forceFlush(): Promise<void> {
    return Promise.resolve();
  }

  shutdown(): Promise<void> {
    return Promise.resolve();
  }
}
