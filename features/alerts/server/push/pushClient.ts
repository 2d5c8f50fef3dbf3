import webPush from 'web-push';
import type { Device } from '../../model/deviceForms';
import { isPushEndpoint } from './isPushEndpoint';
import type { PushConfig, PushKeys } from '../../../../platform/pushConfig';
import { exchange } from '../../../../platform/upstreams/request';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

const TIMEOUT_MS = 10_000;
/** Maximum size of an answer, whose content is not used. */
const MAX_BYTES = 16 * 1024;

/** A message to the browser of a device. */
interface PushMessage {
  to: Device;
  /** At most 3,993 bytes in UTF-8, because push services accept 4,096 bytes after encryption. */
  text: string;
  /**
   * A message replaces a waiting one with the same topic. Up to 32 characters of base64url.
   */
  topic: string;
  /** How long the push service stores the message for a device that is off. */
  ttlSeconds: number;
  /** With `low`, the message waits until the device is awake for another reason. */
  urgency: 'low' | 'normal';
}

/** Client of the push services. */
export interface PushClient {
  /** Sends a message. @throws UpstreamError, with status 404 or 410 if the subscription has expired */
  send: (message: PushMessage) => Promise<void>;
}

/** Creates a client that encrypts messages (RFC 8291) and signs them (RFC 8292). It follows no redirects. */
export function createPushClient(
  keys: PushKeys,
  allowed: Pick<PushConfig, 'hosts' | 'standIn'>,
): PushClient {
  return {
    async send({ to, text, topic, ttlSeconds, urgency }) {
      if (!isPushEndpoint(to.endpoint, allowed)) {
        throw new UpstreamError('push', 'invalid', 'the host is not a known push service');
      }
      await exchange({
        name: 'push',
        url: to.endpoint,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        method: 'POST',
        ...createRequest({ to, text, topic, ttlSeconds, urgency }, keys),
      });
    },
  };
}

function createRequest(
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
    // For example if the device's key is not a point of the curve, which no browser creates.
    throw new UpstreamError('push', 'invalid', 'the message cannot be encrypted', { cause });
  }
}
