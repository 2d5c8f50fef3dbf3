import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares a given secret with the expected one in constant time, whatever their lengths; false
 * when no secret is configured.
 */
export function sameSecret(given: unknown, expected: string | undefined): boolean {
  if (typeof given !== 'string' || !expected) return false;
  return timingSafeEqual(digest(given), digest(expected));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
