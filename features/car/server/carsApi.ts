import { Router } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { string } from 'yup';
import { carsInLanguage } from './shownCars';
import { countCars } from './countCars';
import { CarsUnknown, findCars } from '../../search/server/findCars';
import { findComparedCar } from './findComparedCar';
import { searchTarget, searchWords } from './searchTarget';
import type { PageServices } from '../../../platform/pages/pageData.types';
import { allowMethods } from '../../../platform/http/allowMethods';
import { HttpError } from '../../../platform/httpError';
import { validated } from '../../../platform/requestBody/validated';
import { siteOf } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limited';
import { inTime } from '../../../platform/pages/pageDeadline';

/** Ids as stock systems make them. */
const id = string()
  .required()
  .matches(/^[\w-]{1,64}$/, 'is no id of a car');

/** Cars that one request may ask for: as many as a visitor can save. */
const MAX_CARS = 100;
/** In the query of a count: the values of the filters are counted too. */
const WITH_OPTIONS = 'options';
/** Characters of a search; the field in the page takes no more either. */
const MAX_TEXT_LENGTH = 200;

/** A path of the site itself: with two slashes, or with a backslash, it would lead to another host. */
const ownPath = string()
  .required()
  .max(500)
  .matches(/^\/(?![/\\.])(?!.*\/[/.])[^\\\s]*$/, 'is no path of this site');

/**
 * What pages ask about the cars of their own site: `GET /:id` everything that is compared of one,
 * `GET /?ids=a,b` cards in that order without those that are gone, `GET /search?to=…&keyphrase=…` the
 * way to the car list for free text, `GET /words` what may be typed there, `GET /count?…` how many a
 * list's address finds, and with `options` of each value. Answers come from the site's own index; nobody learns its key.
 */
export function carsApi(searchCars: PageServices['searchCars']): Router {
  const router = Router();
  router.use(allowMethods('GET', 'HEAD'));
  router.use(limitRequests({ windowMs: 60_000, limit: 240 }));
  /** In the language that a page asks in, `language` of the query; else the stock's. */
  const searchIn = (response: Response, asked: unknown) => {
    const site = siteOf(response.locals);
    const language = site.languages.find((one) => one === asked) ?? site.languages[0];
    return carsInLanguage(searchOf(response), { site, language });
  };
  const searchOf = (response: Response) => {
    const site = siteOf(response.locals);
    if (!site.search) throw new HttpError(404, 'This site has no cars');
    const { page: deadline } = response.locals.deadlines;
    // Several questions in turn take no longer than one may.
    return (query: Parameters<typeof searchCars>[1]) =>
      inTime(deadline, searchCars(site, query), 'search');
  };

  router.get('/search', async ({ query }, response) => {
    const listPath = checked(ownPath, query.to, 'to');
    const text =
      typeof query.keyphrase === 'string' ? query.keyphrase.slice(0, MAX_TEXT_LENGTH) : '';
    response.set('Cache-Control', 'no-store');
    response.redirect(
      303,
      await searchTarget(searchOf(response), { listPath, text, site: siteOf(response.locals) }),
    );
  });

  router.get('/words', async (_request, response) => {
    keepAMinute(response).json(await searchWords(searchOf(response)));
  });

  router.get('/', async ({ query }, response) => {
    const ids = checked(string().required(), query.ids, 'ids').split(',');
    if (ids.length > MAX_CARS) throw new HttpError(400, `ids: at most ${MAX_CARS}`);
    for (const one of ids) checked(id, one, 'ids');
    keepAMinute(response).json(await findCars(searchIn(response, query.language), ids));
  });

  router.get('/count', async ({ url }, response) => {
    const query = new URL(url, 'http://site').searchParams;
    const site = siteOf(response.locals);
    const withOptions = query.get(WITH_OPTIONS) !== null;
    keepAMinute(response).json(await countCars(searchOf(response), query, { site, withOptions }));
  });

  router.get('/:id', async ({ params, query }, response) => {
    const search = searchIn(response, query.language);
    const car = await findComparedCar(search, checked(id, params.id, 'id'));
    if (!car) throw new HttpError(404, 'There is no such car');
    keepAMinute(response).json(car);
  });

  router.use((error: unknown, _request: Request, _response: Response, next: NextFunction) => {
    next(error instanceof CarsUnknown ? new HttpError(503, error.message) : error);
  });
  return router;
}

/** As long as answers of the search service stand (spec 2 §7). */
const keepAMinute = (response: Response) => response.set('Cache-Control', 'public, max-age=60');

const checked = (schema: typeof id, value: unknown, name: string): string =>
  validated(schema, value, { name, strict: true });
