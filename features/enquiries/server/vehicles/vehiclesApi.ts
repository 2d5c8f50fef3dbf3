import { Router } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { array, number, object, string } from 'yup';
import { MAX_CHARACTERS, MAX_MILEAGE } from '../../../../domain/forms/fields';
import { extras } from '../../model/tradeIn/estimate';
import { parsePlate } from '../../../../domain/plates/parsePlate';
import { HttpError } from '../../../../platform/httpError';
import { readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import { CarsUnavailable } from '../../../search/server/findCars';
import { sameOrigin } from '../sameOrigin';
import { allowMethods } from '../../../../platform/http/allowMethods';
import { getSite } from '../../../../platform/http/requestLocals';
import { limitVisitors } from '../../../../platform/http/limitVisitors';
import { withDeadline } from '../../../../platform/pages/pageDeadline';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import { createEstimateVehicle, type EstimateSources } from './tradeInEstimates';

/**
 * A person looks up one or two cars and tries other mileages; the limit prevents reading the whole register
 * through this API.
 */
const LIMIT = { windowMs: 600_000, limit: 40 };

const MAX_BODY_BYTES = 1024;

const lookupSchema = object({
  plate: string().strict().required().max(MAX_CHARACTERS.plate),
});

const estimateSchema = lookupSchema.shape({
  mileage: number().required().integer().min(0).max(MAX_MILEAGE),
  extras: array().of(string().oneOf(extras).required()).max(extras.length).default([]),
});

/**
 * Vehicle data by plate, on sites that sell cars. `POST /` with a `plate` returns make, model, year and fuel.
 * `POST /estimate`, also with `mileage` and `extras`, adds the trade-in range, or null with too few
 * comparable cars. Answers 404 for an unknown plate, 503 while the register is down. The plate is in the
 * body, because addresses are logged and a plate identifies a person.
 */
export function vehiclesApi(sources: EstimateSources): Router {
  const { register } = sources;
  const estimateVehicle = createEstimateVehicle(sources);
  const router = Router();
  router.use(
    allowMethods('POST'),
    // Before the rate limit, or pages of other sites could use it up for their visitors.
    sameOrigin(),
    readBody({ maxBytes: MAX_BODY_BYTES }),
    limitVisitors(LIMIT),
    (_request, response, next) => {
      // Answers are personal data: no cache may store them.
      response.set('Cache-Control', 'no-store');
      next(
        getSite(response.locals).search ? undefined : new HttpError(404, 'This site has no cars'),
      );
    },
  );

  router.post('/', async ({ body }: Request, response: Response) => {
    const plate = parsePlateOrThrow(validated(lookupSchema, body).plate);
    const vehicle = await register.find(getSite(response.locals).country, plate);
    if (!vehicle) throw unknownVehicle();
    response.json(vehicle);
  });

  router.post('/estimate', async ({ body }: Request, response: Response) => {
    const { plate, ...ownerStatements } = validated(estimateSchema, body);
    const pending = estimateVehicle(
      getSite(response.locals),
      parsePlateOrThrow(plate),
      ownerStatements,
    );
    const estimatedVehicle = await withDeadline(response.locals.deadlines.page, pending, 'search');
    if (!estimatedVehicle) throw unknownVehicle();
    response.json({ vehicle: estimatedVehicle.vehicle, range: estimatedVehicle.range ?? null });
  });

  router.use((error: unknown, _request: Request, _response: Response, next: NextFunction) => {
    const isDown = error instanceof UpstreamError || error instanceof CarsUnavailable;
    next(
      isDown
        ? new HttpError(503, 'The vehicle register is unavailable right now; try again later')
        : error,
    );
  });
  return router;
}

/** Normalises a plate. @throws HttpError 400 if it is invalid */
function parsePlateOrThrow(typed: string): string {
  const plate = parsePlate(typed);
  if (plate === undefined) throw new HttpError(400, 'plate: is not a registration number');
  return plate;
}

const unknownVehicle = () => new HttpError(404, 'Vehicle not found');
