import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { Feature } from '../../platform/feature.types';
import type { Site } from '../../sites/site.types';
import type { Config } from '../config';
import { databaseHealth } from '../health/databaseHealth';
import { health } from '../health/health';
import { livez, type Readiness, readyz } from '../health/readiness';
import type { UpstreamKeys } from '../health/upstreamKeys';
import type { Database } from '../../platform/database/Database';
import type { Logger } from '../../platform/log';
import type { RenderPage } from '../../platform/pages/page.types';
import type { SurrogateKey } from '../../platform/pages/surrogateKeys';
import type { PageCache } from '../pageCache/PageCache';
import { platformWebhook } from '../pageCache/platformWebhook';
import type { PublishNotice } from '../pageCache/publishNotice';
import { publishWebhook, type PurgeResult } from '../pageCache/publishWebhook';

export interface OperatorServices {
  config: Pick<Config, 'publishing'>;
  features: readonly Feature[];
  sites: readonly [Site, ...Site[]];
  renderPage: RenderPage;
  pageCache: Pick<PageCache, 'has'>;
  readiness: Readiness;
  /** Whether upstreams accept our keys. */
  keys: UpstreamKeys;
  /** Queries the database; rejects when it does not work. */
  checkDatabase: () => Promise<void>;
  /** Problems that an operator must solve although pages are served. */
  alarms?: () => readonly string[];
  /** Undefined when there are no developer pages. */
  devPages?: RequestHandler;
  /** Rejects when other web processes cannot be notified. */
  onPublished: (notice: PublishNotice) => PurgeResult | Promise<PurgeResult>;
  /** Database in which all web processes record the notices that they accepted. */
  noticeDatabase?: Pick<Database, 'run'>;
  /** Called with the keys of what the platform published; undefined means all sites. */
  onPlatformPublished: (keys: readonly SurrogateKey[] | undefined) => void;
  logger: Logger;
}

/**
 * Routes for operators, orchestrators, developers, editors and the content platform: they belong to no site.
 */
export function operatorRoutes(services: OperatorServices): Router {
  const { config, sites, renderPage, pageCache, logger, alarms } = services;
  const router = Router();
  const database = databaseHealth(services.checkDatabase);
  router.get('/api/healthz', health({ site: sites[0], renderPage, database, logger, alarms }));
  router.get('/livez', livez());
  router.get('/readyz', readyz(services.readiness, database, services.keys));
  if (services.devPages) router.use('/_dev', services.devPages);
  for (const { operatorRoutes } of services.features) operatorRoutes?.(router);
  router.use('/api/content/published', publishWebhook({ ...services, ...config.publishing }));
  router.use(
    '/api/content/platform-published',
    platformWebhook({
      secret: config.publishing.platformSecret,
      isCached: (key) => pageCache.has(key),
      onPublished: services.onPlatformPublished,
    }),
  );
  return router;
}
