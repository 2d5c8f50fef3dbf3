import type { RequestHandler } from 'express';
import { HttpError } from '../../../platform/httpError';
import { sameSecret } from '../../../platform/sameSecret';
import { isLocalRequest } from '../../../platform/localRequest';
import { originMatcher } from './editingOrigins';

export interface EditingAccessOptions {
  secret: string | undefined;
  /** Allowed origins in addition to our own. */
  origins: readonly string[];
  methods: readonly string[];
  /** Accepts requests from this machine only. */
  localOnly?: boolean;
}

/**
 * Allows requests of editors only. Answers in this order (Experience Edge, editing): 401 to an origin that is
 * not allowed, 204 to OPTIONS from an allowed origin, 401 to a wrong secret, 204 to OPTIONS, 405 to another
 * method. Without an Origin header only the secret is checked. The public default secret is accepted from
 * this machine only.
 */
export function editingAccess(options: EditingAccessOptions): RequestHandler {
  const { secret, origins, methods, localOnly = false } = options;
  const isAllowed = originMatcher(origins);
  const allow = [...methods, 'OPTIONS'].join(', ');
  return (request, response, next) => {
    const origin = request.get('origin');
    response.vary('Origin').set('Cache-Control', 'no-store');
    if (origin !== undefined) {
      if (!isAllowed(origin) && origin !== requestOrigin(request)) {
        throw new HttpError(401, 'The origin is not allowed to edit');
      }
      response.set({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': allow,
        'Access-Control-Allow-Headers': 'Content-Type, Authorization',
      });
    }
    // A browser's preflight request, which reads no content.
    if (request.method === 'OPTIONS' && origin !== undefined)
      return void response.status(204).set('Allow', allow).end();
    const isForbidden = localOnly && !isLocalRequest(request);
    if (isForbidden || !sameSecret(parseQuery(request).get('secret'), secret)) {
      throw new HttpError(401, 'The editing secret is missing or wrong');
    }
    if (request.method === 'OPTIONS') return void response.status(204).set('Allow', allow).end();
    if (!methods.includes(request.method)) {
      throw new HttpError(405, `${request.method} is not allowed here`, {
        headers: { Allow: allow },
      });
    }
    next();
  };
}

/** The raw query; Express would parse it into lists and objects. */
export function parseQuery({ originalUrl }: { originalUrl: string }): URLSearchParams {
  return new URLSearchParams(originalUrl.split('?')[1]);
}

const requestOrigin = (request: { protocol: string; get: (name: 'host') => string | undefined }) =>
  `${request.protocol}://${request.get('host') ?? ''}`;
