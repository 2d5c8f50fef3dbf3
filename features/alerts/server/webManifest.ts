import type { RequestHandler } from 'express';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import { HttpError } from '../../../platform/httpError';
import { getSite } from '../../../platform/http/requestLocals';

/**
 * Serves the web app manifest of a site, because iPhones and iPads show push messages only for sites on the
 * Home Screen. The app opens the page of saved cars.
 */
export const webManifest =
  (siteContent: Pick<SiteContentSource, 'get'>): RequestHandler =>
  async (_request, response) => {
    const site = getSite(response.locals);
    if (!site.savedCarsPath) throw new HttpError(404, 'This site has no web app manifest');
    const [language] = site.languages;
    const { settings } = await siteContent.get(site, language);
    response.set('Cache-Control', 'public, max-age=3600').type('application/manifest+json');
    response.send(
      JSON.stringify({
        id: '/',
        name: settings.name,
        lang: language,
        start_url: publicPath(site, language, site.savedCarsPath),
        scope: '/',
        display: 'standalone',
        icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
      }),
    );
  };
