import type { RequestHandler } from 'express';
import { findBareHost } from '../../redirects/bareHost';
import { siteOf } from '../http/requestLocals';

const NOT_PAGES = /^\/(?:api|-|sitecore)\//;

/** Whether a path may be a page's: what programs ask for is served as it is spelt. */
export const isPagePath = (path: string): boolean => !NOT_PAGES.test(path);

/**
 * Sends visitors permanently to the one spelling of an address: the bare host where the site asks
 * for it (spec 4 §2.2), no doubled slashes, no slash at the end. All in one step; the query stays.
 * The doubled slashes must go first: `//host/` would otherwise become an address on another host.
 */
export function canonicalAddress(publicUrl: URL): RequestHandler {
  const protocol = publicUrl.protocol.replace(':', '');
  return (request, response, next) => {
    const [path, query] = splitAddress(request.originalUrl);
    if (!isPagePath(path) || !isSafeMethod(request.method)) return next();
    const { features, hosts } = siteOf(response.locals);
    const canonical = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const url = canonical + query;
    const host = response.locals.authority;
    const bare = features.redirectWww ? findBareHost({ protocol, host, url }, hosts) : undefined;
    if (bare === undefined && canonical === path) return next();
    return response.redirect(308, bare ?? url);
  };
}

/** Only requests that read may be sent elsewhere. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Path and query (with its question mark, or empty) of an address. */
export function splitAddress(address: string): [path: string, query: string] {
  const question = address.indexOf('?');
  return question === -1 ? [address, ''] : [address.slice(0, question), address.slice(question)];
}
