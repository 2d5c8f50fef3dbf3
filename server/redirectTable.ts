import type { RequestHandler } from 'express';
import type { Site } from '../site/sites/site.types';
import { isRead, splitAddress } from './canonicalAddress';
import { siteOf } from './requestLocals';

/** Looks an old address up; `query` comes without its question mark. */
export type FindRedirect = (
  path: string,
  query: string,
) => { location: string; status: number } | undefined;

const ONE_DAY_SECONDS = 86_400;

/**
 * Sends visitors of old addresses to the current ones, on sites that have a table (spec 4 §2.2).
 * Every table is read once, at start.
 */
export function redirectTable(
  sites: readonly Site[],
  createRedirects: (site: string) => FindRedirect,
): RequestHandler {
  const tables = new Map(
    sites
      .filter((site) => site.features.redirectTable)
      .map((site) => [site.name, createRedirects(site.name)]),
  );
  return (request, response, next) => {
    if (!isRead(request.method)) return next();
    const [path, query] = splitAddress(request.originalUrl);
    const found = tables.get(siteOf(response.locals).name)?.(path, query.slice(1));
    if (!found) return next();
    response.setHeader('Cache-Control', `public, max-age=${ONE_DAY_SECONDS}`);
    return response.redirect(found.status, found.location);
  };
}
