import type { Logger } from 'pino';

const INTERVAL_MS = 3_600_000;

/**
 * Deletes data past its retention time, at once and then every hour.
 * @returns a function that stops it and waits for the current run
 */
export function startHourlyErasure(
  stores: readonly { erase: () => Promise<void> }[],
  log: Logger,
): () => Promise<void> {
  const eraseAll = () =>
    Promise.all(stores.map((store) => store.erase())).catch((error: unknown) =>
      log.warn({ error }, 'old entries not erased; will retry'),
    );
  let lastRun: Promise<unknown> = eraseAll();
  const timer = setInterval(() => {
    lastRun = eraseAll();
  }, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await lastRun;
  };
}
