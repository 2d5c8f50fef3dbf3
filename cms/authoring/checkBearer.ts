import type { RequestHandler } from 'express';
import { sameSecret } from '../../platform/sameSecret';
import { sendErrors } from '../graphql/graphqlHttp';

/** Lets in whoever sends the secret as `Authorization: Bearer …`; answers 401 to everybody else. */
export function checkBearer(secret: string): RequestHandler {
  return (request, response, next) => {
    const bearer = /^Bearer (.+)$/i.exec(request.get('authorization') ?? '')?.[1];
    if (sameSecret(bearer, secret)) return next();
    response.set('WWW-Authenticate', 'Bearer');
    sendErrors(response, 401, 'Wrong or missing bearer token.');
  };
}
