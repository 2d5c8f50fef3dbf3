import type { Logger } from 'pino';

/** Maximum time for a clean shutdown. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/**
 * On SIGTERM or SIGINT, calls `close` and exits with code 0, or with 1 if closing fails or times out. A
 * second signal exits at once.
 */
export function onStopSignal(log: Logger, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent process, the launcher, has ended: nothing else would stop this process.
  process.on('disconnect', () => stop('SIGTERM'));
}
