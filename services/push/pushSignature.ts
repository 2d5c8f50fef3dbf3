import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { object, string, number, ValidationError } from 'yup';

/** Longest time that a signature may be good for, in seconds (RFC 8292 §2). */
const MAX_AGE_SECONDS = 24 * 3600;

const claims = object({
  aud: string().strict().required(),
  exp: number().strict().required(),
  sub: string()
    .strict()
    .required()
    .matches(/^(mailto:|https:)/),
});

/**
 * Whether an `Authorization` header holds a VAPID signature for this push service.
 * @param audience origin of the push service
 * @param now milliseconds since 1970
 */
export function isSigned(
  authorization: string | undefined,
  { audience, now }: { audience: string; now: number },
): boolean {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '');
  if (!found) return false;
  const [, header = '', payload = '', signature = '', point = ''] = found;
  const key = keyOf(point);
  const isOwn =
    key !== undefined &&
    verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  if (!isOwn) return false;
  try {
    const { aud, exp } = claims.validateSync(JSON.parse(textOf(payload)));
    const seconds = exp - now / 1000;
    return aud === audience && seconds > 0 && seconds <= MAX_AGE_SECONDS;
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError) return false;
    throw error;
  }
}

const textOf = (part: string): string => Buffer.from(part, 'base64url').toString('utf8');

/** A point of P-256, uncompressed, as a key; undefined for anything else. */
function keyOf(point: string): KeyObject | undefined {
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
