import { Router } from 'express';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import { allowMethods } from '../../../platform/http/allowMethods';
import { siteOf } from '../../../platform/http/requestLocals';
import { compareMessages } from '../ui/compareMessages';

/** What the comparison of cars fetches before it starts: its texts, out of a site's. */
const comparisonTexts = (
  messages: Readonly<Record<string, string>>,
): { messages: Readonly<Record<string, string>> } => ({
  messages: Object.fromEntries(compareMessages.map((key) => [key, messages[key] ?? key])),
});

/** `GET /texts?language=sv`: the texts of the comparison of cars, in the site's first language for one it does not speak. */
export function comparisonApi(siteContent: Pick<SiteContentSource, 'get'>): Router {
  const router = Router();
  router.use(allowMethods('GET', 'HEAD'));
  router.get('/texts', async ({ query }, response) => {
    const site = siteOf(response.locals);
    const language = site.languages.find((one) => one === query.language) ?? site.languages[0];
    const { messages } = await siteContent.get(site, language);
    response.set('Cache-Control', 'public, max-age=60').json(comparisonTexts(messages));
  });
  return router;
}
