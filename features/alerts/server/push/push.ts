import webPush from 'web-push';
import type { Device } from '../../model/deviceForms';
import { isPushEndpoint } from './isPushEndpoint';
import type { PushConfig, PushKeys } from '../../../../platform/pushConfig';
import { exchange } from '../../../../platform/upstreams/request';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

const TIMEOUT_MS = 10_000;
/** More than this is no answer; it is not looked at anyhow. */
const MAX_BYTES = 16 * 1024;

/** A message to the browser of a device. */
interface PushMessage {
  to: Device;
  /** UTF-8, at most 3,993 bytes: push services take 4,096 encrypted. Only the browser can read it. */
  text: string;
  /** Of two messages with one topic that wait for a device, it gets the later one: up to 32 of base64url's characters. */
  topic: string;
  /** How long it waits for a device that is off, in seconds. */
  ttlSeconds: number;
  /** `low` waits until the device is awake anyhow. */
  urgency: 'low' | 'normal';
}

export interface PushClient {
  /** @throws UpstreamError, with status 404 or 410 where the subscription is over */
  send: (message: PushMessage) => Promise<void>;
}

/** Sends messages to browsers by their push services: encrypted (RFC 8291), signed (RFC 8292), redirects not followed. */
export function createPushClient(
  keys: PushKeys,
  known: Pick<PushConfig, 'hosts' | 'standIn'>,
): PushClient {
  return {
    async send({ to, text, topic, ttlSeconds, urgency }) {
      if (!isPushEndpoint(to.endpoint, known)) {
        throw new UpstreamError('push', 'invalid', 'the host is no push service that we know');
      }
      await exchange({
        name: 'push',
        url: to.endpoint,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        method: 'POST',
        ...requestOf({ to, text, topic, ttlSeconds, urgency }, keys),
      });
    },
  };
}

function requestOf(
  { to, text, topic, ttlSeconds, urgency }: PushMessage,
  vapidDetails: PushKeys,
): { headers: Record<string, string>; body: Buffer } {
  try {
    const { headers, body } = webPush.generateRequestDetails(to, text, {
      vapidDetails,
      TTL: ttlSeconds,
      urgency,
      topic,
      contentEncoding: 'aes128gcm',
    });
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    return { headers: Object.fromEntries(texts), body };
  } catch (cause) {
    // Keys that are no point of the curve, say: no browser made them.
    throw new UpstreamError('push', 'invalid', 'the message cannot be encrypted', { cause });
  }
}
