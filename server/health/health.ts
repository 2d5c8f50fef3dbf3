import type { RequestHandler } from 'express';
import type { Site } from '../../sites/site.types';
import type { DatabaseHealth } from './databaseHealth';
import type { Logger } from '../../platform/log';
import type { RenderPage } from '../../platform/pages/page.types';
import { pageDeadlines } from '../../platform/pages/pageDeadline';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import { openBreakers } from '../../platform/upstreams/openBreakers';
import { refusedKeys } from '../../platform/upstreams/refusedKeys';
import { UpstreamError } from '../../platform/upstreams/UpstreamError';

/** How long an answer is reused, so that many probes cost one rendering, in ms. */
const FRESH_MS = 2000;

interface Health {
  status: number;
  body: { status: 'ok' } | { status: 'failing'; upstream?: string; kind?: string };
}

export interface HealthOptions {
  site: Site;
  renderPage: RenderPage;
  database: DatabaseHealth;
  logger: Logger;
  /** Problems that an operator must solve although pages are served; reported with the status. */
  alarms?: () => readonly string[];
}

/**
 * `/api/healthz`: whether pages can really be served and enquiries accepted (OQ-09). It renders a site's
 * start page without the cache and queries the database, both within a few seconds; 200 `{"status":"ok"}`,
 * else 503 naming the upstream that fails. Both answers include `alarms`, such as upstreams with an open
 * circuit or that refuse our key.
 */
export function health(options: HealthOptions): RequestHandler {
  const cachedCheck = sharedAnswer(FRESH_MS, () => check(options));
  return async (_request, response) => {
    const { status, body } = await cachedCheck();
    const openCircuits = openBreakers
      .list()
      .map((name) => `circuit breaker of ${name} is open: it failed repeatedly`);
    const refusals = refusedKeys.list().map((name) => `${name} rejected our API key`);
    const alarms = [...(options.alarms?.() ?? []), ...openCircuits, ...refusals];
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .json(alarms.length > 0 ? { ...body, alarms } : body);
  };
}

async function check({ site, renderPage, database, logger }: HealthOptions): Promise<Health> {
  const { page: deadline } = pageDeadlines();
  const request = { site, path: '/', query: new URLSearchParams(), requestId: 'health', deadline };
  const databaseCheck = database.check();
  try {
    const { status } = await renderPage({ ...request, mode: 'normal' });
    const databaseError = await databaseCheck;
    if (databaseError) throw databaseError;
    if (status === 200) return { status: 200, body: { status: 'ok' } };
    return { status: 503, body: { status: 'failing' } };
  } catch (error) {
    logger.warn({ error }, 'health check failed');
    if (!(error instanceof UpstreamError)) return { status: 503, body: { status: 'failing' } };
    const { upstream, kind } = error;
    return { status: 503, body: { status: 'failing', upstream, kind } };
  }
}
