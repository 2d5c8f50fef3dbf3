import { createHmac, randomBytes } from 'node:crypto';
import { sameSecret } from '../../../runtime/sameSecret';

/** How long an editor stays signed in, in seconds. */
export const SESSION_SECONDS = 8 * 60 * 60;

/** Sessions of editors, signed and kept by their browsers; nothing of them is stored here. */
export interface Sessions {
  /** The value of a new session's cookie. */
  start: (nowSeconds: number) => string;
  /** The token that requests of a valid session must carry to change anything; else undefined. */
  csrfTokenOf: (cookie: string | undefined, nowSeconds: number) => string | undefined;
}

/** Sessions under a secret: another secret ends them all. */
export function createSessions(secret: string): Sessions {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    start: (nowSeconds) => {
      const claim = `${Math.floor(nowSeconds) + SESSION_SECONDS}.${randomBytes(16).toString('base64url')}`;
      return `${claim}.${sign(`session ${claim}`)}`;
    },
    csrfTokenOf: (cookie, nowSeconds) => {
      const [expires = '', nonce = '', signature = '', ...more] = cookie?.split('.') ?? [];
      const claim = `${expires}.${nonce}`;
      const isSigned = sameSecret(signature, sign(`session ${claim}`)) && more.length === 0;
      return isSigned && Number(expires) > nowSeconds ? sign(`csrf ${claim}`) : undefined;
    },
  };
}
