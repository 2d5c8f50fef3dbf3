import { createECDH } from 'node:crypto';

/** Whether base64url is a point of P-256, so that messages can be encrypted for whoever has its key (RFC 8291). */
export function isCurvePoint(base64url: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(base64url, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
