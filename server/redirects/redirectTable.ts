import type { RequestHandler } from 'express';
import { isPagePath, isSafeMethod, splitAddress } from '../sites/canonicalAddress';
import { siteOf } from '../http/requestLocals';

/** Looks an old address up; `query` comes without its question mark. */
export type FindRedirect = (
  path: string,
  query: string,
) => { location: string; status: 301 | 302 | 308 } | { transfer: string } | undefined;

const ONE_DAY_SECONDS = 86_400;

/**
 * Sends visitors of old addresses to the current ones (spec 4 §2.2), or shows another page under the
 * address they asked for, where editors want that (`transfer`).
 * @param findRedirect of a site, by its name
 */
export function redirectTable(
  findRedirect: (site: string) => FindRedirect | undefined,
): RequestHandler {
  return (request, response, next) => {
    if (!isSafeMethod(request.method)) return next();
    const [path, query] = splitAddress(request.url);
    if (!isPagePath(path)) return next();
    const found = findRedirect(siteOf(response.locals).name)?.(path, query.slice(1));
    if (!found) return next();
    if ('transfer' in found) {
      request.url = found.transfer;
      return next();
    }
    const permanent = found.status !== 302;
    response.setHeader('Cache-Control', `public, max-age=${permanent ? ONE_DAY_SECONDS : 0}`);
    return response.redirect(found.status, found.location);
  };
}
