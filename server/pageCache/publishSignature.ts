import { createHmac } from 'node:crypto';
import { sameSecret } from '../../platform/sameSecret';

/** How long a signature is valid. */
export const MAX_AGE_SECONDS = 300;
/** A platform's clock may be ahead of ours by this much. */
const MAX_AHEAD_SECONDS = 5;
const SIGNATURE = /^t=(\d{1,12}),v1=([\da-f]{64})$/;

/**
 * Checks `t=<unix seconds>,v1=<hex>`: an HMAC-SHA256 of `<t>.<body>` with the shared secret, made
 * within the last five minutes, so that a recorded notice cannot be sent again later.
 * @returns when it was signed, in seconds since 1970; undefined when it is not valid
 */
export function verifySignature(options: {
  header: string | undefined;
  body: Buffer;
  secret: string | undefined;
  nowSeconds: number;
}): number | undefined {
  const { header, body, secret, nowSeconds } = options;
  const [, time, signature] = SIGNATURE.exec(header ?? '') ?? [];
  if (!secret || time === undefined) return undefined;
  const age = nowSeconds - Number(time);
  if (age > MAX_AGE_SECONDS || age < -MAX_AHEAD_SECONDS) return undefined;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return sameSecret(signature, expected) ? Number(time) : undefined;
}
