import type { RequestHandler } from 'express';
import type { Site } from '../../sites/site.types';
import { HttpError } from '../../platform/httpError';
import { hostName } from '../http/requestAuthority';
import type { RequestAuthority } from '../http/requestAuthority';

/**
 * Puts the site of the request's host into `locals`. Only the host decides: a `site` query parameter has no
 * effect. A host of no site gets 421 (RFC 9110, 15.5.20: this server does not answer for that authority),
 * with plain text, since there is no site whose error page could be shown.
 */
export function siteByHost(
  authorityOf: RequestAuthority,
  findSite: (host: string) => Site | undefined,
): RequestHandler {
  return (request, response, next) => {
    const authority = authorityOf(request);
    if (authority === '') throw new HttpError(400, 'The request names no host');
    const host = hostName(authority);
    const site = findSite(host);
    if (!site) throw new HttpError(421, 'No site has this host');
    response.locals.site = site;
    response.locals.host = host;
    response.locals.authority = authority;
    next();
  };
}
