import { Router } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { array, number, object, string } from 'yup';
import { MAX_MILEAGE } from '../../domain/forms/fields';
import { extras } from '../../domain/tradeIn/estimate';
import { plainPlate } from '../../domain/tradeIn/plate';
import { HttpError } from '../../runtime/httpError';
import { validated } from '../../runtime/requestBody/validated';
import { CarsUnknown } from '../../site/cars/knownCars';
import { estimateTradeIn } from '../../site/cars/tradeIn';
import type { PageServices } from '../../site/page/pageData.types';
import { allowMethods } from '../http/allowMethods';
import { siteOf } from '../http/requestLocals';
import { visitorOfSite } from '../http/visitorOfSite';
import { inTime } from '../pages/pageDeadline';
import { UpstreamError } from '../upstreams/UpstreamError';
import type { VehicleRegisterClient } from '../upstreams/vehicleRegister';

/** A person looks up a car or two, and asks again for other distances; nobody shall read the register through us. */
const LIMIT = { windowMs: 600_000, limit: 40 };

const ownersWord = object({
  mileage: number().required().integer().min(0).max(MAX_MILEAGE),
  extras: array().of(string().oneOf(extras).required()).max(extras.length).default([]),
});

export interface VehiclesOptions {
  register: VehicleRegisterClient;
  searchCars: PageServices['searchCars'];
}

/**
 * What a visitor may know of a vehicle by its plate, on sites that sell cars: `GET /{plate}` make, model, year and
 * fuel; `GET /{plate}/estimate?mileage=…&extras=a,b` the range that it may bring, and null where the stock has
 * too few cars like it. 404 for a plate that the register does not know, 503 while it does not answer.
 */
export function vehiclesApi({ register, searchCars }: VehiclesOptions): Router {
  const router = Router();
  router.use(allowMethods('GET', 'HEAD'));
  router.use(
    rateLimit({
      ...LIMIT,
      keyGenerator: visitorOfSite,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      handler: () => {
        throw new HttpError(429, 'Too many questions; try again in a while');
      },
    }),
  );
  router.use((_request, response, next) => {
    // What somebody asks about a car is between them and us.
    response.set('Cache-Control', 'no-store');
    next(siteOf(response.locals).search ? undefined : new HttpError(404, 'This site has no cars'));
  });

  const find = async (typed: string, response: Response) => {
    const plate = plainPlate(typed);
    if (plate === undefined) throw new HttpError(400, 'plate: is no registration');
    const vehicle = await register.find(siteOf(response.locals).country, plate);
    if (!vehicle) throw new HttpError(404, 'There is no such vehicle');
    return vehicle;
  };

  router.get('/:plate', async ({ params }, response) => {
    response.json(await find(params.plate, response));
  });

  router.get('/:plate/estimate', async ({ params, query }, response) => {
    const { mileage, extras: named } = query;
    const own = validated(ownersWord, {
      mileage,
      extras: typeof named === 'string' && named !== '' ? named.split(',') : [],
    });
    const vehicle = await find(params.plate, response);
    const site = siteOf(response.locals);
    const { page: deadline } = response.locals.deadlines;
    const search = (asked: Parameters<typeof searchCars>[1]) => searchCars(site, asked);
    const range = await inTime(deadline, estimateTradeIn(search, site, vehicle, own), 'search');
    response.json({ vehicle, range: range ?? null });
  });

  router.use((error: unknown, _request: Request, _response: Response, next: NextFunction) => {
    const isDown = error instanceof UpstreamError || error instanceof CarsUnknown;
    next(isDown ? new HttpError(503, 'The vehicle cannot be told right now') : error);
  });
  return router;
}
