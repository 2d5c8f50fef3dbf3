import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that the time an answer takes tells nothing of the secret. */
export function isSecret(given: string | undefined, expected: string): boolean {
  if (given === undefined || expected === '') return false;
  return timingSafeEqual(digest(given), digest(expected));
}

/** Digests have one length, whatever is compared. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
