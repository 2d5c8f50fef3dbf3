import { createHash } from 'node:crypto';

/**
 * A digest that names a booking in logs: its key gives access to it, so the key is never logged. `select
 * "key" from "booking" where left(encode(sha256("key"::text::bytea), 'hex'), 12) = '…'` finds the booking.
 */
export const logName = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 12);
