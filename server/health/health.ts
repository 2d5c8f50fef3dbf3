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

/** How long an answer stands, so that many probes cost one rendering, in ms. */
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
  /** What a person must see to although pages are served; told beside the status. */
  alarms?: () => readonly string[];
}

/**
 * `/api/healthz`: whether pages can really be served and enquiries taken (OQ-09). It renders a site's
 * start page past the cache and asks the database, both for some seconds at most; 200
 * `{"status":"ok"}`, else 503 naming the upstream that fails. `alarms` stand beside either, upstreams that are left alone
 * or refuse our key among them.
 */
export function health(options: HealthOptions): RequestHandler {
  const answer = sharedAnswer(FRESH_MS, () => check(options));
  return async (_request, response) => {
    const { status, body } = await answer();
    const leftAlone = openBreakers.list().map((name) => `${name} fails and is left alone`);
    const refusals = refusedKeys.list().map((name) => `our key is refused by ${name}`);
    const alarms = [...(options.alarms?.() ?? []), ...leftAlone, ...refusals];
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .json(alarms.length > 0 ? { ...body, alarms } : body);
  };
}

async function check({ site, renderPage, database, logger }: HealthOptions): Promise<Health> {
  const { page: deadline } = pageDeadlines();
  const request = { site, path: '/', query: new URLSearchParams(), requestId: 'health', deadline };
  const databaseFault = database.check();
  try {
    const { status } = await renderPage({ ...request, mode: 'normal' });
    const fault = await databaseFault;
    if (fault) throw fault;
    if (status === 200) return { status: 200, body: { status: 'ok' } };
    return { status: 503, body: { status: 'failing' } };
  } catch (error) {
    logger.warn({ error }, 'health check failed');
    if (!(error instanceof UpstreamError)) return { status: 503, body: { status: 'failing' } };
    const { upstream, kind } = error;
    return { status: 503, body: { status: 'failing', upstream, kind } };
  }
}
