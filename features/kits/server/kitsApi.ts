import { Router } from 'express';
import type { Response } from 'express';
import { object, string } from 'yup';
import { kitIdPattern, MAX_KITS } from '../../../domain/kits/kitQuote';
import { kitSessionValue } from '../../../domain/kits/kitSession';
import { HttpError } from '../../../platform/httpError';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { timeZones } from '../../../sites/timeZones';
import { findKits, findVehicleOfSession, KitsUnavailable, formatQuote } from './findKits';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { Site } from '../../../sites/site.types';
import { getFormatLocale } from '../../../sites/getLocale';
import { allowMethods } from '../../../platform/http/allowMethods';
import { getSite } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limitVisitors';
import { withDeadline } from '../../../platform/pages/pageDeadline';
import { vatPercent } from '../../../domain/money/amount';
import { supportedLanguage } from '../../../sites/supportedLanguage';

const MAX_BODY_BYTES = 4 * 1024;

const kitIdSchema = string().required().matches(kitIdPattern, 'is no id of a kit');

const vehicleRequest = object({ auto: kitSessionValue() });

/**
 * Routes of a site's kit shop: `GET /quote?ids=a,b&language=fi` answers with the formatted texts of a quote,
 * and `POST /vehicle` with the vehicle of a session, which is in the body to keep it out of logs and caches.
 */
export function kitsApi(
  searchKits: PageServices['searchKits'],
  searchCars: PageServices['searchCars'],
): Router {
  const router = Router();
  router.use(allowMethods('GET', 'HEAD', 'POST'));
  router.use(limitRequests({ windowMs: 60_000, limit: 240 }));
  const siteWithKits = (response: Response): Site => {
    const site = getSite(response.locals);
    if (!site.features.kits) throw new HttpError(404, 'This site has no kits');
    return site;
  };

  router.get('/quote', async ({ query }, response) => {
    const site = siteWithKits(response);
    const ids = validated(string().required(), query.ids, { name: 'ids', strict: true }).split(',');
    if (ids.length > MAX_KITS) throw new HttpError(400, `ids: at most ${MAX_KITS}`);
    for (const kitId of ids) validated(kitIdSchema, kitId, { name: 'ids', strict: true });
    const language = supportedLanguage(site, query.language);
    const kits = await toHttpError(
      withDeadline(
        response.locals.deadlines.page,
        findKits((kitQuery) => searchKits(site, kitQuery), ids),
        'search',
      ),
    );
    response.set('Cache-Control', 'no-store').json(
      formatQuote(kits, {
        locale: getFormatLocale(site, language),
        language,
        currency: site.currency,
        vatPercent: vatPercent[site.country],
        timeZone: timeZones[site.country],
      }),
    );
  });

  router.post('/vehicle', readBody({ maxBytes: MAX_BODY_BYTES }), async (request, response) => {
    const site = siteWithKits(response);
    const { auto } = validated(vehicleRequest, request.body);
    const path = await toHttpError(
      withDeadline(
        response.locals.deadlines.page,
        findVehicleOfSession(auto, {
          kits: (kitQuery) => searchKits(site, kitQuery),
          cars: (carQuery) => searchCars(site, carQuery),
        }),
        'search',
      ),
    );
    response.set('Cache-Control', 'no-store').json({ path: path ?? [] });
  });

  return router;
}

/** Turns an outage of the search into a 503 response. */
async function toHttpError<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof KitsUnavailable ? new HttpError(503, error.message) : error;
  }
}
