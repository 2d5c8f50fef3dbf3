import type { RequestHandler } from 'express';
import { siteOf } from './requestLocals';

const NOT_PAGES = /^\/(?:api|-|sitecore)\//;

/**
 * Sends visitors permanently to the one spelling of an address: the bare host where the site asks
 * for it (spec 4 §2.2), no doubled slashes, no slash at the end. All in one step; the query stays.
 * The doubled slashes must go first: `//host/` would otherwise become an address on another host.
 */
export function canonicalAddress(publicUrl: URL): RequestHandler {
  return (request, response, next) => {
    const { authority } = response.locals;
    const [path, query] = splitAddress(request.originalUrl);
    if (NOT_PAGES.test(path) || !isRead(request.method)) return next();
    const bare = siteOf(response.locals).features.redirectWww && authority.startsWith('www.');
    const canonical = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    if (!bare && canonical === path) return next();
    const origin = bare ? `${publicUrl.protocol}//${authority.slice('www.'.length)}` : '';
    return response.redirect(308, `${origin}${canonical}${query}`);
  };
}

/** Only requests that read may be sent elsewhere. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Path and query (with its question mark, or empty) of an address as requested. */
export function splitAddress(address: string): [path: string, query: string] {
  const question = address.indexOf('?');
  return question === -1 ? [address, ''] : [address.slice(0, question), address.slice(question)];
}
