import { createHmac } from 'node:crypto';

/** Header with the signature of a publish notice. */
export const SIGNATURE_HEADER = 'x-forecourt-signature';

/**
 * Signs a publish notice: returns `t=<unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA256 of
 * `<t>.<body>` with the shared secret. The time is signed too, so an old notice cannot be replayed.
 */
export function signNotice(secret: string, body: string, time: Date): string {
  const seconds = Math.floor(time.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
