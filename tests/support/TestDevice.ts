import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { Device } from '../../features/alerts/model/deviceForms';
import type { AlertNotice } from '../../features/alerts/server/alertNotice';

/** A message stored by the embedded push service. */
export interface StoredPush {
  to: string;
  ttl: number;
  urgency: string;
  topic?: string;
  /** Base64-encoded. */
  body: string;
}

const expand = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Simulates a browser's push subscription: has keys and decrypts messages (RFC 8291). */
export class TestDevice {
  readonly id = randomUUID();
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  /** @param pushService address of the embedded push service */
  constructor(private readonly pushService: string) {
    this.#keys.generateKeys();
  }

  get subscription(): Device {
    return {
      endpoint: `${this.pushService}/${this.id}`,
      keys: {
        p256dh: this.#keys.getPublicKey('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  /** Decrypts a message. @throws Error if it is for another device */
  read({ body }: Pick<StoredPush, 'body'>): AlertNotice {
    const bytes = Buffer.from(body, 'base64');
    const salt = bytes.subarray(0, 16);
    const end = 21 + bytes[20]!;
    const sender = bytes.subarray(21, end);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = expand(this.#keys.computeSecret(sender), this.#auth, info, 32);
    const key = expand(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = expand(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(bytes.subarray(-16));
    const padded = Buffer.concat([decipher.update(bytes.subarray(end, -16)), decipher.final()]);
    // The byte 2 before the padding marks the last record.
    const text = padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    return JSON.parse(text) as AlertNotice;
  }

  /** Ends the subscription, as when the visitor turns notifications off. */
  async end(): Promise<void> {
    await fetch(this.subscription.endpoint, { method: 'DELETE' });
  }
}
