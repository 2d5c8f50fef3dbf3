import type { RequestHandler } from 'express';
import { isSafeMethod, splitAddress } from '../../platform/http/splitAddress';
import { getSite } from '../../platform/http/requestLocals';

/**
 * The default language has no prefix: `/{default language}/…` answers 308 to the address without it, so that
 * a page has one address.
 */
export function defaultLanguagePrefix(): RequestHandler {
  return (request, response, next) => {
    if (!isSafeMethod(request.method)) return next();
    const [path, query] = splitAddress(request.originalUrl);
    const prefix = `/${getSite(response.locals).languages[0]}`;
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return next();
    return response.redirect(308, `${path.slice(prefix.length) || '/'}${query}`);
  };
}
