import type { RequestHandler } from 'express';
import { RefreshingCache } from '../../platform/content/RefreshingCache';
import { llmsText, type SiteSummary } from '../../site/seo/llmsText';
import type { Language, Site } from '../../sites/site.types';
import type { Logger } from '../../platform/log';
import { feedPaths } from '../../features/feeds/server/feeds/feeds';
import { getSite } from '../../platform/http/requestLocals';
import { listSitemaps } from './robots';

/** Addresses where programs find the cars of a site. */
const dataPaths = ['/open-data/openapi.json', ...feedPaths];

const FRESH_MS = 10 * 60_000;

/**
 * `/llms.txt`: a description of a site, its main pages and its sitemaps, in its default language
 * and from its content, for programs that read texts (llmstxt.org).
 */
export function llms(options: {
  /** Rejects while the content platform does not answer. */
  describe: (site: Site, language: Language) => Promise<SiteSummary>;
  origin: (site: Site) => Promise<string>;
  logger: Logger;
}): RequestHandler {
  const { describe, origin, logger } = options;
  const onError = (error: unknown) => logger.warn({ error }, 'llms.txt not refreshed; will retry');
  const cache = new RefreshingCache<string>({ name: 'llms.txt', freshMs: FRESH_MS, onError });
  const load = async (site: Site) => {
    const [brief, address] = await Promise.all([describe(site, site.languages[0]), origin(site)]);
    return llmsText(brief, {
      origin: address,
      sitemaps: listSitemaps(site, address),
      dataAddresses: site.search ? dataPaths.map((path) => address + path) : [],
    });
  };
  return async (_request, response) => {
    const site = getSite(response.locals);
    const text = await cache.get(site.name, () => load(site));
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(text);
  };
}
