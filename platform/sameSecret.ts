import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares a given secret with the expected one in constant time, also when their lengths differ;
 * false when no secret is configured.
 */
export function sameSecret(candidate: unknown, expected: string | undefined): boolean {
  if (typeof candidate !== 'string' || !expected) return false;
  return timingSafeEqual(sha256(candidate), sha256(expected));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
