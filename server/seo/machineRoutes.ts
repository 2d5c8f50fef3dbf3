import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { Site } from '../../sites/site.types';
import type { Config } from '../config';
import { robots } from './robots';

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
