import type { RequestHandler, Response } from 'express';
import { RefreshingCache } from '../../platform/content/RefreshingCache';
import type { Site } from '../../sites/site.types';
import { HttpError } from '../../platform/httpError';
import type { Logger } from '../../platform/log';
import { getSite } from '../../platform/http/requestLocals';
import type { PublicRoute } from '../../platform/content/content';
import { carSitemapXml, sitemapXml } from './sitemapXml';

/** How long a sitemap is served before it is refreshed in the background, in ms. */
const FRESH_MS = 10 * 60_000;

export interface SitemapOptions {
  listRoutes: (site: Site) => Promise<PublicRoute[]>;
  listCarPaths: (site: Site) => Promise<string[]>;
  /** The origin of a site's canonical addresses. */
  origin: (site: Site) => Promise<string>;
  logger: Logger;
}

/**
 * `/api/sitemap` and `/sitemap-cars.xml`, and the sections of a large sitemap, `/sitemap-{number}.xml` and
 * `/sitemap-cars-{number}.xml` (OQ-11). They are made from the content platform's routes and from the stock,
 * and cached, so that crawlers do not wait. Without data they answer 503: an empty sitemap would mean that
 * the pages are gone.
 */
export function sitemap(options: SitemapOptions): RequestHandler {
  const { listRoutes, listCarPaths, origin, logger } = options;
  const onError = (error: unknown) => logger.warn({ error }, 'sitemap not refreshed; will retry');
  const cache = new RefreshingCache<string[]>({ name: 'sitemaps', freshMs: FRESH_MS, onError });
  const renderPageSitemap = async (site: Site) =>
    sitemapXml(site, await origin(site), await listRoutes(site));
  const renderCarSitemap = async (site: Site) =>
    carSitemapXml(await origin(site), await listCarPaths(site));
  const getDocuments = (site: Site, kind: 'pages' | 'cars') =>
    cache.get(`${site.name} ${kind}`, () =>
      kind === 'cars' ? renderCarSitemap(site) : renderPageSitemap(site),
    );
  return async (request, response) => {
    const site = getSite(response.locals);
    const section = readSection(request.params.part as string | undefined);
    const exists = section && (section.kind === 'pages' || site.search);
    const documents = exists && (await getDocuments(site, section.kind));
    send(response, documents ? documents[section?.number ?? 0] : undefined);
  };
}

/**
 * Reads the suffix of a sitemap's address: `cars`, `cars-2`, `2`, or nothing for the pages; undefined for
 * anything else.
 */
function readSection(suffix = 'pages'): { kind: 'pages' | 'cars'; number: number } | undefined {
  const [matched, kind, number = '0'] = /^(pages|cars|)(?:-?([1-9]\d{0,3}))?$/.exec(suffix) ?? [];
  if (!matched) return undefined;
  return { kind: kind === 'cars' ? 'cars' : 'pages', number: Number(number) };
}

function send(response: Response, document: string | undefined): void {
  if (document === undefined) throw new HttpError(404, 'Part of the sitemap not found');
  response.setHeader('Cache-Control', 'public, max-age=600');
  response.type('application/xml').send(document);
}
