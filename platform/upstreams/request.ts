import { performance } from 'node:perf_hooks';
import { isBrokenCircuitError } from 'cockatiel';
import { measurements } from '../telemetry/measurements';
import { createCircuit } from './circuit';
import type { CircuitOptions } from './circuit';
import { openBreakers } from './openBreakers';
import { isOutage, UpstreamError } from './UpstreamError';
import { Agent } from 'undici';
import type { Dispatcher } from 'undici';
import { refusedKeys } from './refusedKeys';
import { measuredCall } from '../telemetry/measuredCall';
import { inSpan, traceHeaders } from '../telemetry/trace';

export interface UpstreamOptions {
  /** Name in errors, logs and health answers: `content`, `events` … */
  name: string;
  /** Absolute address that request paths are appended to. */
  url: string;
  /** Headers of every request, including the key. */
  headers?: Record<string, string>;
  /** Maximum wait for an answer, including a retry, in ms. */
  timeoutMs?: number;
  /** Maximum size of an answer, in bytes. */
  maxBytes?: number;
  circuit?: CircuitOptions;
}

/** One request to an upstream. */
export interface UpstreamRequest<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * Whether the request may be sent twice without harm, as GET may. Only then is a failed request retried,
   * once.
   */
  idempotent?: boolean;
  /**
   * Checks the parsed JSON answer (undefined when empty) and gives it its type; throws when it does not
   * match, which counts as a failure of the upstream. `text` is the unchanged answer.
   */
  validate: (body: unknown, text: string) => T;
  /**
   * Returns the earlier result for an answer with the same text, which is then neither parsed nor checked
   * again.
   */
  findCached?: (text: string) => T | undefined;
}

/** An upstream behind its circuit breaker, with timeouts and one retry. */
export interface Upstream {
  /** @throws UpstreamError for every failure */
  request: <T>(request: UpstreamRequest<T>) => Promise<T>;
}

/** With less time than this remaining there is no retry. */
const MIN_RETRY_MS = 100;

const DEFAULTS = {
  timeoutMs: 5000,
  maxBytes: 16 * 1024 * 1024,
  circuit: { maxFailures: 5, halfOpenAfterMs: 5000 },
};

type Call<T> = Pick<Exchange, 'url' | 'method' | 'headers' | 'body'> &
  Pick<UpstreamRequest<T>, 'validate' | 'findCached'> & {
    idempotent: boolean;
    /** Deadline of the caller, including a retry, by `performance.now()`. */
    deadline: number;
  };

/** A client for one remote system; all of them share connections and behave alike. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { name, url, timeoutMs, maxBytes, circuit } = { ...DEFAULTS, ...options };
  const observers = [openBreakers.watch(name), measurements()?.breaker(name)];
  const throughCircuit = createCircuit(circuit, isOutage, (isOpen) => {
    for (const notify of observers) notify?.(isOpen);
  });

  async function call<T>(request: Call<T>): Promise<T> {
    const { idempotent, validate, findCached, deadline, ...exchangeOptions } = request;
    try {
      return await throughCircuit(async () => {
        const remainingMs = Math.ceil(deadline - performance.now());
        const text = await exchange({ ...exchangeOptions, name, timeoutMs: remainingMs, maxBytes });
        return findCached?.(text) ?? parseAnswer(name, text, validate);
      });
    } catch (error) {
      if (isBrokenCircuitError(error)) {
        const detail = 'has failed repeatedly and is left alone for a while';
        measurements()?.upstreamFailure(name, 'open');
        throw new UpstreamError(name, 'open', detail);
      }
      const mayRetry = idempotent && performance.now() < deadline - MIN_RETRY_MS;
      if (!mayRetry || !isOutage(error)) throw error;
      return call({ ...request, idempotent: false });
    }
  }

  return {
    request: ({ method = 'GET', path = '', body, headers, idempotent, validate, findCached }) =>
      call({
        url: url + path,
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...options.headers,
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        idempotent: idempotent ?? method === 'GET',
        validate,
        findCached,
        deadline: performance.now() + timeoutMs,
      }),
  };
}

function parseAnswer<T>(name: string, text: string, validate: UpstreamRequest<T>['validate']): T {
  try {
    return validate(text === '' ? undefined : JSON.parse(text), text);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    measurements()?.upstreamFailure(name, 'invalid');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UpstreamError(name, 'invalid', `invalid answer: ${reason}`, { cause });
  }
}

/** One HTTP exchange, without retries. */
export interface Exchange {
  /** Name of the upstream in errors. */
  name: string;
  url: string;
  method: Dispatcher.HttpMethod;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** Maximum wait for the complete answer, in ms. */
  timeoutMs: number;
  /** Maximum size of the answer, in bytes. */
  maxBytes: number;
}

const dispatcher = new Agent({ keepAliveTimeout: 30_000, connect: { timeout: 3000 } });

/**
 * Sends one request and returns its complete answer as text. The answer is collected directly from the
 * connection: a stream in between would cost more than everything else here.
 * @throws UpstreamError of kind network, timeout, status (anything but 2xx) or invalid (too large)
 */
export function exchange(request: Exchange): Promise<string> {
  const { name } = request;
  return inSpan('upstream', { 'forecourt.upstream': name }, () =>
    measuredCall(name, () => send(request)),
  );
}

function send({
  url,
  method,
  headers: requestHeaders,
  body,
  ...limits
}: Exchange): Promise<string> {
  const { origin, pathname, search } = new URL(url);
  const headers = { ...requestHeaders, ...traceHeaders() };
  return new Promise((resolve, reject) => {
    const answer = new Answer(limits, resolve, reject);
    dispatcher.dispatch({ origin, path: pathname + search, method, headers, body }, answer);
  });
}

/**
 * From this share of busy time of the event loop on, a timeout is attributed to this process: otherwise the
 * breaker would open, and turn a busy minute into an outage.
 */
const BUSY_SHARE = 0.9;

/** Collects an answer and settles its promise once; later events are ignored. */
class Answer implements Dispatcher.DispatchHandler {
  readonly #timer: NodeJS.Timeout;
  readonly #startUtilization = performance.eventLoopUtilization();
  readonly #chunks: Buffer[] = [];
  #receivedBytes = 0;
  #status = 0;
  #isSettled = false;
  #controller?: Dispatcher.DispatchController;

  constructor(
    readonly limits: Pick<Exchange, 'name' | 'timeoutMs' | 'maxBytes'>,
    readonly resolve: (text: string) => void,
    readonly reject: (error: UpstreamError) => void,
  ) {
    this.#timer = setTimeout(() => this.#fail(this.#timeout()), limits.timeoutMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isSettled) controller.abort(new Error('The request was cancelled'));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    const { name, maxBytes } = this.limits;
    this.#receivedBytes += chunk.length;
    this.#chunks.push(chunk);
    if (this.#receivedBytes > maxBytes) {
      this.#fail(new UpstreamError(name, 'invalid', `answer is larger than ${maxBytes} bytes`));
    }
  }

  onResponseEnd(): void {
    const status = this.#status;
    refusedKeys.record(this.limits.name, status);
    if (status < 200 || status >= 300) {
      const { name } = this.limits;
      const answer = this.#text();
      return this.#fail(
        new UpstreamError(name, 'status', `answered ${status}`, { status, answer }),
      );
    }
    if (this.#settle()) this.resolve(this.#text());
  }

  onResponseError(_: Dispatcher.DispatchController, cause: Error): void {
    const error = /timeout/i.test(`${cause.name} ${cause.message}`)
      ? this.#timeout(cause)
      : new UpstreamError(this.limits.name, 'network', 'cannot be reached', { cause });
    if (this.#settle()) this.reject(error);
  }

  #timeout(cause?: Error): UpstreamError {
    const { name, timeoutMs } = this.limits;
    const wasBusy =
      performance.eventLoopUtilization(this.#startUtilization).utilization >= BUSY_SHARE;
    return new UpstreamError(name, 'timeout', `no answer within ${timeoutMs} ms`, {
      cause,
      wasBusy,
    });
  }

  #text(): string {
    return Buffer.concat(this.#chunks, this.#receivedBytes).toString('utf8');
  }

  #fail(error: UpstreamError): void {
    if (!this.#settle()) return;
    this.reject(error);
    this.#controller?.abort(error);
  }

  /** Marks the exchange as settled. Returns false if it was settled before: later events are ignored. */
  #settle(): boolean {
    if (this.#isSettled) return false;
    this.#isSettled = true;
    clearTimeout(this.#timer);
    return true;
  }
}
