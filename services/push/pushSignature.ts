import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { object, string, number, ValidationError } from 'yup';

/** Maximum validity of a signature (RFC 8292, 2). */
const MAX_VALIDITY_SECONDS = 24 * 3600;

const claimsSchema = object({
  aud: string().strict().required(),
  exp: number().strict().required(),
  sub: string()
    .strict()
    .required()
    .matches(/^(mailto:|https:)/),
});

/**
 * Checks whether an `Authorization` header contains a valid VAPID signature for this push service.
 * @param audience origin of the push service
 * @param now ms since 1970
 */
export function isSigned(
  authorization: string | undefined,
  { audience, now }: { audience: string; now: number },
): boolean {
  const match = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '');
  if (!match) return false;
  const [, header = '', payload = '', signature = '', point = ''] = match;
  const key = importKey(point);
  const isVerified =
    key !== undefined &&
    verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  if (!isVerified) return false;
  try {
    const { aud, exp } = claimsSchema.validateSync(JSON.parse(decodeSegment(payload)));
    const seconds = exp - now / 1000;
    return aud === audience && seconds > 0 && seconds <= MAX_VALIDITY_SECONDS;
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError) return false;
    throw error;
  }
}

const decodeSegment = (segment: string): string =>
  Buffer.from(segment, 'base64url').toString('utf8');

/** Imports an uncompressed P-256 point as a public key; returns undefined if it is invalid. */
function importKey(point: string): KeyObject | undefined {
  const bytes = Buffer.from(point, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return undefined;
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  try {
    return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  } catch {
    return undefined;
  }
}
