import { Router } from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { string } from 'yup';
import { bookingErrorBody } from '../../../domain/booking/bookingErrors';
import { bookingRequest } from '../../../domain/booking/bookingRequest';
import { HttpError } from '../../../platform/httpError';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { sameOrigin } from '../../enquiries/server/sameOrigin';
import { allowMethods } from '../../../platform/http/allowMethods';
import { languageOfPage } from '../../../platform/http/languageOfPage';
import { limited as limitedTo, type RequestLimit } from '../../../platform/http/limited';
import { siteOf } from '../../../platform/http/requestLocals';
import type { Logger } from '../../../platform/log';
import type { Visits } from '../../appointments/server/visits/visits';
import { type MechmateClient } from './mechmate/mechmate';
import { BookingRefused } from '../../appointments/server/visits/visitSystem';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';
import { askVisitPrice } from './askVisitPrice';
import type { Bookings } from '../../appointments/server/bookings';
import type { KeptBooking } from '../../appointments/server/BookingStore';
import * as read from './readQuestion';
import { refuseStream, streamWorkshops } from './streamWorkshops';

/** Where workshops are told as they are found. */
const STREAM = '/departments/closestAvailable';
const MAX_BODY_BYTES = 16 * 1024;
/** A visit takes some thirty questions: weeks, workshops, other services. Nobody shall read the register through us. */
const QUESTIONS = { windowMs: 600_000, limit: 300 };
const LOOKUPS = { windowMs: 600_000, limit: 40 };
/** An office may share an address; a person books a visit or two. */
const BOOKINGS = { windowMs: 600_000, limit: 20 };

export interface MechmateApiOptions {
  mechmate: MechmateClient;
  bookings: Pick<Bookings, 'confirm' | 'look' | 'giveUp'>;
  visits: Pick<Visits, 'pathOf' | 'calendarOf'>;
  /** Aborted once the process drains. */
  draining: AbortSignal;
  logger: Logger;
}

/**
 * `/api/mechmate/*` (spec 3 §7.3, §7.5), on sites where visits are booked: the browser's only way to the workshop
 * system. What the system refuses is answered with its `Error Result`; 502 where it fails.
 */
export function mechmateApi(options: MechmateApiOptions): Router {
  const { mechmate, bookings, visits, draining, logger } = options;
  const router = Router();
  router.use((_request, response, next) => {
    // What somebody asks about a car is between them and us.
    response.set('Cache-Control', 'no-store');
    next(siteOf(response.locals).features.booking ? undefined : new HttpError(404, 'No bookings'));
  });
  router.post(
    '/book',
    sameOrigin(),
    limited(BOOKINGS),
    readBody({ maxBytes: MAX_BODY_BYTES }),
    async (request, response) => {
      const key = keyOf(request.get('idempotency-key'));
      const asked = validated(bookingRequest, request.body, { stripUnknown: true });
      const site = siteOf(response.locals);
      const language = languageOfPage(request, site);
      const price = await askVisitPrice(mechmate, asked);
      const page = { site: site.name, language, system: 'mechmate', price } as const;
      const booking = await bookings.confirm(key, page, asked);
      answer(request, response, booking);
    },
  );
  router.delete('/book/:key', sameOrigin(), limited(BOOKINGS), async (request, response) => {
    const key = keyOf(request.params.key);
    answer(request, response, await bookings.giveUp(key, siteOf(response.locals).name));
  });
  router.use(allowMethods('GET', 'HEAD', 'POST', 'DELETE'));
  router.use(limited(QUESTIONS));
  router.get('/book/:key', async (request, response) => {
    const key = keyOf(request.params.key);
    const booking = await bookings.look(key, siteOf(response.locals).name);
    if (!booking) throw new HttpError(404, 'There is no such booking');
    answer(request, response, booking);
  });
  router.get('/car/:plate', limited(LOOKUPS), async ({ params }, response) => {
    response.json(await mechmate.car(read.readPlate(params.plate)));
  });
  router.get('/services/:plate', async (request, response) => {
    const { params, query } = request;
    const language = languageOfPage(request, siteOf(response.locals));
    const plate = read.readPlate(params.plate);
    const found = await mechmate.services(plate, read.readPlace(query), language);
    response.vary('Accept-Language').json({ serviceOfferingCategories: found });
  });
  router.get('/addons/:plate', async (request, response) => {
    const { params, query } = request;
    const language = languageOfPage(request, siteOf(response.locals));
    const plate = read.readPlate(params.plate);
    const found = await mechmate.addons(plate, read.readPlace(query), language);
    response.vary('Accept-Language').json({ serviceOfferingCategories: found });
  });
  router.get('/authorized-workshop/:brand', async ({ params }, response) => {
    response.json({ hasBrand: await mechmate.hasBrand(read.readBrand(params.brand)) });
  });
  router.get('/timeslots/from/:plate/:departmentId/:date', async ({ params, query }, response) => {
    const { plate, departmentId, date } = params;
    response.json(
      await mechmate.days({
        plate: read.readPlate(plate),
        departmentId: read.readDepartment(departmentId),
        date: read.readDay(date),
        codes: read.readCodes(query.serviceOfferings),
      }),
    );
  });
  router.get('/prices/:plate/:mileage/:departmentId', async ({ params, query }, response) => {
    const { plate, mileage, departmentId } = params;
    const offers = await mechmate.prices({
      plate: read.readPlate(plate),
      mileage: read.readMileage(mileage),
      departmentId: read.readDepartment(departmentId),
      codes: read.readCodes(query.serviceOfferings),
    });
    response.json({ offers });
  });
  router.get(STREAM, async (request, response) => {
    const { regNo, serviceOfferings, latitude, longitude, cursor } = request.query;
    const after = cursor ?? request.get('last-event-id');
    const asked = {
      plate: read.readPlate(regNo),
      codes: read.readCodes(serviceOfferings),
      ...read.readPlace({ lat: latitude, lng: longitude }),
      cursor: after === undefined ? undefined : read.readDepartment(after),
    };
    await streamWorkshops(asked, response, { mechmate, draining, logger });
  });
  router.use(answerFailures(logger));
  return router;

  /**
   * 200 tells that it is made and nothing else does (BOOK-76); 202 that nobody knows yet; 409 that it is not, 410 that
   * it was and its visit is cancelled.
   */
  function answer(request: Request, response: Response, booking: KeptBooking): void {
    const { key, state, answer, refusal, timeSlot } = booking;
    if (state === 'confirmed') {
      const site = siteOf(response.locals);
      const where = { site, language: languageOfPage(request, site) };
      const told = timeSlot === null ? undefined : { key, timeSlot };
      const visitPage = told && visits.pathOf(told, where);
      const calendar = told && visits.calendarOf(told, where);
      return void response.json({ ...(answer ?? { id: key }), visitPage, calendar });
    }
    if (state === 'cancelled') {
      return void response.status(410).json(bookingErrorBody({ code: 'BookingCancelled' }));
    }
    if (state === 'pending' || state === 'abandoning') {
      return void response.status(202).set('Retry-After', '2').json({ state: 'pending' });
    }
    response.status(409).json(bookingErrorBody(refusal ?? { code: 'ServerError' }));
  }
}

const uuid = string().strict().required().uuid();

const keyOf = (sent: unknown): string =>
  validated(uuid, sent, { name: 'Idempotency-Key' }).toLowerCase();

const limited = (limit: RequestLimit): RequestHandler =>
  limitedTo(limit, (request, response) => {
    const code = 'TooManyQuestions';
    // Whoever listens to a stream of events never sees the status of an answer: it is told as an event.
    if (request.path === STREAM) return refuseStream(response, code);
    response.status(429).json(bookingErrorBody({ code }));
  });

/** The workshop system's refusals in its own words, its failures in ours. */
const answerFailures =
  (logger: Logger) =>
  (error: unknown, _request: Request, response: Response, next: NextFunction): void => {
    if (error instanceof BookingRefused) {
      return void response.status(error.status).json(bookingErrorBody(error.refusal));
    }
    if (!(error instanceof UpstreamError)) return next(error);
    logger.warn({ error, requestId: response.locals.requestId }, 'the workshop system fails');
    response.status(502).json(bookingErrorBody({ code: 'ServerError' }));
  };
