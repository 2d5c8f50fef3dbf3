import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SAFE = /^[A-Za-z0-9][\w-]{7,63}$/;

const processPrefix = randomBytes(6).toString('hex');
let count = 0;

/**
 * The caller's `X-Request-Id` when its form is harmless in logs and headers (8–64 letters, digits,
 * `-` and `_`), else a new one: a random part for the process and a running number, which is cheap
 * and unique across processes.
 */
export function getRequestId(request: IncomingMessage): string {
  const header = request.headers['x-request-id'];
  if (typeof header === 'string' && SAFE.test(header)) return header;
  count += 1;
  return `${processPrefix}-${count.toString(36)}`;
}
