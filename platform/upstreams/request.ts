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
  /** Headers of every request, the key among them. */
  headers?: Record<string, string>;
  /** Longest wait for an answer, a second try included, in ms. */
  timeoutMs?: number;
  /** Largest answer that is read, in bytes. */
  maxBytes?: number;
  circuit?: CircuitOptions;
}

export interface UpstreamRequest<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** May be sent twice without harm; GET is. Only then is a failed request tried again, once. */
  idempotent?: boolean;
  /**
   * Checks the parsed JSON answer (undefined when empty) and gives it its type; throws when it does
   * not fit, which counts as a failure of the upstream. `text` is the answer as it came.
   */
  validate: (body: unknown, text: string) => T;
  /** What an answer with this very text was read as before, which then is neither parsed nor checked again. */
  known?: (text: string) => T | undefined;
}

export interface Upstream {
  /** @throws UpstreamError for whatever goes wrong. */
  request: <T>(request: UpstreamRequest<T>) => Promise<T>;
}

/** With less time left nothing is tried again, in ms. */
const SHORTEST_TRY_MS = 100;

const DEFAULTS = {
  timeoutMs: 5000,
  maxBytes: 16 * 1024 * 1024,
  circuit: { failures: 5, restMs: 5000 },
};

type Call<T> = Pick<Exchange, 'url' | 'method' | 'headers' | 'body'> &
  Pick<UpstreamRequest<T>, 'validate' | 'known'> & {
    idempotent: boolean;
    /** When the caller has waited long enough, a second try included, by `performance.now()`. */
    deadline: number;
  };

/** A client for one remote system (design §6); they all share connections and behave alike. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { name, url, timeoutMs, maxBytes, circuit } = { ...DEFAULTS, ...options };
  const tellers = [openBreakers.watch(name), measurements()?.breaker(name)];
  const throughCircuit = createCircuit(circuit, isOutage, (isOpen) => {
    for (const tell of tellers) tell?.(isOpen);
  });

  async function call<T>(asked: Call<T>): Promise<T> {
    const { idempotent, validate, known, deadline, ...rest } = asked;
    try {
      return await throughCircuit(async () => {
        const patience = Math.ceil(deadline - performance.now());
        const text = await exchange({ ...rest, name, timeoutMs: patience, maxBytes });
        return known?.(text) ?? validated(name, text, validate);
      });
    } catch (error) {
      if (isBrokenCircuitError(error)) {
        const detail = 'has failed repeatedly and is left alone for a while';
        measurements()?.upstreamFailure(name, 'open');
        throw new UpstreamError(name, 'open', detail);
      }
      const mayTryAgain = idempotent && performance.now() < deadline - SHORTEST_TRY_MS;
      if (!mayTryAgain || !isOutage(error)) throw error;
      return call({ ...asked, idempotent: false });
    }
  }

  return {
    request: ({ method = 'GET', path = '', body, headers, idempotent, validate, known }) =>
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
        known,
        deadline: performance.now() + timeoutMs,
      }),
  };
}

function validated<T>(name: string, text: string, validate: UpstreamRequest<T>['validate']): T {
  try {
    return validate(text === '' ? undefined : JSON.parse(text), text);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    measurements()?.upstreamFailure(name, 'invalid');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UpstreamError(name, 'invalid', `answer does not fit: ${reason}`, { cause });
  }
}

export interface Exchange {
  /** Name of the upstream in errors. */
  name: string;
  url: string;
  method: Dispatcher.HttpMethod;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** Longest wait for the whole answer, in ms. */
  timeoutMs: number;
  /** Largest answer that is read, in bytes. */
  maxBytes: number;
}

const connections = new Agent({ keepAliveTimeout: 30_000, connect: { timeout: 3000 } });

/**
 * One request and its whole answer as text. The answer is gathered as it comes from the connection:
 * a stream in between costs more than all else here.
 * @throws UpstreamError of kind network, timeout, status (anything but 2xx) or invalid (too large)
 */
export function exchange(asked: Exchange): Promise<string> {
  const { name } = asked;
  return inSpan('upstream', { 'forecourt.upstream': name }, () =>
    measuredCall(name, () => send(asked)),
  );
}

function send({ url, method, headers: own, body, ...limits }: Exchange): Promise<string> {
  const { origin, pathname, search } = new URL(url);
  const headers = { ...own, ...traceHeaders() };
  return new Promise((resolve, reject) => {
    const answer = new Answer(limits, resolve, reject);
    connections.dispatch({ origin, path: pathname + search, method, headers, body }, answer);
  });
}

/** Gathers an answer and settles its promise once; whatever comes after that is let go. */
class Answer implements Dispatcher.DispatchHandler {
  readonly #timer: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #status = 0;
  #settled = false;
  #controller?: Dispatcher.DispatchController;

  constructor(
    readonly limits: Pick<Exchange, 'name' | 'timeoutMs' | 'maxBytes'>,
    readonly resolve: (text: string) => void,
    readonly reject: (error: UpstreamError) => void,
  ) {
    const { name, timeoutMs } = limits;
    this.#timer = setTimeout(
      () => this.#fail(new UpstreamError(name, 'timeout', `no answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#settled) controller.abort(new Error('Nobody waits for this answer any more'));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    const { name, maxBytes } = this.limits;
    this.#size += chunk.length;
    this.#chunks.push(chunk);
    if (this.#size > maxBytes) {
      this.#fail(new UpstreamError(name, 'invalid', `answer is larger than ${maxBytes} bytes`));
    }
  }

  onResponseEnd(): void {
    const status = this.#status;
    refusedKeys.note(this.limits.name, status);
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
    const { name, timeoutMs } = this.limits;
    const error = /timeout/i.test(`${cause.name} ${cause.message}`)
      ? new UpstreamError(name, 'timeout', `no answer within ${timeoutMs} ms`, { cause })
      : new UpstreamError(name, 'network', 'cannot be reached', { cause });
    if (this.#settle()) this.reject(error);
  }

  #text(): string {
    return Buffer.concat(this.#chunks, this.#size).toString('utf8');
  }

  #fail(error: UpstreamError): void {
    if (!this.#settle()) return;
    this.reject(error);
    this.#controller?.abort(error);
  }

  /** Whether this is the end, rather than something that comes after it. */
  #settle(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    clearTimeout(this.#timer);
    return true;
  }
}
