import { Router } from 'express';
import type { Response } from 'express';
import { CarsUnavailable } from '../../../search/server/findCars';
import { findListedCars } from '../../../car/server/findListedCars';
import type { PageServices } from '../../../../platform/pages/pageData.types';
import type { Site } from '../../../../sites/site.types';
import { HttpError } from '../../../../platform/httpError';
import { allowMethods } from '../../../../platform/http/allowMethods';
import { limitVisitors } from '../../../../platform/http/limitVisitors';
import { getSite } from '../../../../platform/http/requestLocals';
import { withDeadline } from '../../../../platform/pages/pageDeadline';
import { openApi } from './openApi';
import { toOpenCar, openCarFields } from './toOpenCar';

const VISITOR_LIMIT = { windowMs: 60_000, limit: 120 };

/** Pattern of car ids; for any other id the answer is 404 without a search. */
const CAR_ID_PATTERN = /^[\w-]{1,64}$/;

export interface OpenDataOptions {
  searchCars: PageServices['searchCars'];
  /** Canonical origin of a site's URLs. */
  origin: (site: Site) => Promise<string>;
}

/**
 * `/open-data`: the cars of a site for programs, read-only and without personal data. `/cars?…` accepts the
 * query of the car list, `/cars/:id` returns one car, and `/openapi.json` describes both.
 */
export function openData({ searchCars, origin }: OpenDataOptions): Router {
  const router = Router();
  router.use(allowMethods('GET', 'HEAD'), limitVisitors(VISITOR_LIMIT));
  router.use((_request, response, next) => {
    if (!getSite(response.locals).search) throw new HttpError(404, 'This site has no cars');
    // The data is public, so pages of all origins may read it.
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=60' });
    next();
  });

  const createContext = async (response: Response) => {
    const site = getSite(response.locals);
    const { page: deadline } = response.locals.deadlines;
    const search = (query: Parameters<typeof searchCars>[1]) =>
      withDeadline(deadline, searchCars(site, query), 'search');
    return { site, search, siteOrigin: await origin(site) };
  };

  router.get('/openapi.json', async (_request, response) => {
    const { siteOrigin: address } = await createContext(response);
    response.json(openApi(address));
  });

  router.get('/cars', async ({ url }, response) => {
    const { site, search, siteOrigin: address } = await createContext(response);
    const query = new URL(url, 'http://site').searchParams;
    const listedCars = await toHttpError(
      findListedCars(search, query, { site, fields: openCarFields }),
    );
    const { total, page, perPage, hasNext, cars } = listedCars;
    query.set('page', String(page + 1));
    response.json({
      total,
      page,
      perPage,
      next: hasNext ? `${address}/open-data/cars?${query}` : undefined,
      cars: cars.map((car) => toOpenCar(car, site, address)),
    });
  });

  router.get('/cars/:id', async ({ params }, response) => {
    const { site, search, siteOrigin: address } = await createContext(response);
    const filters = { car_id: [params.id] };
    const answer = CAR_ID_PATTERN.test(params.id)
      ? await search({ filters, fields: openCarFields, limit: 1 })
      : undefined;
    if (answer?.failed) throw new HttpError(503, new CarsUnavailable().message);
    const [car] = answer?.cars ?? [];
    if (!car) throw new HttpError(404, 'Car not found');
    response.json(toOpenCar(car, site, address));
  });
  // Answers with JSON instead of the site's error page, because clients are programs.
  router.use(() => {
    throw new HttpError(404, 'Address not found');
  });
  return router;
}

/** Turns a search outage into a 503 response. */
async function toHttpError<Answer>(pending: Promise<Answer>): Promise<Answer> {
  try {
    return await pending;
  } catch (error) {
    throw error instanceof CarsUnavailable ? new HttpError(503, error.message) : error;
  }
}
