import type { Request, Response } from 'express';
import { resolveRoute } from '../content/resolveRoute';
import type { Language, Site } from '../../sites/site.types';
import { siteOf } from '../http/requestLocals';
import { splitAddress } from '../http/splitAddress';

/** A page of a site as it is asked for. */
export interface AskedPage {
  site: Site;
  language: Language;
  /** As requested, language prefix included. */
  path: string;
  query: URLSearchParams;
}

/**
 * What is asked of a certain page of the site; undefined for requests of others, and for those that change something.
 * @param routeOf route of the page; undefined on sites without it
 */
export function askedPage(
  request: Request,
  { locals }: Response,
  routeOf: (site: Site) => string | undefined,
): AskedPage | undefined {
  const [path, query] = splitAddress(request.url);
  const site = siteOf(locals);
  const route = resolveRoute(site, path);
  const isAsked = route !== undefined && route.routePath === routeOf(site);
  if (!isAsked || !['GET', 'HEAD'].includes(request.method)) return undefined;
  return { site, language: route.language, path, query: new URLSearchParams(query) };
}
