import type { RequestHandler } from 'express';
import { isKitSessionKey } from '../../../domain/kits/kitSession';
import { privateHeaders } from '../../../platform/http/privateHeaders';
import { getSite } from '../../../platform/http/requestLocals';
import { splitAddress } from '../../../platform/http/splitAddress';

/**
 * Marks responses to addresses with session values as private: a shared cache would store the values in its
 * keys, and requests for the page's files would send them as referrer. The page cache ignores these keys,
 * because the page is the same for all visitors.
 */
export function privateKitSession(): RequestHandler {
  return (request, response, next) => {
    const [, query] = splitAddress(request.originalUrl);
    if (query === '' || !getSite(response.locals).features.kits) return next();
    if ([...new URLSearchParams(query).keys()].some(isKitSessionKey)) {
      response.locals.isPrivate = true;
      response.set(privateHeaders);
    }
    next();
  };
}
