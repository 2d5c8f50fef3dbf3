import { createHmac } from 'node:crypto';
import { sameSecret } from '../sameSecret';

const MAX_AGE_SECONDS = 300;
const FORM = /^t=(\d{1,12}),v1=([\da-f]{64})$/;

/**
 * Checks `t=<unix seconds>,v1=<hex>`: an HMAC-SHA256 of `<t>.<body>` with the shared secret, made
 * within the last five minutes, so that a recorded notice cannot be sent again later.
 */
export function isSignedNotice(options: {
  header: string | undefined;
  body: Buffer;
  secret: string | undefined;
  nowSeconds: number;
}): boolean {
  const { header, body, secret, nowSeconds } = options;
  const [, time, signature] = FORM.exec(header ?? '') ?? [];
  if (!secret || time === undefined) return false;
  if (Math.abs(nowSeconds - Number(time)) > MAX_AGE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return sameSecret(signature, expected);
}
