import type { RequestHandler } from 'express';
import type { DevMetric, DevRequest, DevSite, UpstreamHealth } from '../../site/dev/devPage.types';
import { isLive } from '../../site/dev/exampleAddress';
import type { Site } from '../../sites/site.types';
import { HttpError } from '../../platform/httpError';
import { isLocalRequest } from '../../platform/localRequest';
import { reportMemories } from '../../platform/memory/memories';
import { sharedAnswer } from '../../platform/http/sharedAnswer';
import type { PublicRoute } from '../../platform/content/content';

export interface DevPagesOptions {
  sites: readonly Site[];
  origin: (site: Site) => string;
  /** @throws UpstreamError */
  listRoutes: (site: Site) => Promise<PublicRoute[]>;
  probeUpstreams: () => Promise<UpstreamHealth[]>;
  /** Address of the embedded systems' inbox, where they run. */
  inbox?: string;
  /** The metrics of this process; undefined when nothing is counted. */
  readMetrics?: () => Promise<DevMetric[]>;
  /** HTML of a developer page, or undefined when there is no such page. */
  render: (request: DevRequest) => Promise<string | undefined>;
}

/** How often the metrics page reloads, in seconds. */
const REFRESH_SECONDS = 5;

/** How long answers of the upstreams are reused, in ms. */
const FRESH_MS = 5000;

/**
 * `/_dev` and below: pages for developers that list everything that this server can show, for this machine
 * only. Requests to the upstreams are limited, however often the pages are requested.
 */
export function devPages(options: DevPagesOptions): RequestHandler {
  const readSitesAndUpstreams = sharedAnswer(FRESH_MS, () =>
    Promise.all([
      Promise.all(options.sites.map((site) => describeSite(site, options))),
      options.probeUpstreams(),
    ]),
  );
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (!isLocalRequest(request)) throw new HttpError(404, 'Address not found');
    const { pathname: path, searchParams: query } = new URL(request.originalUrl, 'http://local');
    const [[sites, upstreams], metrics] = await Promise.all([
      readSitesAndUpstreams(),
      options.readMetrics?.(),
    ]);
    if (isLive(path, query)) response.setHeader('Refresh', REFRESH_SECONDS);
    const html = await options.render({
      query,
      sites,
      upstreams,
      memories: reportMemories(),
      metrics,
      inbox: options.inbox,
      path: path.replace(/\/+$/, ''),
    });
    if (html === undefined) return next();
    // These pages show other pages of this server in frames, which pages for visitors never do.
    const policy = String(response.getHeader('Content-Security-Policy') ?? '');
    return response
      .set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .set('Content-Security-Policy', policy.replace('frame-src', "frame-src 'self'"))
      .type('html')
      .send(html);
  };
}

async function describeSite(site: Site, { origin, listRoutes }: DevPagesOptions): Promise<DevSite> {
  // The list of upstreams reports the failure; here the pages are merely missing.
  const routes = await listRoutes(site).catch(() => undefined);
  return { name: site.name, origin: origin(site), routes };
}
