import { Router } from 'express';
import type { Response } from 'express';
import { object, string } from 'yup';
import { kitIdPattern, MAX_KITS } from '../../../domain/kits/kitQuote';
import { kitSessionValue } from '../../../domain/kits/kitSession';
import { HttpError } from '../../../platform/httpError';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { timeZones } from '../../../sites/timeZones';
import { findKits, findVehicleOf, KitsUnknown, quoteTexts } from './knownKits';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { Language, Site } from '../../../sites/site.types';
import { formatLocaleOf } from '../../../sites/localeOf';
import { allowMethods } from '../../../platform/http/allowMethods';
import { siteOf } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limited';
import { inTime } from '../../../platform/pages/pageDeadline';
import { vatPercent } from '../../../domain/money/amount';

const MAX_BODY_BYTES = 4 * 1024;

const id = string().required().matches(kitIdPattern, 'is no id of a kit');

const vehicleQuestion = object({ auto: kitSessionValue() });

/**
 * What the kit shop asks about the kits of its own site: `GET /quote?ids=a,b&language=fi` what a quote of them
 * says, in words, and `POST /vehicle` which known vehicle a session names. The latter is no part of an
 * address, so that no log or cache has it.
 */
export function kitsApi(
  searchKits: PageServices['searchKits'],
  searchCars: PageServices['searchCars'],
): Router {
  const router = Router();
  router.use(allowMethods('GET', 'HEAD', 'POST'));
  router.use(limitRequests({ windowMs: 60_000, limit: 240 }));
  const siteWithKits = (response: Response): Site => {
    const site = siteOf(response.locals);
    if (!site.features.kits) throw new HttpError(404, 'This site has no kits');
    return site;
  };

  router.get('/quote', async ({ query }, response) => {
    const site = siteWithKits(response);
    const ids = validated(string().required(), query.ids, { name: 'ids', strict: true }).split(',');
    if (ids.length > MAX_KITS) throw new HttpError(400, `ids: at most ${MAX_KITS}`);
    for (const one of ids) validated(id, one, { name: 'ids', strict: true });
    const language = languageOf(site, query.language);
    const kits = await known(
      inTime(
        response.locals.deadlines.page,
        findKits((asked) => searchKits(site, asked), ids),
        'search',
      ),
    );
    response.set('Cache-Control', 'no-store').json(
      quoteTexts(kits, {
        locale: formatLocaleOf(site, language),
        language,
        currency: site.currency,
        vatPercent: vatPercent[site.country],
        timeZone: timeZones[site.country],
      }),
    );
  });

  router.post('/vehicle', readBody({ maxBytes: MAX_BODY_BYTES }), async (request, response) => {
    const site = siteWithKits(response);
    const { auto } = validated(vehicleQuestion, request.body);
    const path = await known(
      inTime(
        response.locals.deadlines.page,
        findVehicleOf(auto, {
          kits: (asked) => searchKits(site, asked),
          cars: (asked) => searchCars(site, asked),
        }),
        'search',
      ),
    );
    response.set('Cache-Control', 'no-store').json({ path: path ?? [] });
  });

  return router;
}

/** One of the site's languages; its first for any other. */
function languageOf({ languages }: Site, asked: unknown): Language {
  return languages.find((language) => language === asked) ?? languages[0];
}

async function known<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof KitsUnknown ? new HttpError(503, error.message) : error;
  }
}
