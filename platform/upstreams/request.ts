import { isBrokenCircuitError } from 'cockatiel';
import { measurements } from '../telemetry/measurements';
import { createCircuit } from './circuit';
import type { CircuitOptions } from './circuit';
import { exchange } from './exchange';
import type { Exchange } from './exchange';
import { openBreakers } from './openBreakers';
import { isOutage, UpstreamError } from './UpstreamError';

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
