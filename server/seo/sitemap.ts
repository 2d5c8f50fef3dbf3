import type { RequestHandler, Response } from 'express';
import { RefreshingCache } from '../../platform/content/RefreshingCache';
import type { Site } from '../../sites/site.types';
import { HttpError } from '../../platform/httpError';
import type { Logger } from '../../platform/log';
import { siteOf } from '../../platform/http/requestLocals';
import type { PublicRoute } from '../../platform/content/content';
import type { ListedCar } from './listCars';
import { carSitemapXml, sitemapXml } from './sitemapXml';

/** How long a sitemap is served before its addresses are asked for again in the background, in ms. */
const FRESH_MS = 10 * 60_000;

export interface SitemapOptions {
  listRoutes: (site: Site) => Promise<PublicRoute[]>;
  listCars: (site: Site) => Promise<ListedCar[]>;
  /** The one origin of a site, that of its pages' canonical addresses. */
  origin: (site: Site) => Promise<string>;
  logger: Logger;
}

/**
 * `/api/sitemap` and `/sitemap-cars.xml`, and the parts of a large one, `/sitemap-{number}.xml` and
 * `/sitemap-cars-{number}.xml` (OQ-11): made from the content platform's routes and from the stock, and
 * remembered, so that a crawler never waits twice. While there is nothing to tell they answer 503: an
 * empty one would say that the pages are gone.
 */
export function sitemap(options: SitemapOptions): RequestHandler {
  const { listRoutes, listCars, origin, logger } = options;
  const onError = (error: unknown) => logger.warn({ error }, 'sitemap not refreshed');
  const cache = new RefreshingCache<string[]>({ name: 'sitemaps', freshFor: FRESH_MS, onError });
  const pagesOf = async (site: Site) =>
    sitemapXml(site, await origin(site), await listRoutes(site));
  const carsOf = async (site: Site) => carSitemapXml(await origin(site), await listCars(site));
  const documentsOf = (site: Site, kind: 'pages' | 'cars') =>
    cache.get(`${site.name} ${kind}`, () => (kind === 'cars' ? carsOf(site) : pagesOf(site)));
  return async (request, response) => {
    const site = siteOf(response.locals);
    const asked = readPart(request.params.part as string | undefined);
    const isKnown = asked && (asked.kind === 'pages' || site.search);
    const documents = isKnown && (await documentsOf(site, asked.kind));
    send(response, documents ? documents[asked?.part ?? 0] : undefined);
  };
}

/** `cars`, `cars-2`, `2`, or nothing for the pages; undefined for anything else. */
function readPart(part = 'pages'): { kind: 'pages' | 'cars'; part: number } | undefined {
  const [asked, kind, number = '0'] = /^(pages|cars|)(?:-?([1-9]\d{0,3}))?$/.exec(part) ?? [];
  if (!asked) return undefined;
  return { kind: kind === 'cars' ? 'cars' : 'pages', part: Number(number) };
}

function send(response: Response, document: string | undefined): void {
  if (document === undefined) throw new HttpError(404, 'No such part of the sitemap');
  response.setHeader('Cache-Control', 'public, max-age=600');
  response.type('application/xml').send(document);
}
