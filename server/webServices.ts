import path from 'node:path';
import type { RequestHandler } from 'express';
import { loadRedirects } from '../redirects/findRedirect';
import { createContentClient } from '../site/content/contentClient';
import { createSiteContent } from '../site/content/siteContent';
import { siteNames, sites } from '../site/sites/sites';
import type { Site } from '../site/sites/site.types';
import type { AppServices } from './app';
import type { Config } from './config';
import { devPages } from './devPages/devPages';
import { probeUpstreams } from './devPages/probeUpstreams';
import { renderDevPage } from './devPages/renderDevPage';
import type { Log } from './log';
import { createPageRenderer } from './page';
import { PageCache } from './pageCache/PageCache';
import type { Readiness } from './readiness';
import { securityHeaderList } from './securityHeaders';
import { sitemap } from './seo/sitemap';
import { siteOrigins } from './siteOrigin';
import { staticAssets } from './staticAssets';
import { listRoutes } from './upstreams/content';
import { createEventsClient } from './upstreams/events';
import { createUpstream } from './upstreams/request';

/** Vite's output for browsers, from the project's root. */
const BUILT_ASSETS = path.join('dist', 'client');

/** Puts together what the web application works with, from the configuration alone. */
export async function createWebServices(
  config: Config,
  { logger, writeLine }: Pick<Log, 'logger' | 'writeLine'>,
  readiness: Readiness,
): Promise<AppServices> {
  const allSites = siteNames.map((name) => sites[name]) as [Site, ...Site[]];
  const origin = siteOrigins(allSites, config.publicUrl);
  const headers = securityHeaderList(config);
  const { url, apiKey } = config.content;
  const upstream = createUpstream({ name: 'content', url, headers: { sc_apikey: apiKey } });
  const content = createContentClient({ url, apiKey, fetch: upstream.fetch });
  const siteContent = createSiteContent(content, (error) =>
    logger.warn({ error }, 'site settings not refreshed'),
  );
  const { dataDir, mediaUrl, imageHosts: hosts } = config;
  const images = { dataDir, mediaUrl, hosts, logger };
  const pages = createPageRenderer({
    services: {
      content,
      siteContent,
      origin,
      imageHosts: config.imageHosts,
      placeholders: settledPlaceholders(createPlaceholders(images)),
      showUnknownBlocks: config.development,
    },
    logger,
  });
  const freshMs = config.development ? 0 : undefined;
  const pageCache = new PageCache({ render: pages.renderPage, logger, headers, freshMs });
  const routes = (site: Site) => listRoutes(upstream, site);
  const { handler, expire } = sitemap({ listRoutes: routes, origin, logger });
  return {
    ...{ config, logger, writeLine, readiness, origin, headers, pageCache, ...pages },
    sites: allSites,
    assets: await browserAssets(config),
    image: createImageEndpoint(images),
    devPages: config.devPages
      ? devPages({
          ...{ sites: allSites, origin, listRoutes: routes, render: renderDevPage },
          probeUpstreams: () => probeUpstreams(config),
          inbox: config.embedded.upstreams
            ? `http://localhost:${config.embeddedPort}/_inbox`
            : undefined,
        })
      : undefined,
    sitemap: handler,
    createRedirects: loadRedirects,
    events: createEventsClient(config.eventsUrl),
    onPublished: ({ site, paths, all }) => {
      siteContent.expire();
      expire();
      return pageCache.purge(site, all ? undefined : paths);
    },
  };
}

/** Built files in production; in development Vite serves the sources, with hot reloading. */
async function browserAssets(config: Config): Promise<RequestHandler> {
  if (!config.development) return staticAssets(BUILT_ASSETS);
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware } = await createDevMiddleware({ root: process.cwd() });
  return devMiddleware as RequestHandler;
}
