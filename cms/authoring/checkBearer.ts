import type { RequestHandler } from 'express';
import { sameSecret } from '../../platform/sameSecret';
import { sendErrors } from '../graphql/createGraphqlHandlers';

/** Accepts requests with the secret in `Authorization: Bearer …`; responds with 401 to others. */
export function checkBearer(secret: string): RequestHandler {
  return (request, response, next) => {
    const bearer = /^Bearer (.+)$/i.exec(request.get('authorization') ?? '')?.[1];
    if (sameSecret(bearer, secret)) return next();
    response.set('WWW-Authenticate', 'Bearer');
    sendErrors(response, 401, 'Wrong or missing bearer token.');
  };
}
