import type { LeadClient } from './lead.types';
import { exchange } from '../../../../platform/upstreams/request';

/** Shorter than the time for which a job is claimed. */
export const COMHUB_TIMEOUT_MS = 10_000;
/** Larger answers are rejected; the body is not read anyway. */
const MAX_BYTES = 64 * 1024;

/**
 * Client of the enquiry service. The submission's id is sent as the idempotency key. There are no retries and
 * no circuit breaker: the outbox handles both.
 */
export function createComhubClient(url: string, timeoutMs = COMHUB_TIMEOUT_MS): LeadClient {
  return {
    send: async (lead) => {
      await exchange({
        name: 'comhub',
        url,
        timeoutMs,
        maxBytes: MAX_BYTES,
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': lead.formSubmissionId,
        },
        body: JSON.stringify(lead),
      });
    },
  };
}
