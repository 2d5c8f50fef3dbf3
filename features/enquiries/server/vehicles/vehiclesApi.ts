import { Router } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { array, number, object, string } from 'yup';
import { MAX_LENGTH, MAX_MILEAGE } from '../../../../domain/forms/fields';
import { extras } from '../../model/tradeIn/estimate';
import { plainPlate } from '../../../../domain/plates/plainPlate';
import { HttpError } from '../../../../platform/httpError';
import { readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import { CarsUnknown } from '../../../search/server/findCars';
import { sameOrigin } from '../sameOrigin';
import { allowMethods } from '../../../../platform/http/allowMethods';
import { siteOf } from '../../../../platform/http/requestLocals';
import { limited } from '../../../../platform/http/limited';
import { inTime } from '../../../../platform/pages/pageDeadline';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import { createEstimateVehicle, type EstimateSources } from './tradeInEstimates';

/** A person looks up a car or two, and asks again for other distances; nobody shall read the register through us. */
const LIMIT = { windowMs: 600_000, limit: 40 };

const MAX_BODY_BYTES = 1024;

const question = object({
  plate: string().strict().required().max(MAX_LENGTH.plate),
});

const ownersWord = question.shape({
  mileage: number().required().integer().min(0).max(MAX_MILEAGE),
  extras: array().of(string().oneOf(extras).required()).max(extras.length).default([]),
});

/**
 * What a visitor may know of a vehicle by its plate, on sites that sell cars: `POST /` with a `plate` answers make,
 * model, year and fuel; `POST /estimate` with `mileage` and `extras` too the range that it may bring, and null where
 * the stock has too few cars like it. 404 for a plate that the register does not know, 503 while it does not answer.
 * A plate stands in the body: addresses are logged, and a plate leads to a person.
 */
export function vehiclesApi(sources: EstimateSources): Router {
  const { register } = sources;
  const estimate = createEstimateVehicle(sources);
  const router = Router();
  router.use(
    allowMethods('POST'),
    // First, or pages of other sites could use up what their visitors may ask.
    sameOrigin(),
    readBody({ maxBytes: MAX_BODY_BYTES }),
    limited(LIMIT),
    (_request, response, next) => {
      // What somebody asks about a car is between them and us.
      response.set('Cache-Control', 'no-store');
      next(
        siteOf(response.locals).search ? undefined : new HttpError(404, 'This site has no cars'),
      );
    },
  );

  router.post('/', async ({ body }: Request, response: Response) => {
    const plate = checkedPlate(validated(question, body).plate);
    const vehicle = await register.find(siteOf(response.locals).country, plate);
    if (!vehicle) throw unknownVehicle();
    response.json(vehicle);
  });

  router.post('/estimate', async ({ body }: Request, response: Response) => {
    const { plate, ...word } = validated(ownersWord, body);
    const asked = estimate(siteOf(response.locals), checkedPlate(plate), word);
    const found = await inTime(response.locals.deadlines.page, asked, 'search');
    if (!found) throw unknownVehicle();
    response.json({ vehicle: found.vehicle, range: found.range ?? null });
  });

  router.use((error: unknown, _request: Request, _response: Response, next: NextFunction) => {
    const isDown = error instanceof UpstreamError || error instanceof CarsUnknown;
    next(isDown ? new HttpError(503, 'The vehicle cannot be told right now') : error);
  });
  return router;
}

/** @throws HttpError 400 for what is none */
function checkedPlate(typed: string): string {
  const plate = plainPlate(typed);
  if (plate === undefined) throw new HttpError(400, 'plate: is no registration');
  return plate;
}

const unknownVehicle = () => new HttpError(404, 'There is no such vehicle');
