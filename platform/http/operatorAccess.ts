import type { RequestHandler } from 'express';
import { isLocalRequest } from '../localRequest';
import { limitRequests } from './limited';
import { HttpError } from '../httpError';
import { sameSecret } from '../sameSecret';

/** Wrong passwords that an address may try in a quarter of an hour. */
const LIMIT = { windowMs: 15 * 60_000, limit: 10 };

/**
 * Lets operators in, and nobody else: with the password (HTTP Basic, any name), which browsers ask for
 * themselves. Without a password there are pages for this very machine alone.
 */
export function operatorAccess(secret: string | undefined): RequestHandler[] {
  const headers: RequestHandler = (_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    next();
  };
  if (secret === undefined) {
    return [
      headers,
      (request, _response, next) =>
        next(isLocalRequest(request) ? undefined : new HttpError(404, 'No such address')),
    ];
  }
  return [
    headers,
    // Who tries no password guesses none.
    (request, _response, next) =>
      next(request.get('authorization') === undefined ? refusal() : undefined),
    limitRequests({ ...LIMIT, skipSuccessfulRequests: true }),
    (request, _response, next) =>
      next(sameSecret(passwordOf(request.get('authorization')), secret) ? undefined : refusal()),
  ];
}

const refusal = () =>
  new HttpError(401, 'The password is missing or wrong', {
    headers: { 'WWW-Authenticate': 'Basic realm="operators", charset="UTF-8"' },
  });

function passwordOf(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([\w+/=-]{1,500})$/i.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
