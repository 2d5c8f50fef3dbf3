import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { Site } from '../../sites/site.types';
import type { Config } from '../config';
import { fetchPage } from '../../platform/content/fetchPage';
import { fillNavigation } from '../../platform/content/fillNavigation';
import { listRoutes } from '../../platform/content/content';
import type { ContentServices } from '../../platform/content/contentServices';
import type { Logger } from '../../platform/log';
import type { SearchClient } from '../../features/search/server/searchClient';
import { listCarPaths } from './listCarPaths';
import { listDealers, withDealers } from './listDealers';
import { llms } from './llms';
import { robots } from './robots';
import { sitemap } from './sitemap';

export interface MachineServices {
  config: Pick<Config, 'stage'>;
  sitemap: RequestHandler;
  /** The origin that a site's canonical links use. */
  publicOrigin: (site: Site) => Promise<string>;
  llms: RequestHandler;
}

/** Routes of what a site publishes for programs: search engines, and programs that read texts. */
export function machineRoutes(services: MachineServices): Router {
  const { config, publicOrigin: origin } = services;
  const router = Router();
  router.get('/api/robots', robots({ stage: config.stage, origin }));
  router.get('/api/llms', services.llms);
  router.get(['/api/sitemap', '/sitemap-:part.xml'], services.sitemap);
  return router;
}

/** Creates the request handlers for programs, which answer from the sites' content and stock. */
export function createMachineServices(
  options: Pick<ContentServices, 'content' | 'siteContent' | 'navigation'> &
    Pick<MachineServices, 'publicOrigin'> & { search: SearchClient['search']; logger: Logger },
): Pick<MachineServices, 'publicOrigin' | 'sitemap' | 'llms'> {
  const { content, siteContent, navigation, publicOrigin, search, logger } = options;
  return {
    publicOrigin,
    sitemap: sitemap({
      listRoutes: async (site) =>
        withDealers(...(await Promise.all([listRoutes(content, site), listDealers(search, site)]))),
      origin: publicOrigin,
      logger,
      listCarPaths: (site) => listCarPaths(search, site),
    }),
    llms: llms({
      async describe(site, language) {
        const [settings, frontPage, dealers] = await Promise.all([
          siteContent.get(site, language),
          fetchPage(content, { site: site.name, language, routePath: '/' }),
          listDealers(search, site).catch(() => []),
        ]);
        const front = frontPage && (await fillNavigation(frontPage.page, navigation));
        return { content: settings, frontPage: front, dealers };
      },
      origin: publicOrigin,
      logger,
    }),
  };
}
