import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VisitChange } from '../../../../domain/booking/visit.types';
import { createSeal } from '../../../../platform/seal';

/** Bytes of a token: the booking's key, its expiry in seconds since 1970, and the signature. */
const KEY_BYTES = 16;
const EXPIRY_BYTES = 6;
const SIGNATURE_BYTES = 32;
const TOKEN_PATTERN = new RegExp(
  `^[\\w-]{${Math.ceil(((KEY_BYTES + EXPIRY_BYTES + SIGNATURE_BYTES) * 4) / 3)}}$`,
);

/**
 * Creates and verifies the tokens in links to booked visits. The holder of a link may see, move and cancel
 * the visit.
 */
export interface VisitLinks {
  /**
   * @param key UUID of the booking
   * @param expiry milliseconds since 1970
   */
  createToken: (key: string, expiry: number) => string;
  /** The key in a token; undefined when its signature is wrong or it has expired. */
  verifyToken: (token: string) => string | undefined;
  /** Signs the outcome of a change for the page's address, so that no one else can make the page show one. */
  signChange: (change: VisitChange) => string;
  /** The outcome of a change; undefined if the signature is wrong or has expired. */
  readChange: (signed: string) => VisitChange | undefined;
}

/** How long the page shows the outcome of a change. */
const OUTCOME_VALIDITY_MS = 120_000;

/** Creates links that are signed with a secret. @param now returns the time in ms since 1970 */
export function createVisitLinks(secret: string, now: () => number = Date.now): VisitLinks {
  const sign = (content: Buffer) =>
    createHmac('sha256', secret).update('visit').update(content).digest();
  const changeSeal = createSeal<VisitChange>(secret, 'visit change', now);
  return {
    createToken(key, expiry) {
      const content = Buffer.alloc(KEY_BYTES + EXPIRY_BYTES);
      content.write(key.replaceAll('-', ''), 'hex');
      content.writeUIntBE(Math.ceil(expiry / 1000), KEY_BYTES, EXPIRY_BYTES);
      return Buffer.concat([content, sign(content)]).toString('base64url');
    },
    verifyToken(token) {
      if (!TOKEN_PATTERN.test(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const content = bytes.subarray(0, KEY_BYTES + EXPIRY_BYTES);
      if (!timingSafeEqual(bytes.subarray(KEY_BYTES + EXPIRY_BYTES), sign(content)))
        return undefined;
      if (content.readUIntBE(KEY_BYTES, EXPIRY_BYTES) * 1000 <= now()) return undefined;
      const hex = content.toString('hex', 0, KEY_BYTES);
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
    signChange: (change) => changeSeal.close(change, now() + OUTCOME_VALIDITY_MS),
    readChange: (signed) => changeSeal.open(signed),
  };
}
