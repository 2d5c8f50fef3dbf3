import type { LeadClient } from './lead.types';
import { exchange } from '../../../../platform/upstreams/request';

/** Longest wait for an answer, in ms; shorter than the time for which a lead is taken. */
export const COMHUB_TIMEOUT_MS = 10_000;
/** More than this is no answer; it is not looked at anyhow. */
const MAX_BYTES = 64 * 1024;

/**
 * Client of the service for enquiries. The submission's id goes along as a key, so that the service can
 * tell the same enquiry sent again from another. When to send again is the outbox's to say: nothing is
 * tried twice here, and no circuit opens.
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
