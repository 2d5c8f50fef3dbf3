import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VisitChange } from '../../../../domain/booking/visit.types';
import { createSeal } from '../../../../platform/seal';

/** Bytes of a token: the booking's key, the second since 1970 at which it ends, and the signature. */
const KEY_BYTES = 16;
const END_BYTES = 6;
const SIGNATURE_BYTES = 32;
const TOKEN = new RegExp(
  `^[\\w-]{${Math.ceil(((KEY_BYTES + END_BYTES + SIGNATURE_BYTES) * 4) / 3)}}$`,
);

/** Makes and reads what stands in links to booked visits: whoever has one may see, move and cancel that visit. */
export interface VisitLinks {
  /**
   * @param key UUID of the booking
   * @param end milliseconds since 1970 until which it is good
   */
  tokenOf: (key: string, end: number) => string;
  /** The key that a token is for; undefined for one that we did not make, or that is over. */
  keyOf: (token: string) => string | undefined;
  /** What became of a change, for the address of the page that says so: nobody else makes it say that. */
  toldOf: (change: VisitChange) => string;
  /** What is told; nothing for an address that is opened again later. */
  changeOf: (told: string) => VisitChange | undefined;
}

/** What became of a change is news for so long, in ms. */
const NEWS_MS = 120_000;

/** @param now milliseconds since 1970 */
export function createVisitLinks(secret: string, now: () => number = Date.now): VisitLinks {
  const sign = (content: Buffer) =>
    createHmac('sha256', secret).update('visit').update(content).digest();
  const news = createSeal<VisitChange>(secret, 'visit change', now);
  return {
    tokenOf(key, end) {
      const content = Buffer.alloc(KEY_BYTES + END_BYTES);
      content.write(key.replaceAll('-', ''), 'hex');
      content.writeUIntBE(Math.ceil(end / 1000), KEY_BYTES, END_BYTES);
      return Buffer.concat([content, sign(content)]).toString('base64url');
    },
    keyOf(token) {
      if (!TOKEN.test(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const content = bytes.subarray(0, KEY_BYTES + END_BYTES);
      if (!timingSafeEqual(bytes.subarray(KEY_BYTES + END_BYTES), sign(content))) return undefined;
      if (content.readUIntBE(KEY_BYTES, END_BYTES) * 1000 <= now()) return undefined;
      const hex = content.toString('hex', 0, KEY_BYTES);
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
    toldOf: (change) => news.close(change, now() + NEWS_MS),
    changeOf: (told) => news.open(told),
  };
}
