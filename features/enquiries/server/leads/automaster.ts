import type { LeadClient } from './lead.types';
import { exchange } from '../../../../platform/upstreams/request';

const TIMEOUT_MS = 10_000;
/** Larger answers are rejected; the body is not read anyway (OQ-96). */
const MAX_BYTES = 64 * 1024;

/**
 * Client of the dealers' system, which receives kit quotes: the values of the session and the cart. The
 * outbox retries.
 */
export function createAutomasterClient(url: string, timeoutMs = TIMEOUT_MS): LeadClient {
  return {
    send: async ({ formSubmissionId, values }) => {
      await exchange({
        name: 'automaster',
        url,
        timeoutMs,
        maxBytes: MAX_BYTES,
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': formSubmissionId,
        },
        body: JSON.stringify({ ...values, quoteId: formSubmissionId }),
      });
    },
  };
}
