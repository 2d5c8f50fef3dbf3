import type { RequestHandler } from 'express';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import { HttpError } from '../../../platform/httpError';
import { siteOf } from '../../../platform/http/requestLocals';

/**
 * What a device is told of the site that is put on its home screen: iPhones and iPads show notices of those alone that
 * stand there as an application. It opens the saved cars, which is where it was put there from.
 */
export const webManifest =
  (siteContent: Pick<SiteContentSource, 'get'>): RequestHandler =>
  async (_request, response) => {
    const site = siteOf(response.locals);
    if (!site.savedCarsPath) throw new HttpError(404, 'No manifest');
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
