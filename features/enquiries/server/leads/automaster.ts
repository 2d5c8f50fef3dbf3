import type { LeadClient } from './lead.types';
import { exchange } from '../../../../platform/upstreams/request';

const TIMEOUT_MS = 10_000;
/** More than this is no answer; it is not looked at anyhow (checklist OQ-96). */
const MAX_BYTES = 64 * 1024;

/**
 * Client of the dealers' system, which takes quotes of kits (spec 3 §7.4): the session's values and the cart.
 * As with enquiries the outbox says when to send again.
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
