import type { Logger } from 'pino';

/** Longest that a process may take to finish what it is doing, in milliseconds. */
const patience = 10_000;

/**
 * Ends the process cleanly on SIGTERM or SIGINT: closes, then exits with 0, or with 1 when closing
 * fails or takes too long. A second signal ends it at once.
 */
export function onStopSignal(log: Logger, close: () => Promise<void>): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), patience).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The launcher is gone: nobody would ever stop this process.
  process.on('disconnect', () => stop('SIGTERM'));
}
