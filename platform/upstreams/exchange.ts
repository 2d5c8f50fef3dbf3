import { Agent } from 'undici';
import type { Dispatcher } from 'undici';
import { refusedKeys } from './refusedKeys';
import { measuredCall } from '../telemetry/measuredCall';
import { inSpan, traceHeaders } from '../telemetry/trace';
import { UpstreamError } from './UpstreamError';

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
