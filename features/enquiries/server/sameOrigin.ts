import type { RequestHandler } from 'express';
import { HttpError } from '../../../platform/httpError';

/**
 * Lets only requests through that a page of this very host makes: browsers name the page's origin in
 * each POST, and no other site can forge that. Older browsers name the page itself.
 */
export function sameOrigin(): RequestHandler {
  return ({ headers }, response, next) => {
    const from = headers.origin || headers.referer;
    if (hostOf(from) !== response.locals.authority) {
      throw new HttpError(403, 'Forms are sent from pages of this site');
    }
    next();
  };
}

function hostOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  return new URL(address).host;
}
