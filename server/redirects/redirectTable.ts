import type { RequestHandler, Response } from 'express';
import type { KeyHeader } from '../pageCache/CachedPage';
import { pathKey, siteKey } from '../../platform/pages/surrogateKeys';
import { isPagePath } from '../sites/canonicalAddress';
import { isSafeMethod, splitAddress } from '../../platform/http/splitAddress';
import { siteOf } from '../../platform/http/requestLocals';

/** Looks an old address up; `query` comes without its question mark. */
export type FindRedirect = (
  path: string,
  query: string,
) => { location: string; status: 301 | 302 | 308 } | { transfer: string } | undefined;

/** Longer, and a redirect that was taken back would still lead browsers away from what is there now. */
const KEPT_BY_BROWSERS_S = 60;
/** A cache in front is told by its keys when redirects change. */
const KEPT_IN_FRONT_S = 3600;

/**
 * Sends visitors of old addresses to the current ones (spec 4 §2.2), or shows another page under the
 * address they asked for, where editors want that (`transfer`).
 * @param findRedirect of a site, by its name
 * @param keyHeader of the cache in front, where there is one that is told what changes
 */
export function redirectTable(
  findRedirect: (site: string) => FindRedirect | undefined,
  keyHeader?: KeyHeader,
): RequestHandler {
  const keep = (response: Response, site: string, path: string) => {
    const inFront = keyHeader ? `, s-maxage=${KEPT_IN_FRONT_S}` : '';
    response.setHeader('Cache-Control', `public, max-age=${KEPT_BY_BROWSERS_S}${inFront}`);
    if (keyHeader) response.setHeader(...keyHeader([siteKey(site), pathKey(site, path)]));
  };
  return (request, response, next) => {
    if (!isSafeMethod(request.method)) return next();
    const [path, query] = splitAddress(request.url);
    if (!isPagePath(path)) return next();
    const { name } = siteOf(response.locals);
    const found = findRedirect(name)?.(path, query.slice(1));
    if (!found) return next();
    if ('transfer' in found) {
      request.url = found.transfer;
      return next();
    }
    // What belongs to one person stays so: its query goes on to the new address.
    if (!response.locals.isPrivate) {
      if (found.status === 302) response.setHeader('Cache-Control', 'public, max-age=0');
      else keep(response, name, path);
    }
    return response.redirect(found.status, found.location);
  };
}
