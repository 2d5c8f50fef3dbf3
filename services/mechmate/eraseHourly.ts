import type { Logger } from 'pino';
import type { Bookings } from './bookings';

const HOUR_MS = 3_600_000;

/**
 * Erases at once, and every hour, who came to visits that are long over.
 * @returns ends it, and waits for what is under way
 */
export function eraseHourly(bookings: Pick<Bookings, 'erase'>, log: Logger): () => Promise<void> {
  const erase = () =>
    bookings.erase().catch((error: unknown) => log.error({ err: error }, 'bookings not erased'));
  let last = erase();
  const timer = setInterval(() => {
    last = erase();
  }, HOUR_MS).unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
