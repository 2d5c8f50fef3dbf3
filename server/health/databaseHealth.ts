import { sharedAnswer } from '../http/sharedAnswer';
import { UpstreamError } from '../upstreams/UpstreamError';

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

function explain(cause: unknown): UpstreamError {
  const isLate = cause instanceof Error && /time(d )?out/i.test(cause.message);
  return isLate
    ? new UpstreamError('database', 'timeout', 'no answer in time', { cause })
    : new UpstreamError('database', 'network', 'cannot be reached', { cause });
}
