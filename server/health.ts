import type { RequestHandler } from 'express';
import type { Site } from '../site/sites/site.types';
import type { Logger } from './log';
import type { RenderPage } from './page.types';
import { UpstreamError } from './upstreams/UpstreamError';

/** How long an answer stands, so that many probes cost one rendering, in ms. */
const FRESH_MS = 2000;

interface Health {
  status: number;
  body: { status: 'ok' } | { status: 'failing'; upstream?: string; kind?: string };
}

/**
 * `/api/healthz`: whether pages can really be served (OQ-09). It renders a site's start page past
 * the cache; 200 `{"status":"ok"}`, else 503 naming the upstream that fails.
 */
export function health(options: {
  site: Site;
  renderPage: RenderPage;
  logger: Logger;
  now?: () => number;
}): RequestHandler {
  const { now = () => performance.now() } = options;
  let answer: Promise<Health> | undefined;
  let staleAt = Infinity;
  return async (_request, response) => {
    if (!answer || now() > staleAt) {
      staleAt = Infinity;
      answer = check(options).finally(() => (staleAt = now() + FRESH_MS));
    }
    const { status, body } = await answer;
    response.status(status).set('Cache-Control', 'no-store').json(body);
  };
}

async function check(options: {
  site: Site;
  renderPage: RenderPage;
  logger: Logger;
}): Promise<Health> {
  const { site, renderPage, logger } = options;
  const request = { site, path: '/', query: new URLSearchParams(), requestId: 'health' };
  try {
    const { status } = await renderPage({ ...request, mode: 'normal' });
    if (status === 200) return { status: 200, body: { status: 'ok' } };
    return { status: 503, body: { status: 'failing' } };
  } catch (error) {
    logger.warn({ error }, 'health check failed');
    if (!(error instanceof UpstreamError)) return { status: 503, body: { status: 'failing' } };
    const { upstream, kind } = error;
    return { status: 503, body: { status: 'failing', upstream, kind } };
  }
}
