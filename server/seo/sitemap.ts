import type { RequestHandler } from 'express';
import { RefreshingCache } from '../../site/content/RefreshingCache';
import type { Site } from '../../site/sites/site.types';
import { HttpError } from '../httpError';
import type { Logger } from '../log';
import { siteOf } from '../requestLocals';
import type { PublicRoute } from '../upstreams/content';
import { sitemapXml } from './sitemapXml';

/** How long a sitemap is served before its routes are asked for again in the background, in ms. */
const FRESH_MS = 10 * 60_000;

/**
 * `/api/sitemap` and the parts of a large one, `/sitemap-{number}.xml` (OQ-11): made from the
 * content platform's routes and remembered, so that a crawler never waits for the platform twice.
 */
export function sitemap(options: {
  listRoutes: (site: Site) => Promise<PublicRoute[]>;
  origin: (site: Site) => string;
  logger: Logger;
}): { handler: RequestHandler; expire: () => void } {
  const { listRoutes, origin, logger } = options;
  const onError = (error: unknown) => logger.warn({ error }, 'sitemap not refreshed');
  const cache = new RefreshingCache<string[]>({ freshFor: FRESH_MS, onError });
  const load = async (site: Site) => sitemapXml(site, origin(site), await listRoutes(site));
  return {
    expire: () => cache.expire(),
    handler: async (request, response) => {
      const site = siteOf(response.locals);
      const documents = await cache.get(site.name, () => load(site));
      const document = documents[Number(request.params.part ?? 0)];
      if (document === undefined) throw new HttpError(404, 'No such part of the sitemap');
      response.setHeader('Cache-Control', 'public, max-age=600');
      response.type('application/xml').send(document);
    },
  };
}
