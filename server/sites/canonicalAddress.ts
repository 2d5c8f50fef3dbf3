import type { RequestHandler } from 'express';
import { LAST_PAGE } from '../../domain/search/lastPage';
import { findBareHost } from '../../redirects/bareHost';
import { getSite } from '../../platform/http/requestLocals';
import { isSafeMethod, splitAddress } from '../../platform/http/splitAddress';

const NOT_PAGES = /^\/(?:api|-|sitecore)\//;

/** Whether a path may be a page's: addresses for programs are served exactly as they are spelt. */
export const isPagePath = (path: string): boolean => !NOT_PAGES.test(path);

/**
 * Redirects visitors permanently to the canonical form of an address: the host without `www` if the site
 * wants that, no double slashes, no slash at the end, no page number of a list after the last one. All in
 * one redirect; the rest of the query stays. Double slashes are removed first: otherwise `//host/` would
 * become an address on another host.
 */
export function canonicalAddress(publicUrl: URL): RequestHandler {
  const protocol = publicUrl.protocol.replace(':', '');
  return (request, response, next) => {
    const [path, query] = splitAddress(request.originalUrl);
    if (!isPagePath(path) || !isSafeMethod(request.method)) return next();
    const { features, hosts } = getSite(response.locals);
    const canonicalPath = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const canonicalQuery = limitPageNumber(query);
    const url = canonicalPath + canonicalQuery;
    const host = response.locals.authority;
    const bareHostUrl = features.redirectWww
      ? findBareHost({ protocol, host, url }, hosts)
      : undefined;
    const isCanonical = canonicalPath === path && canonicalQuery === query;
    if (bareHostUrl === undefined && isCanonical) return next();
    return response.redirect(308, bareHostUrl ?? url);
  };
}

/** The query with a page number after the last one replaced by the last one, which shows the same. */
const limitPageNumber = (query: string): string =>
  query.replace(/(?<=[?&]page=)\d+(?=&|$)/g, (page) =>
    Number(page) > LAST_PAGE ? String(LAST_PAGE) : page,
  );
