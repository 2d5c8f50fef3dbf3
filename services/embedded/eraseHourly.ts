import type { Logger } from 'pino';

const HOUR_MS = 3_600_000;

/**
 * Erases at once, and every hour, what has been kept for long enough.
 * @returns ends it, and waits for what is under way
 */
export function eraseHourly(
  stores: readonly { erase: () => Promise<void> }[],
  log: Logger,
): () => Promise<void> {
  const erase = () =>
    Promise.all(stores.map((store) => store.erase())).catch((error: unknown) =>
      log.error({ err: error }, 'old entries not erased'),
    );
  let last: Promise<unknown> = erase();
  const timer = setInterval(() => {
    last = erase();
  }, HOUR_MS).unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
