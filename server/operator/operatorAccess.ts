import type { RequestHandler } from 'express';
import { isLocalRequest } from '../../runtime/localRequest';
import { limitRequests } from '../http/limited';
import { HttpError } from '../../runtime/httpError';
import { sameSecret } from '../../runtime/sameSecret';

/** Wrong passwords that an address may try in a quarter of an hour. */
const LIMIT = { windowMs: 15 * 60_000, limit: 10 };

/**
 * Lets operators in, and nobody else: with the password (HTTP Basic, any name), which browsers ask for
 * themselves. Without a password there are pages for this very machine alone.
 */
export function operatorAccess(secret: string | undefined): RequestHandler[] {
  return [
    limitRequests({ ...LIMIT, skipSuccessfulRequests: true }),
    (request, response, next) => {
      response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      if (secret === undefined) {
        if (!isLocalRequest(request)) throw new HttpError(404, 'No such address');
        return next();
      }
      if (!sameSecret(passwordOf(request.get('authorization')), secret)) {
        const headers = { 'WWW-Authenticate': 'Basic realm="operators", charset="UTF-8"' };
        throw new HttpError(401, 'The password is missing or wrong', { headers });
      }
      next();
    },
  ];
}

function passwordOf(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([\w+/=-]{1,500})$/i.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
