import { Router } from 'express';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import { allowMethods } from '../../../platform/http/allowMethods';
import { getSite } from '../../../platform/http/requestLocals';
import { compareMessages } from '../ui/compareMessages';

/** The texts of the comparison, by message key. */
const comparisonTexts = (
  messages: Readonly<Record<string, string>>,
): { messages: Readonly<Record<string, string>> } => ({
  messages: Object.fromEntries(compareMessages.map((key) => [key, messages[key] ?? key])),
});

/**
 * `GET /texts?language=sv`: the texts of the comparison of cars, which the browser fetches when it starts.
 * They are in the site's first language if the site does not support the requested one.
 */
export function comparisonApi(siteContent: Pick<SiteContentSource, 'get'>): Router {
  const router = Router();
  router.use(allowMethods('GET', 'HEAD'));
  router.get('/texts', async ({ query }, response) => {
    const site = getSite(response.locals);
    const language =
      site.languages.find((supported) => supported === query.language) ?? site.languages[0];
    const { messages } = await siteContent.get(site, language);
    response.set('Cache-Control', 'public, max-age=60').json(comparisonTexts(messages));
  });
  return router;
}
