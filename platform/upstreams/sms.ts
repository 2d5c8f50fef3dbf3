import { exchange } from './request';

const TIMEOUT_MS = 10_000;
/** A larger answer is invalid; the body is not used. */
const MAX_BYTES = 64 * 1024;

/** A text message. */
interface Sms {
  /** Phone number with the country code: `+46701740605`. */
  to: string;
  /** The sender: a name of up to eleven letters and digits, or a number. */
  from: string;
  text: string;
}

/** Client of the text message service. */
export interface SmsClient {
  /**
   * Sends a message.
   * @param id the same when a message is sent again
   * @throws UpstreamError
   */
  send: (id: string, sms: Sms) => Promise<void>;
}

/**
 * Client of a gateway for text messages: one POST of JSON for each. The caller decides when to retry.
 */
export function createSmsClient({ url, apiKey }: { url: string; apiKey: string }): SmsClient {
  return {
    async send(id, sms) {
      await exchange({
        name: 'sms',
        url,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: `Bearer ${apiKey}`,
          'idempotency-key': id,
        },
        body: JSON.stringify(sms),
      });
    },
  };
}
