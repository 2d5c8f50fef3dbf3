import type { RequestHandler } from 'express';
import { HttpError } from '../httpError';

/**
 * Lets the given methods through; answers OPTIONS itself and every other method with 405 (RFC 9110,
 * 15.5.6). Both name the methods that are allowed.
 */
export function allowMethods(...methods: readonly string[]): RequestHandler {
  const allow = [...methods, 'OPTIONS'].join(', ');
  return (request, response, next) => {
    if (methods.includes(request.method)) next();
    else if (request.method === 'OPTIONS') response.status(204).setHeader('Allow', allow).end();
    else
      throw new HttpError(405, `${request.method} is not allowed here`, {
        headers: { Allow: allow },
      });
  };
}
