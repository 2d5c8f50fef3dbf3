import type { RequestHandler } from 'express';
import type { Site } from '../../site/sites/site.types';
import { siteOf } from '../requestLocals';

/** Tells search engines what they may read (OQ-10): all but `/api/`; nothing on stage. */
export function robots(options: {
  stage: boolean;
  origin: (site: Site) => string;
}): RequestHandler {
  return (_request, response) => {
    const rules = options.stage
      ? ['User-agent: *', 'Disallow: /']
      : [
          'User-agent: *',
          'Allow: /',
          'Disallow: /api/',
          `Sitemap: ${options.origin(siteOf(response.locals))}/sitemap.xml`,
        ];
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('text/plain').send(`${rules.join('\n')}\n`);
  };
}
