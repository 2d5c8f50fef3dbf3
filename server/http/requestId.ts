import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SAFE = /^[A-Za-z0-9][\w-]{7,63}$/;

const processPart = randomBytes(6).toString('hex');
let count = 0;

/**
 * The caller's `X-Request-Id` when its shape is harmless in logs and headers (8–64 letters, digits,
 * `-` and `_`), else a fresh one: a random part for the process and a running number, which costs
 * nothing and is unique across processes.
 */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && SAFE.test(given)) return given;
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}
