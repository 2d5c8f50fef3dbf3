import type { Request, Response } from 'express';
import { isSameRoute, resolveRoute } from '../content/resolveRoute';
import type { Language, Site } from '../../sites/site.types';
import { getSite } from '../http/requestLocals';
import { splitAddress } from '../http/splitAddress';

/** A requested page of a site. */
export interface MatchedPage {
  site: Site;
  language: Language;
  /** The requested path, including the language prefix. */
  path: string;
  query: URLSearchParams;
}

/**
 * The request for one page of the site, with letter case ignored, as for all pages; undefined for requests
 * of other pages, and for methods other than GET and HEAD.
 * @param routeOf route of the page; undefined on sites without it
 */
export function matchPageRoute(
  request: Request,
  { locals }: Response,
  routeOf: (site: Site) => string | undefined,
): MatchedPage | undefined {
  const [path, query] = splitAddress(request.url);
  const site = getSite(locals);
  const route = resolveRoute(site, path);
  const expectedRoute = routeOf(site);
  if (!route || expectedRoute === undefined || !isSameRoute(route.routePath, expectedRoute))
    return undefined;
  if (!['GET', 'HEAD'].includes(request.method)) return undefined;
  return { site, language: route.language, path, query: new URLSearchParams(query) };
}
