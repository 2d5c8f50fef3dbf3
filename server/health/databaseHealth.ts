import { describeFailure } from '../../platform/database/describeFailure';
import type { Logger } from '../../platform/log';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { UpstreamError } from '../../platform/upstreams/UpstreamError';

/** How long a result is reused, in ms. */
const FRESH_MS = 2000;

/** Whether the database answers; pages do not need it, enquiries do. */
export interface DatabaseHealth {
  /**
   * Why the database does not work, or undefined when it does. Takes at most the timeout of the database's
   * client.
   */
  check: () => Promise<UpstreamError | undefined>;
  /** The last result, without waiting; starts another check in the background. */
  last: () => UpstreamError | undefined;
}

/** @param probe queries the database; rejects when it fails or takes too long */
export function databaseHealth(probe: () => Promise<void>): DatabaseHealth {
  let lastError: UpstreamError | undefined;
  const check = sharedAnswer(FRESH_MS, async () => {
    lastError = await probe().then(() => undefined, toUpstreamError);
    return lastError;
  });
  return {
    check,
    last: () => {
      void check();
      return lastError;
    },
  };
}

/** The embedded database starts at the same time as the web process, and has answered by then. */
const REPORT_AFTER_MS = 4000;

/**
 * Logs why the database cannot be used at start; pages are served anyway.
 * Fire and forget: it never rejects.
 */
export function reportDatabaseHealth(
  url: string,
  probe: () => Promise<void>,
  logger: Pick<Logger, 'error'>,
): void {
  let hasReported = false;
  const report = (error?: unknown) => {
    const reason = describeFailure(url, error);
    if (!hasReported)
      logger.error({ reason }, 'database unavailable; enquiries are refused meanwhile');
    hasReported = true;
  };
  const reportTimer = setTimeout(() => report(), REPORT_AFTER_MS).unref();
  probe()
    .catch((error: unknown) => report(error))
    .finally(() => clearTimeout(reportTimer));
}

function toUpstreamError(cause: unknown): UpstreamError {
  const isTimeout = cause instanceof Error && /time(d )?out/i.test(cause.message);
  return isTimeout
    ? new UpstreamError('database', 'timeout', 'did not answer in time', { cause })
    : new UpstreamError('database', 'network', 'cannot be reached', { cause });
}
