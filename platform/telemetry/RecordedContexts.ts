import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, trace, type Context, type ContextManager } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';

/**
 * Follows the contexts of recorded spans through asynchronous work, and no others. Node 20 does something for each
 * promise of the process while any context is followed (decision 61): so nothing is followed while nothing is recorded. Is a processor of spans too, to hear when the first begins and the last one ends.
 */
export class RecordedContexts implements ContextManager, SpanProcessor {
  readonly #storage = new AsyncLocalStorage<Context>();
  /** Spans that have begun and not ended. */
  #recording = 0;

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

  /** Gives what it is given: nothing here calls back outside of its span. */
  bind<Target>(_context: Context, target: Target): Target {
    return target;
  }

  onStart(): void {
    this.#recording += 1;
  }

  onEnd(): void {
    this.#recording -= 1;
    if (this.#recording === 0) this.#storage.disable();
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
