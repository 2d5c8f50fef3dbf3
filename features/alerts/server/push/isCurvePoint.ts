import { createECDH } from 'node:crypto';

/**
 * Whether a base64url text is a point of the curve P-256. Messages can only be encrypted for one (RFC 8291).
 */
export function isCurvePoint(base64url: string): boolean {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(base64url, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
