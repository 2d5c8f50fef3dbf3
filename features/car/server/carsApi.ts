import { Router } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { string } from 'yup';
import { carsInLanguage } from './internCars';
import { countCars } from './countCars';
import { CarsUnavailable, findCars } from '../../search/server/findCars';
import { findComparedCar } from './findComparedCar';
import { searchTarget, findSearchSuggestions } from './searchTarget';
import type { PageServices } from '../../../platform/pages/pageData.types';
import { allowMethods } from '../../../platform/http/allowMethods';
import { HttpError } from '../../../platform/httpError';
import { validated } from '../../../platform/requestBody/validated';
import { getSite } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limitVisitors';
import { withDeadline } from '../../../platform/pages/pageDeadline';

/** Id of a car. */
const carIdSchema = string()
  .required()
  .matches(/^[\w-]{1,64}$/, 'is no id of a car');

/** Cars per request: as many as a visitor can save. */
const MAX_CARS = 100;
/** Query key of `/count` that also requests the number of cars for each value of the filters. */
const WITH_OPTIONS = 'options';
/** Maximum length of a search text; the field in the page has the same limit. */
const MAX_TEXT_LENGTH = 200;

/** A path of the site itself: two slashes, or a backslash, could lead to another host. */
const sitePathSchema = string()
  .required()
  .max(500)
  .matches(/^\/(?![/\\.])(?!.*\/[/.])[^\\\s]*$/, 'is no path of this site');

/**
 * Routes with which pages query the cars of their own site, without access to the key of its index:
 * - `GET /:id`: all compared data of one car
 * - `GET /?ids=a,b`: data of cards, in the order of the ids, without cars that are gone
 * - `GET /search?to=…&keyphrase=…`: redirects a free text search to the car list
 * - `GET /words`: suggestions for the free text search
 * - `GET /count?…`: number of cars at a list's address, with `options` also for each value of its filters
 */
export function carsApi(searchCars: PageServices['searchCars']): Router {
  const router = Router();
  router.use(allowMethods('GET', 'HEAD'));
  router.use(limitRequests({ windowMs: 60_000, limit: 240 }));
  /** A search in the language of the page, the query's `language`; by default in that of the stock. */
  const searchInLanguage = (response: Response, requested: unknown) => {
    const site = getSite(response.locals);
    const language =
      site.languages.find((candidate) => candidate === requested) ?? site.languages[0];
    return carsInLanguage(createSearch(response), { site, language });
  };
  const createSearch = (response: Response) => {
    const site = getSite(response.locals);
    if (!site.search) throw new HttpError(404, 'This site has no cars');
    const { page: deadline } = response.locals.deadlines;
    // All queries of one request share its time limit.
    return (query: Parameters<typeof searchCars>[1]) =>
      withDeadline(deadline, searchCars(site, query), 'search');
  };

  router.get('/search', async ({ query }, response) => {
    // Recognised words are appended to the path, so it must not have a fragment.
    const listPath = validateParameter(sitePathSchema, query.to, 'to').replace(/#.*/, '') || '/';
    const text = typeof query.keyphrase === 'string' ? truncateAtWordEnd(query.keyphrase) : '';
    response.set('Cache-Control', 'no-store');
    response.redirect(
      303,
      await searchTarget(createSearch(response), {
        listPath,
        text,
        site: getSite(response.locals),
      }),
    );
  });

  router.get('/words', async (_request, response) => {
    cacheForMinute(response).json(await findSearchSuggestions(createSearch(response)));
  });

  router.get('/', async ({ query }, response) => {
    const ids = validateParameter(string().required(), query.ids, 'ids').split(',');
    if (ids.length > MAX_CARS) throw new HttpError(400, `ids: at most ${MAX_CARS}`);
    for (const carId of ids) validateParameter(carIdSchema, carId, 'ids');
    cacheForMinute(response).json(await findCars(searchInLanguage(response, query.language), ids));
  });

  router.get('/count', async ({ url }, response) => {
    const query = new URL(url, 'http://site').searchParams;
    const site = getSite(response.locals);
    const withOptions = query.get(WITH_OPTIONS) !== null;
    cacheForMinute(response).json(
      await countCars(createSearch(response), query, { site, withOptions }),
    );
  });

  router.get('/:id', async ({ params, query }, response) => {
    const search = searchInLanguage(response, query.language);
    const car = await findComparedCar(search, validateParameter(carIdSchema, params.id, 'id'));
    if (!car) throw new HttpError(404, 'Car not found');
    cacheForMinute(response).json(car);
  });

  router.use((error: unknown, _request: Request, _response: Response, next: NextFunction) => {
    next(error instanceof CarsUnavailable ? new HttpError(503, error.message) : error);
  });
  return router;
}

/** Truncates a text after a complete word: a fragment of a word would be read as another word. */
function truncateAtWordEnd(text: string): string {
  const truncated = text.slice(0, MAX_TEXT_LENGTH);
  const isAtWordEnd = /^(?:\s|$)/.test(text.slice(MAX_TEXT_LENGTH));
  return isAtWordEnd ? truncated : truncated.replace(/\s+\S*$/, '');
}

/** Browsers cache answers as long as the server caches those of the search service. */
const cacheForMinute = (response: Response) => response.set('Cache-Control', 'public, max-age=60');

const validateParameter = (schema: typeof carIdSchema, value: unknown, name: string): string =>
  validated(schema, value, { name, strict: true });
