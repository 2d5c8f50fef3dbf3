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
import { listCars } from './listCars';
import { listDealers, withDealers } from './listDealers';
import { llms } from './llms';
import { robots } from './robots';
import { sitemap } from './sitemap';

export interface MachineServices {
  config: Pick<Config, 'stage'>;
  sitemap: RequestHandler;
  /** The one origin of a site's addresses, as its canonical links name it. */
  publicOrigin: (site: Site) => Promise<string>;
  llms: RequestHandler;
}

/** What a site tells programs: search engines, and what reads texts. */
export function machineRoutes(services: MachineServices): Router {
  const { config, publicOrigin: origin } = services;
  const router = Router();
  router.get('/api/robots', robots({ stage: config.stage, origin }));
  router.get('/api/llms', services.llms);
  router.get(['/api/sitemap', '/sitemap-:part.xml'], services.sitemap);
  return router;
}

/** Makes what is remembered of sites for programs, from their content and their stock. */
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
      listCars: (site) => listCars(search, site),
    }),
    llms: llms({
      async describe(site, language) {
        const [settings, found, dealers] = await Promise.all([
          siteContent.get(site, language),
          fetchPage(content, { site: site.name, language, routePath: '/' }),
          listDealers(search, site).catch(() => []),
        ]);
        const front = found && (await fillNavigation(found.page, navigation));
        return { content: settings, front, dealers };
      },
      origin: publicOrigin,
      logger,
    }),
  };
}
