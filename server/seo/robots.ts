import type { RequestHandler } from 'express';
import type { Site } from '../../sites/site.types';
import { siteOf } from '../../platform/http/requestLocals';

/** Addresses of a site's sitemaps: of its pages, and of its cars where it has any. */
export function sitemapsOf(site: Site, origin: string): string[] {
  const cars = site.search && site.carPath ? [`${origin}/sitemap-cars.xml`] : [];
  return [`${origin}/sitemap.xml`, ...cars];
}

/** Tells search engines what they may read (OQ-10): all but `/api/`; nothing on stage. */
export function robots(options: {
  stage: boolean;
  origin: (site: Site) => Promise<string>;
}): RequestHandler {
  return async (_request, response) => {
    const site = siteOf(response.locals);
    const rules = options.stage
      ? ['User-agent: *', 'Disallow: /']
      : [
          'User-agent: *',
          'Allow: /',
          'Disallow: /api/',
          ...sitemapsOf(site, await options.origin(site)).map((address) => `Sitemap: ${address}`),
        ];
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(`${rules.join('\n')}\n`);
  };
}
