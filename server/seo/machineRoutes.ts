import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { SearchClient } from '../../features/search/server/searchClient';
import type { PageServices } from '../../platform/pages/pageData.types';
import type { Site } from '../../sites/site.types';
import type { Config } from '../config';
import { feeds } from '../feeds/feeds';
import { openData } from '../openData/openData';
import type { Logger } from '../../platform/log';
import { robots } from './robots';

export interface MachineServices {
  config: Pick<Config, 'stage'>;
  search: SearchClient['search'];
  searchCars: PageServices['searchCars'];
  sitemap: RequestHandler;
  /** The one origin of a site's addresses, as its canonical links name it. */
  publicOrigin: (site: Site) => Promise<string>;
  llms: RequestHandler;
  logger: Logger;
}

/** What a site tells programs: search engines, marketplaces, and whoever builds on its open data. */
export function machineRoutes(services: MachineServices): Router {
  const { config, search, searchCars, publicOrigin: origin, logger } = services;
  const router = Router();
  router.get('/api/robots', robots({ stage: config.stage, origin }));
  router.get('/api/llms', services.llms);
  router.get(['/api/sitemap', '/sitemap-:part.xml'], services.sitemap);
  router.use('/feeds', feeds({ search, origin, logger }));
  router.use('/open-data', openData({ searchCars, origin }));
  return router;
}
