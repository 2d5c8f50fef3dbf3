import { Router } from 'express';
import type { Response } from 'express';
import { CarsUnknown } from '../../../search/server/findCars';
import { findListedCars } from '../../../car/server/findListedCars';
import type { PageServices } from '../../../../platform/pages/pageData.types';
import type { Site } from '../../../../sites/site.types';
import { HttpError } from '../../../../platform/httpError';
import { limited } from '../../../../platform/http/limited';
import { siteOf } from '../../../../platform/http/requestLocals';
import { inTime } from '../../../../platform/pages/pageDeadline';
import { openApi } from './openApi';
import { openCar, openCarFields } from './openCar';

const LIMIT = { windowMs: 60_000, limit: 120 };

/** Ids as stock systems make them; anything else is no car, and nobody needs to be asked. */
const carId = /^[\w-]{1,64}$/;

export interface OpenDataOptions {
  searchCars: PageServices['searchCars'];
  /** The one origin of a site's addresses. */
  origin: (site: Site) => Promise<string>;
}

/**
 * `/open-data`: the cars of a site for programs, read-only and without persons: `/cars?…` with the query
 * of the list of cars, `/cars/:id`, and `/openapi.json`, which describes both.
 */
export function openData({ searchCars, origin }: OpenDataOptions): Router {
  const router = Router();
  router.use(limited(LIMIT));
  router.use((_request, response, next) => {
    if (!siteOf(response.locals).search) throw new HttpError(404, 'This site has no cars');
    // Anybody's page may read what anybody may read.
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=60' });
    next();
  });

  const contextOf = async (response: Response) => {
    const site = siteOf(response.locals);
    const { page: deadline } = response.locals.deadlines;
    const search = (query: Parameters<typeof searchCars>[1]) =>
      inTime(deadline, searchCars(site, query), 'search');
    return { site, search, address: await origin(site) };
  };

  router.get('/openapi.json', async (_request, response) => {
    const { address } = await contextOf(response);
    response.json(openApi(address));
  });

  router.get('/cars', async ({ url }, response) => {
    const { site, search, address } = await contextOf(response);
    const query = new URL(url, 'http://site').searchParams;
    const found = await told(findListedCars(search, query, { site, fields: openCarFields }));
    const { total, page, perPage, hasNext, cars } = found;
    query.set('page', String(page + 1));
    response.json({
      total,
      page,
      perPage,
      next: hasNext ? `${address}/open-data/cars?${query}` : undefined,
      cars: cars.map((car) => openCar(car, site, address)),
    });
  });

  router.get('/cars/:id', async ({ params }, response) => {
    const { site, search, address } = await contextOf(response);
    const filters = { car_id: [params.id] };
    const answer = carId.test(params.id)
      ? await search({ filters, fields: openCarFields, limit: 1 })
      : undefined;
    if (answer?.failed) throw new HttpError(503, new CarsUnknown().message);
    const [car] = answer?.cars ?? [];
    if (!car) throw new HttpError(404, 'There is no such car');
    response.json(openCar(car, site, address));
  });
  return router;
}

/** An outage has a status of its own. */
async function told<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof CarsUnknown ? new HttpError(503, error.message) : error;
  }
}
