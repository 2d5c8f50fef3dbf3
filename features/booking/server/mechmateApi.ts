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
import {
  limitVisitors as limitedTo,
  type RequestLimit,
} from '../../../platform/http/limitVisitors';
import { getSite } from '../../../platform/http/requestLocals';
import type { Logger } from '../../../platform/log';
import type { Visits } from '../../appointments/server/visits/visits';
import { type MechmateClient } from './mechmate/mechmate';
import { BookingRefused } from '../../appointments/server/visits/visitSystem';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';
import { fetchVisitPrice } from './fetchVisitPrice';
import type { Bookings } from '../../appointments/server/bookings';
import type { StoredBooking } from '../../appointments/server/BookingStore';
import * as read from './readQuestion';
import { refuseStream, streamWorkshops } from './streamWorkshops';

/** Path of the stream of workshops. */
const STREAM = '/departments/closestAvailable';
const MAX_BODY_BYTES = 16 * 1024;
/**
 * A booking takes about thirty requests: weeks, workshops, other services. The lower limit of lookups stops
 * harvesting of the vehicle register.
 */
const QUERY_LIMIT = { windowMs: 600_000, limit: 300 };
const LOOKUP_LIMIT = { windowMs: 600_000, limit: 40 };
/** An office may share an IP address; a person books one or two visits. */
const BOOKING_LIMIT = { windowMs: 600_000, limit: 20 };

export interface MechmateApiOptions {
  mechmate: MechmateClient;
  bookings: Pick<Bookings, 'confirm' | 'find' | 'giveUp'>;
  visits: Pick<Visits, 'pagePath' | 'calendarPath'>;
  /** Aborted when the process shuts down. */
  draining: AbortSignal;
  logger: Logger;
}

/**
 * `/api/mechmate/*`, on sites with workshop bookings: the browser's only access to the workshop system.
 * Refusals of the system are answered with its `Error Result`, failures with 502.
 */
export function mechmateApi(options: MechmateApiOptions): Router {
  const { mechmate, bookings, visits, draining, logger } = options;
  const router = Router();
  router.use((_request, response, next) => {
    // Answers about a visitor's car are private.
    response.set('Cache-Control', 'no-store');
    next(
      getSite(response.locals).features.booking
        ? undefined
        : new HttpError(404, 'This site has no workshop bookings'),
    );
  });
  router.post(
    '/book',
    sameOrigin(),
    limitRequests(BOOKING_LIMIT),
    readBody({ maxBytes: MAX_BODY_BYTES }),
    async (request, response) => {
      const key = readKey(request.get('idempotency-key'));
      const order = validated(bookingRequest, request.body, { stripUnknown: true });
      const site = getSite(response.locals);
      const language = languageOfPage(request, site);
      const price = await fetchVisitPrice(mechmate, order);
      const page = { site: site.name, language, system: 'mechmate', price } as const;
      const booking = await bookings.confirm(key, page, order);
      sendBookingState(request, response, booking);
    },
  );
  router.delete(
    '/book/:key',
    sameOrigin(),
    limitRequests(BOOKING_LIMIT),
    async (request, response) => {
      const key = readKey(request.params.key);
      sendBookingState(
        request,
        response,
        await bookings.giveUp(key, getSite(response.locals).name),
      );
    },
  );
  router.use(allowMethods('GET', 'HEAD', 'POST', 'DELETE'));
  router.use(limitRequests(QUERY_LIMIT));
  router.get('/book/:key', async (request, response) => {
    const key = readKey(request.params.key);
    const booking = await bookings.find(key, getSite(response.locals).name);
    if (!booking) throw new HttpError(404, 'Booking not found');
    sendBookingState(request, response, booking);
  });
  router.get('/car/:plate', limitRequests(LOOKUP_LIMIT), async ({ params }, response) => {
    response.json(await mechmate.car(read.readPlate(params.plate)));
  });
  router.get('/services/:plate', async (request, response) => {
    const { params, query } = request;
    const language = languageOfPage(request, getSite(response.locals));
    const plate = read.readPlate(params.plate);
    const mechmateAnswer = await mechmate.services(plate, read.readPlace(query), language);
    response.vary('Accept-Language').json({ serviceOfferingCategories: mechmateAnswer });
  });
  router.get('/addons/:plate', async (request, response) => {
    const { params, query } = request;
    const language = languageOfPage(request, getSite(response.locals));
    const plate = read.readPlate(params.plate);
    const mechmateAnswer = await mechmate.addons(plate, read.readPlace(query), language);
    response.vary('Accept-Language').json({ serviceOfferingCategories: mechmateAnswer });
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
    const lastEventId = cursor ?? request.get('last-event-id');
    const query = {
      plate: read.readPlate(regNo),
      codes: read.readCodes(serviceOfferings),
      ...read.readPlace({ lat: latitude, lng: longitude }),
      cursor: lastEventId === undefined ? undefined : read.readDepartment(lastEventId),
    };
    await streamWorkshops(query, response, { mechmate, draining, logger });
  });
  router.use(answerFailures(logger));
  return router;

  /**
   * Answers with the state of a booking: only 200 means that it was made (BOOK-76); 202 that the outcome is
   * not known yet; 409 that it was not made; 410 that its visit was cancelled.
   */
  function sendBookingState(request: Request, response: Response, booking: StoredBooking): void {
    const { key, state, answer, refusal, timeSlot } = booking;
    if (state === 'confirmed') {
      const site = getSite(response.locals);
      const pageContext = { site, language: languageOfPage(request, site) };
      const visit = timeSlot === null ? undefined : { key, timeSlot };
      const visitPage = visit && visits.pagePath(visit, pageContext);
      const calendar = visit && visits.calendarPath(visit, pageContext);
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

const readKey = (value: unknown): string =>
  validated(uuid, value, { name: 'Idempotency-Key' }).toLowerCase();

const limitRequests = (limit: RequestLimit): RequestHandler =>
  limitedTo(limit, (request, response) => {
    const code = 'TooManyQuestions';
    // A client of the event stream cannot read the status of an answer, so the refusal is sent as an event.
    if (request.path === STREAM) return refuseStream(response, code);
    response.status(429).json(bookingErrorBody({ code }));
  });

/** Answers refusals of the workshop system with its message, and its failures with ours. */
const answerFailures =
  (logger: Logger) =>
  (error: unknown, _request: Request, response: Response, next: NextFunction): void => {
    if (error instanceof BookingRefused) {
      return void response.status(error.status).json(bookingErrorBody(error.refusal));
    }
    if (!(error instanceof UpstreamError)) return next(error);
    logger.warn({ error, requestId: response.locals.requestId }, 'workshop system request failed');
    response.status(502).json(bookingErrorBody({ code: 'ServerError' }));
  };
