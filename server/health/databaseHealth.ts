import { describeFailure } from '../../platform/database/describeFailure';
import type { Logger } from '../../platform/log';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { UpstreamError } from '../../platform/upstreams/UpstreamError';

/** How long what was found stands, in ms. */
const FRESH_MS = 2000;

/** Whether the database answers; pages do without it, enquiries do not. */
export interface DatabaseHealth {
  /** Why it does not work, or undefined when it does; as long as the database's client waits. */
  check: () => Promise<UpstreamError | undefined>;
  /** What was found last, at once; asks anew behind. */
  last: () => UpstreamError | undefined;
}

/** @param probe asks the database something; rejects when it fails or takes too long */
export function databaseHealth(probe: () => Promise<void>): DatabaseHealth {
  let found: UpstreamError | undefined;
  const check = sharedAnswer(FRESH_MS, async () => {
    found = await probe().then(() => undefined, explain);
    return found;
  });
  return {
    check,
    last: () => {
      void check();
      return found;
    },
  };
}

/** The embedded database starts beside the web process, and has answered by then. In ms. */
const LATE_MS = 4000;

/**
 * Says in a sentence for people when the database cannot be used at start; pages are served all the same. Fire and
 * forget: it never rejects.
 */
export function tellOfDatabase(
  url: string,
  probe: () => Promise<void>,
  logger: Pick<Logger, 'error'>,
): void {
  let told = false;
  const tell = (error?: unknown) => {
    if (!told) logger.error(`${describeFailure(url, error)} Until then no enquiry is taken.`);
    told = true;
  };
  const late = setTimeout(() => tell(), LATE_MS).unref();
  probe()
    .catch((error: unknown) => tell(error))
    .finally(() => clearTimeout(late));
}

function explain(cause: unknown): UpstreamError {
  const isLate = cause instanceof Error && /time(d )?out/i.test(cause.message);
  return isLate
    ? new UpstreamError('database', 'timeout', 'no answer in time', { cause })
    : new UpstreamError('database', 'network', 'cannot be reached', { cause });
}
