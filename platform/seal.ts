import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { parseOwnJson } from '../domain/ownJson';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** No text that we seal is longer. */
const MAX_CHARACTERS = 4000;

/** Encrypts data that clients carry for us, so that they can neither read nor change it. */
export interface Seal<Content> {
  /** @param end when it expires, in milliseconds since 1970 */
  close: (content: Content, end: number) => string;
  /**
   * The content of a sealed text; undefined if it was not sealed by us, was sealed for another purpose, or
   * has expired.
   */
  open: (sealed: unknown) => Content | undefined;
}

/**
 * Creates a seal whose key is derived from the secret and the purpose.
 * @param purpose a text sealed for one purpose cannot be opened for another
 * @param now returns milliseconds since 1970
 */
export function createSeal<Content>(
  secret: string,
  purpose: string,
  now: () => number = Date.now,
): Seal<Content> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    close(content, end) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
      const text = cipher.update(JSON.stringify({ end, content }), 'utf8');
      const tail = cipher.final();
      return Buffer.concat([iv, cipher.getAuthTag(), text, tail]).toString('base64url');
    },
    open(sealed) {
      if (typeof sealed !== 'string' || sealed.length > MAX_CHARACTERS) return undefined;
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      }).setAuthTag(tag);
      try {
        const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES);
        const text = decipher.update(encrypted, undefined, 'utf8') + decipher.final('utf8');
        const { end, content } = parseOwnJson<{ end: number; content: Content }>(text);
        return end > now() ? content : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
