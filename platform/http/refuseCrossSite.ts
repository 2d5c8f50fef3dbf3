import type { RequestHandler } from 'express';
import { HttpError } from '../httpError';

/** Refuses requests from another site's page (Fetch metadata, and Origin where that is missing). */
export function refuseCrossSite(): RequestHandler {
  return (request, response, next) => {
    const site = request.get('sec-fetch-site');
    const origin = request.get('origin');
    const isForeign = site
      ? site !== 'same-origin' && site !== 'none'
      : origin !== undefined &&
        parseHost(origin) !== (response.locals.authority ?? request.get('host'));
    if (isForeign) throw new HttpError(403, 'The request came from another site');
    next();
  };
}

const parseHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
