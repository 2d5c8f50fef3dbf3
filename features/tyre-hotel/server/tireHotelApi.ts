import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { wallTimeAt } from '../../../domain/openingHours/wallClock';
import { toIsoDay } from '../../../domain/openingHours/days';
import { bookableDays, bookingWindow } from '../../../domain/tireHotel/bookingWindow';
import { HttpError } from '../../../platform/httpError';
import { readBody } from '../../../platform/requestBody/readBody';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import type { MessageKey } from '../../../messages/messages';
import type { Site } from '../../../sites/site.types';
import { timeZones } from '../../../sites/timeZones';
import type { StoredBooking } from '../../appointments/server/BookingStore';
import type { Bookings } from '../../appointments/server/bookings';
import { sameOrigin } from '../../enquiries/server/sameOrigin';
import { allowMethods } from '../../../platform/http/allowMethods';
import { languageOfPage } from '../../../platform/http/languageOfPage';
import { limitVisitors } from '../../../platform/http/limitVisitors';
import { getSite } from '../../../platform/http/requestLocals';
import type { Logger } from '../../../platform/log';
import { TireHotelRefused, type TireHotelClient } from './tirehotel';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';
import type { Visits } from '../../appointments/server/visits/visits';
import { CodeRefused, TooManyCodes, type TireCodes } from './codes';
import * as read from './readTireQuestion';
import { toBookingRequest } from './toBookingRequest';
import type { TireSessionContent, TireSessions } from './tireSession';
import { setTimeout as wait } from 'node:timers/promises';

const MAX_BODY_BYTES = 16 * 1024;
const WINDOW_MS = 600_000;
/**
 * Limits per ten minutes: agreements; codes and attempts, in addition to the limit of each code; queries;
 * writes.
 */
const LOOKUP_LIMIT = { windowMs: WINDOW_MS, limit: 40 };
const CODE_LIMIT = { windowMs: WINDOW_MS, limit: 60 };
const QUERY_LIMIT = { windowMs: WINDOW_MS, limit: 300 };
const WRITE_LIMIT = { windowMs: WINDOW_MS, limit: 20 };

/**
 * Searches for agreements are answered after multiples of this time, which is longer than they usually take.
 */
const SEARCH_STEP_MS = 150;

export interface TireHotelApiOptions {
  tirehotel: Pick<TireHotelClient, 'dates' | 'times' | 'review'>;
  tireCodes: TireCodes;
  tireSessions: TireSessions;
  bookings: Pick<Bookings, 'confirm' | 'find' | 'giveUp'>;
  visits: Pick<Visits, 'pagePath'>;
  siteContent: Pick<SiteContentSource, 'get'>;
  /** Public origin of a site. */
  origin: (site: Site) => string;
  logger: Logger;
}

/** Thrown if there is no session, or if it does not cover the request. */
class LoggedOut extends Error {
  override readonly name = 'LoggedOut';
}

/**
 * `/api/tirehotel/*`, on sites with a tyre hotel. Failures are answered with `{message}`, in the tyre hotel's
 * words or in ours. Bookings and reviews need a session.
 */
export function tireHotelApi(options: TireHotelApiOptions): Router {
  const { tirehotel, tireCodes, tireSessions, bookings, visits, siteContent, origin } = options;
  const router = Router();
  const parseBody = readBody({ maxBytes: MAX_BODY_BYTES });
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const { tireHotel } = getSite(response.locals).features;
    next(tireHotel ? undefined : new HttpError(404, 'This site has no tyre hotel'));
  });

  router.get('/authorization/search', limitVisitors(LOOKUP_LIMIT), async (request, response) => {
    const plate = read.readPlate(request);
    const site = getSite(response.locals);
    const answer = await roundUpDuration(SEARCH_STEP_MS, async () => {
      const customer = await tireCodes.search(plate, site.name);
      if (customer) return { status: 200, text: JSON.stringify(customer) };
      const message = await loadMessage(request, response, 'tireAnswerNoAgreement');
      return { status: 404, text: JSON.stringify({ message }) };
    });
    response.status(answer.status).type('json').send(answer.text);
  });

  router.post(
    '/authorization/login',
    sameOrigin(),
    limitVisitors(CODE_LIMIT),
    async (request, response) => {
      const site = getSite(response.locals);
      const requester = {
        site: site.name,
        address: ipKeyGenerator(request.ip ?? ''),
        origin: origin(site),
        language: languageOfPage(request, site),
      };
      response.json(await tireCodes.send(request.query.encryptedPhoneNumber, requester));
    },
  );

  router.post(
    '/authorization/validate',
    sameOrigin(),
    limitVisitors(CODE_LIMIT),
    async (request, response) => {
      const site = getSite(response.locals);
      const requester = { site: site.name, language: languageOfPage(request, site) };
      const { authToken } = request.query;
      const session = await tireCodes.accept(authToken, read.readCode(request), requester);
      tireSessions.begin(response, session.vehicles);
      response.json(session);
    },
  );

  router.post('/authorization/logout', sameOrigin(), async (request, response) => {
    await tireSessions.end(request, response);
    response.status(204).end();
  });

  router.post(
    '/booking/GetTimeslotDays',
    sameOrigin(),
    limitVisitors(QUERY_LIMIT),
    parseBody,
    async (request, response) => {
      const station = await readStation(request, response);
      const query = read.readDays(request);
      const days = bookableDays(query, todayAt(getSite(response.locals)));
      response.json({
        availableDates: days ? await tirehotel.dates(station, { ...query, ...days }) : [],
      });
    },
  );
  router.post(
    '/booking/GetTimeslots',
    sameOrigin(),
    limitVisitors(QUERY_LIMIT),
    parseBody,
    async (request, response) => {
      const station = await readStation(request, response);
      const query = read.readDays(request);
      const days = bookableDays(query, todayAt(getSite(response.locals)));
      const startTime = days ? await tirehotel.times(station, { ...query, ...days }) : [];
      response.json({ availableTimeSlotDates: [{ startTime }] });
    },
  );

  router.post(
    '/booking/create',
    sameOrigin(),
    limitVisitors(WRITE_LIMIT),
    parseBody,
    async (request, response) => {
      const { vehicles } = await requireSession(request, response);
      const departmentId = read.readDepartment(request.query.departmentIdentifier);
      const order = read.readOrder(request);
      const vehicle = vehicles.find(
        ({ regNo, erpId }) => regNo === order.regNo && erpId === departmentId,
      );
      if (!vehicle) throw new LoggedOut();
      const site = getSite(response.locals);
      const { first, last } = bookingWindow(todayAt(site));
      const day = order.bookingDate.slice(0, 10);
      if (day < first || day > last) {
        const message = await loadMessage(request, response, 'tireAnswerTaken');
        return void response.status(409).json({ message });
      }
      // The specification has no key: a browser that sends none may book twice.
      const key = read.readKey(request.get('idempotency-key') ?? randomUUID());
      const language = languageOfPage(request, site);
      const page = { site: site.name, language, system: 'tirehotel' } as const;
      const booking = await bookings.confirm(
        key,
        page,
        toBookingRequest(order, { departmentId, brandCode: vehicle.brandCode }),
      );
      await sendBookingState(request, response, booking);
    },
  );
  router.get('/booking/:key', limitVisitors(QUERY_LIMIT), async (request, response) => {
    const { vehicles } = await requireSession(request, response);
    const booking = await bookings.find(
      read.readKey(request.params.key),
      getSite(response.locals).name,
    );
    if (!booking || !isForVehicle(vehicles, booking)) throw new HttpError(404, 'Booking not found');
    await sendBookingState(request, response, booking);
  });
  router.delete(
    '/booking/:key',
    sameOrigin(),
    limitVisitors(WRITE_LIMIT),
    async (request, response) => {
      const { vehicles } = await requireSession(request, response);
      const key = read.readKey(request.params.key);
      const booking = await bookings.giveUp(key, getSite(response.locals).name);
      if (!isForVehicle(vehicles, booking)) throw new HttpError(404, 'Booking not found');
      await sendBookingState(request, response, booking);
    },
  );

  router.post(
    '/review/addReview',
    sameOrigin(),
    limitVisitors(WRITE_LIMIT),
    parseBody,
    async (request, response) => {
      await requireSession(request, response);
      await tirehotel.review(read.readReview(request));
      response.json({});
    },
  );

  router.use(allowMethods('GET', 'HEAD', 'POST', 'DELETE'));
  router.use(answerFailures);
  return router;

  /** @throws LoggedOut */
  async function requireSession(request: Request, response: Response): Promise<TireSessionContent> {
    const content = await tireSessions.read(request, response);
    if (!content) throw new LoggedOut();
    return content;
  }

  /** Reads the requested station. @throws LoggedOut if it does not store the visitor's wheels */
  async function readStation(request: Request, response: Response): Promise<string> {
    const { vehicles } = await requireSession(request, response);
    const station = read.readDepartment(request.query.workshopIdentifier);
    if (!vehicles.some(({ erpId }) => erpId === station)) throw new LoggedOut();
    return station;
  }

  async function loadMessage(
    request: Request,
    response: Response,
    key: MessageKey,
  ): Promise<string> {
    const site = getSite(response.locals);
    return (await siteContent.get(site, languageOfPage(request, site))).messages[key];
  }

  /**
   * Answers with the state of a booking: 200 if made (TIRE-70); 202 if not known yet; 409 if refused;
   * 410 if it no longer exists, or never arrived.
   */
  async function sendBookingState(
    request: Request,
    response: Response,
    booking: StoredBooking,
  ): Promise<void> {
    const { key, state, answer: outcome, refusal, timeSlot, isFullDay } = booking;
    if (state === 'confirmed' && outcome?.confirmation && timeSlot !== null) {
      const site = getSite(response.locals);
      const siteLanguage = { site, language: languageOfPage(request, site) };
      const visitPage = visits.pagePath({ key, timeSlot }, siteLanguage);
      // The visit may have been moved on its own page, so its stored time is current.
      const appointmentTime = isFullDay ? `${timeSlot.slice(0, 10)}T00:00:00` : timeSlot;
      const newTime = { appointmentTime, isFullDay: isFullDay === true };
      return void response.json({ ...outcome.confirmation, ...newTime, visitPage });
    }
    if (state === 'confirmed') throw new HttpError(404, 'Booking not found');
    if (state === 'pending' || state === 'abandoning') {
      return void response.status(202).set('Retry-After', '2').json({ state: 'pending' });
    }
    const isTaken = refusal?.code === 'TimeslotNotAvailable';
    const message =
      refusal?.said ?? (await loadMessage(request, response, refusalKey(state, isTaken)));
    const isGone = state === 'cancelled' || state === 'abandoned';
    response.status(isGone ? 410 : 409).json({ message });
  }

  async function answerFailures(
    error: unknown,
    request: Request,
    response: Response,
    next: NextFunction,
  ): Promise<void> {
    if (response.headersSent) return next(error);
    const { status, key, serverMessage, minutes, remainingTries } = describeFailure(error);
    if (status >= 500) {
      const { requestId } = response.locals;
      options.logger.warn({ error, requestId }, 'tyre hotel request failed');
    }
    if (error instanceof HttpError) response.set(error.headers);
    if (minutes !== undefined) response.set('Retry-After', String(minutes * 60));
    const message =
      serverMessage ??
      (await loadMessage(request, response, key)).replace('{minutes}', String(minutes));
    const triesText = remainingTries
      ? ` ${await loadMessage(request, response, 'tireAnswerTriesLeft')}`.replace(
          '{count}',
          `${remainingTries}`,
        )
      : '';
    response.status(status).json({ message: message + triesText });
  }
}

/** The current ISO day in a site's country, by our clock. */
const todayAt = (site: Site): string =>
  toIsoDay(wallTimeAt(Date.now(), timeZones[site.country]).day);

/**
 * Whether a session covers a booking: only for its car. A booking without a plate is unknown and reveals
 * nothing.
 */
const isForVehicle = (
  vehicles: TireSessionContent['vehicles'],
  { plate }: StoredBooking,
): boolean => plate === null || vehicles.some(({ regNo }) => regNo === plate);

function refusalKey(state: StoredBooking['state'], isTaken: boolean): MessageKey {
  if (state === 'cancelled') return 'tireAnswerCancelled';
  if (state === 'abandoned') return 'tireAnswerNotMade';
  return isTaken ? 'tireAnswerTaken' : 'tireAnswerFailed';
}

interface Failure {
  status: number;
  key: MessageKey;
  /** The tyre hotel's own message, which takes precedence. */
  serverMessage?: string;
  minutes?: number;
  /** Remaining attempts to enter the code. */
  remainingTries?: number;
}

function describeFailure(error: unknown): Failure {
  if (error instanceof LoggedOut) return { status: 401, key: 'tireAnswerLoggedOut' };
  if (error instanceof TooManyCodes) {
    const minutes = Math.max(Math.ceil(error.waitMs / 60_000), 1);
    return { status: 429, key: 'tireAnswerTooManyCodes', minutes };
  }
  if (error instanceof CodeRefused) {
    const key = error.reason === 'wrong' ? 'tireAnswerWrongCode' : 'tireAnswerCodeOver';
    return {
      status: 401,
      key,
      serverMessage: error.serverMessage,
      remainingTries: error.remainingTries,
    };
  }
  if (error instanceof TireHotelRefused) {
    return { status: 400, key: 'tireAnswerFailed', serverMessage: error.serverMessage };
  }
  if (error instanceof HttpError) {
    const key = error.status === 429 ? 'tireAnswerTooMany' : 'tireAnswerInvalid';
    return { status: error.status, key: error.status >= 500 ? 'tireAnswerFailed' : key };
  }
  // The body could not be read: it is too large, or not JSON.
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { status, key: 'tireAnswerInvalid' };
  }
  return { status: error instanceof UpstreamError ? 502 : 500, key: 'tireAnswerFailed' };
}

/**
 * Delays answers to multiples of a step, so that the response time does not reveal what was found.
 * @param stepMs longer than the usual duration, in ms
 */
async function roundUpDuration<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const settled = await Promise.allSettled([work()]);
  const durationMs = performance.now() - startedAt;
  await wait(stepMs * Math.ceil(durationMs / stepMs) - durationMs);
  const [outcome] = settled;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
