import { UnknownSiteName } from '../../../search/server/searchClient';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

/** Statuses after which a retry may succeed: timeout, too early, too many requests. */
const RETRYABLE_STATUSES = [408, 425, 429];

/** Statuses about our credentials: leads are accepted once a key or an unpaid bill is fixed. */
const CREDENTIAL_STATUSES = [401, 402, 403, 407];

/**
 * Whether retrying is pointless: the service refuses the enquiry itself, or its site no longer has an index.
 */
export function isPermanentFailure(error: unknown): boolean {
  if (error instanceof UnknownSiteName) return true;
  if (!(error instanceof UpstreamError) || error.status === undefined) return false;
  return (
    error.status >= 400 &&
    error.status < 500 &&
    ![...RETRYABLE_STATUSES, ...CREDENTIAL_STATUSES].includes(error.status)
  );
}
