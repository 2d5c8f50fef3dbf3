import type { RequestHandler } from 'express';
import { lastPage } from '../../domain/search/lastPage';
import { findBareHost } from '../../redirects/bareHost';
import { siteOf } from '../../platform/http/requestLocals';
import { isSafeMethod, splitAddress } from '../../platform/http/splitAddress';

const NOT_PAGES = /^\/(?:api|-|sitecore)\//;

/** Whether a path may be a page's: what programs ask for is served as it is spelt. */
export const isPagePath = (path: string): boolean => !NOT_PAGES.test(path);

/**
 * Sends visitors permanently to the one spelling of an address: the bare host where the site asks
 * for it (spec 4 §2.2), no doubled slashes, no slash at the end, no page of a list behind the last that is shown.
 * All in one step; the rest of the query stays.
 * The doubled slashes must go first: `//host/` would otherwise become an address on another host.
 */
export function canonicalAddress(publicUrl: URL): RequestHandler {
  const protocol = publicUrl.protocol.replace(':', '');
  return (request, response, next) => {
    const [path, query] = splitAddress(request.originalUrl);
    if (!isPagePath(path) || !isSafeMethod(request.method)) return next();
    const { features, hosts } = siteOf(response.locals);
    const canonical = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const shownQuery = withinPages(query);
    const url = canonical + shownQuery;
    const host = response.locals.authority;
    const bare = features.redirectWww ? findBareHost({ protocol, host, url }, hosts) : undefined;
    const isAsAsked = canonical === path && shownQuery === query;
    if (bare === undefined && isAsAsked) return next();
    return response.redirect(308, bare ?? url);
  };
}

/** The query with the last page that lists show in the place of any behind it, which would show the same. */
const withinPages = (query: string): string =>
  query.replace(/(?<=[?&]page=)\d+(?=&|$)/g, (page) =>
    Number(page) > lastPage ? String(lastPage) : page,
  );
