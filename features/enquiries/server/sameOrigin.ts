import type { RequestHandler } from 'express';
import { HttpError } from '../../../platform/httpError';

/**
 * Accepts only requests from pages of this host: browsers send the page's origin with each POST, and other
 * sites cannot forge it. Older browsers send the referrer instead.
 */
export function sameOrigin(): RequestHandler {
  return ({ headers }, response, next) => {
    const from = headers.origin || headers.referer;
    if (getHost(from) !== response.locals.authority) {
      throw new HttpError(403, 'Forms are sent from pages of this site');
    }
    next();
  };
}

function getHost(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  return new URL(address).host;
}
