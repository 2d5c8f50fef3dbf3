import { exchange } from './request';

const TIMEOUT_MS = 10_000;
/** More than this is no answer; it is not looked at anyhow. */
const MAX_BYTES = 64 * 1024;

/** A text message. */
interface Sms {
  /** With the country's code: `+46701740605`. */
  to: string;
  /** Whom it comes from: a name of up to eleven letters and digits, or a number. */
  from: string;
  text: string;
}

export interface SmsClient {
  /**
   * @param id the same message sent again has the same id
   * @throws UpstreamError
   */
  send: (id: string, sms: Sms) => Promise<void>;
}

/** Client of a gateway for text messages: one POST of JSON for each. When to send again is the caller's to say. */
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
