import type { RequestHandler, Response } from 'express';
import type { KeyHeader } from '../pageCache/CachedPage';
import { pathKey, siteKey } from '../../platform/pages/surrogateKeys';
import { isPagePath } from '../sites/canonicalAddress';
import { isSafeMethod, splitAddress } from '../../platform/http/splitAddress';
import { getSite } from '../../platform/http/requestLocals';

/** Looks up an old address; `query` has no question mark. */
export type FindRedirect = (
  path: string,
  query: string,
) => { location: string; status: 301 | 302 | 308 } | { transfer: string } | undefined;

/** Browsers would still follow a removed permanent redirect while they have it cached. */
const BROWSER_MAX_AGE_SECONDS = 60;
/** A cache in front is purged by its keys when redirects change. */
const CDN_MAX_AGE_SECONDS = 3600;

/**
 * Redirects visitors of old addresses to the current ones, or serves another page at the requested address
 * if editors have configured that (`transfer`).
 * @param findRedirect returns the lookup of a site, by its name
 * @param keyHeader of the cache in front, if there is one that accepts purges
 */
export function redirectTable(
  findRedirect: (site: string) => FindRedirect | undefined,
  keyHeader?: KeyHeader,
): RequestHandler {
  const setCacheHeaders = (response: Response, site: string, path: string) => {
    const sharedMaxAge = keyHeader ? `, s-maxage=${CDN_MAX_AGE_SECONDS}` : '';
    response.setHeader(
      'Cache-Control',
      `public, max-age=${BROWSER_MAX_AGE_SECONDS}${sharedMaxAge}`,
    );
    if (keyHeader) response.setHeader(...keyHeader([siteKey(site), pathKey(site, path)]));
  };
  return (request, response, next) => {
    if (!isSafeMethod(request.method)) return next();
    const [path, query] = splitAddress(request.url);
    if (!isPagePath(path)) return next();
    const { name } = getSite(response.locals);
    const redirect = findRedirect(name)?.(path, query.slice(1));
    if (!redirect) return next();
    if ('transfer' in redirect) {
      request.url = redirect.transfer;
      return next();
    }
    // The query may be personal, and is passed on to the new address: the answer of a private request must
    // not be cached.
    if (!response.locals.isPrivate) {
      if (redirect.status === 302) response.setHeader('Cache-Control', 'public, max-age=0');
      else setCacheHeaders(response, name, path);
    }
    return response.redirect(redirect.status, redirect.location);
  };
}
