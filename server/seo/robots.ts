import type { RequestHandler } from 'express';
import type { Site } from '../../sites/site.types';
import { getSite } from '../../platform/http/requestLocals';

/** Addresses of a site's sitemaps: of its pages, and of its cars where it has any. */
export function listSitemaps(site: Site, origin: string): string[] {
  const cars = site.search && site.carPath ? [`${origin}/sitemap-cars.xml`] : [];
  return [`${origin}/sitemap.xml`, ...cars];
}

/** Serves robots.txt: search engines may read everything except `/api/` (OQ-10); nothing on stage. */
export function robots(options: {
  stage: boolean;
  origin: (site: Site) => Promise<string>;
}): RequestHandler {
  return async (_request, response) => {
    const site = getSite(response.locals);
    const rules = options.stage
      ? ['User-agent: *', 'Disallow: /']
      : [
          'User-agent: *',
          'Allow: /',
          'Disallow: /api/',
          ...listSitemaps(site, await options.origin(site)).map((address) => `Sitemap: ${address}`),
        ];
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(`${rules.join('\n')}\n`);
  };
}
