import type { RequestHandler } from 'express';
import { isSafeMethod, splitAddress } from '../../platform/http/splitAddress';
import { siteOf } from '../../platform/http/requestLocals';

/**
 * The default language lives at `/…`, so `/{default language}/…` answers 308 to the address without
 * it: one address a page (design §5).
 */
export function defaultLanguagePrefix(): RequestHandler {
  return (request, response, next) => {
    if (!isSafeMethod(request.method)) return next();
    const [path, query] = splitAddress(request.originalUrl);
    const prefix = `/${siteOf(response.locals).languages[0]}`;
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return next();
    return response.redirect(308, `${path.slice(prefix.length) || '/'}${query}`);
  };
}
