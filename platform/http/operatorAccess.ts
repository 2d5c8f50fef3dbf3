import type { RequestHandler } from 'express';
import { isLocalRequest } from '../localRequest';
import { limitRequests } from './limitVisitors';
import { HttpError } from '../httpError';
import { sameSecret } from '../sameSecret';

/** How many wrong passwords an address may try within the window. */
const WRONG_PASSWORD_LIMIT = { windowMs: 15 * 60_000, limit: 10 };

/**
 * Lets only operators in: with the password (HTTP Basic, any name), for which browsers prompt.
 * Without a configured password, only this machine has access.
 */
export function operatorAccess(secret: string | undefined): RequestHandler[] {
  const setHeaders: RequestHandler = (_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    next();
  };
  if (secret === undefined) {
    return [
      setHeaders,
      (request, _response, next) =>
        next(isLocalRequest(request) ? undefined : new HttpError(404, 'Address not found')),
    ];
  }
  return [
    setHeaders,
    // A request without a password is refused before the limit, since it is no attempt to guess one.
    (request, _response, next) =>
      next(request.get('authorization') === undefined ? unauthorized() : undefined),
    limitRequests({ ...WRONG_PASSWORD_LIMIT, skipSuccessfulRequests: true }),
    (request, _response, next) =>
      next(
        sameSecret(readPassword(request.get('authorization')), secret) ? undefined : unauthorized(),
      ),
  ];
}

const unauthorized = () =>
  new HttpError(401, 'The password is missing or wrong', {
    headers: { 'WWW-Authenticate': 'Basic realm="operators", charset="UTF-8"' },
  });

function readPassword(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([\w+/=-]{1,500})$/i.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
