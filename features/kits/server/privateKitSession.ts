import type { RequestHandler } from 'express';
import { isKitSessionKey } from '../../../domain/kits/kitSession';
import { privateHeaders } from '../../../platform/http/privateHeaders';
import { siteOf } from '../../../platform/http/requestLocals';
import { splitAddress } from '../../../platform/http/splitAddress';

/**
 * Answers addresses with the values of a kit session privately (spec 3 §2.3): a cache between would keep them
 * as its key, and files of the page would be asked for with them as their referrer. The page itself is the same
 * for everybody: no block declares these keys, so the page cache does not know them.
 */
export function privateKitSession(): RequestHandler {
  return (request, response, next) => {
    const [, query] = splitAddress(request.originalUrl);
    if (query === '' || !siteOf(response.locals).features.kits) return next();
    if ([...new URLSearchParams(query).keys()].some(isKitSessionKey)) {
      response.locals.isPrivate = true;
      response.set(privateHeaders);
    }
    next();
  };
}
