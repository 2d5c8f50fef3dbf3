import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { wallTimeAt } from '../../../domain/openingHours/wallClock';
import { isoDayOf } from '../../../domain/openingHours/days';
import { bookableDays, bookingWindow } from '../../../domain/tireHotel/bookingWindow';
import { HttpError } from '../../../platform/httpError';
import { readBody } from '../../../platform/requestBody/readBody';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import type { MessageKey } from '../../../messages/messages';
import type { Site } from '../../../sites/site.types';
import { timeZones } from '../../../sites/timeZones';
import type { KeptBooking } from '../../appointments/server/BookingStore';
import type { Bookings } from '../../appointments/server/bookings';
import { sameOrigin } from '../../enquiries/server/sameOrigin';
import { allowMethods } from '../../../platform/http/allowMethods';
import { languageOfPage } from '../../../platform/http/languageOfPage';
import { limited } from '../../../platform/http/limited';
import { siteOf } from '../../../platform/http/requestLocals';
import type { Logger } from '../../../platform/log';
import { TireHotelRefused, type TireHotelClient } from './tirehotel';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';
import type { Visits } from '../../appointments/server/visits/visits';
import { CodeRefused, TooManyCodes, type TireCodes } from './codes';
import * as read from './readTireQuestion';
import { tireOrder } from './tireOrder';
import type { TireSessionContent, TireSessions } from './tireSession';
import { setTimeout as wait } from 'node:timers/promises';

const MAX_BODY_BYTES = 16 * 1024;
const WINDOW_MS = 600_000;
/** What somebody may ask in ten minutes: agreements; codes and tries, beside what each code allows; times; bookings. */
const LOOKUPS = { windowMs: WINDOW_MS, limit: 40 };
const CODES = { windowMs: WINDOW_MS, limit: 60 };
const QUESTIONS = { windowMs: WINDOW_MS, limit: 300 };
const WRITES = { windowMs: WINDOW_MS, limit: 20 };

/** Agreements are told after steps of so many ms: longer than the tyre hotel usually takes. */
const SEARCH_STEP_MS = 150;

export interface TireHotelApiOptions {
  tirehotel: Pick<TireHotelClient, 'dates' | 'times' | 'review'>;
  tireCodes: TireCodes;
  tireSessions: TireSessions;
  bookings: Pick<Bookings, 'confirm' | 'look' | 'giveUp'>;
  visits: Pick<Visits, 'pathOf'>;
  siteContent: Pick<SiteContentSource, 'get'>;
  /** Public origin of a site. */
  origin: (site: Site) => string;
  logger: Logger;
}

/** Nobody is logged in, or not for this. */
class LoggedOut extends Error {
  override readonly name = 'LoggedOut';
}

/**
 * `/api/tirehotel/*` (spec 3 §7.6), on sites with a tyre hotel. Whatever is not done is answered with `{message}`, in
 * the tyre hotel's words or in ours. Bookings and reviews are for those who are logged in.
 */
export function tireHotelApi(options: TireHotelApiOptions): Router {
  const { tirehotel, tireCodes, tireSessions, bookings, visits, siteContent, origin } = options;
  const router = Router();
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const { tireHotel } = siteOf(response.locals).features;
    next(tireHotel ? undefined : new HttpError(404, 'No tyre hotel'));
  });

  router.get('/authorization/search', limited(LOOKUPS), async (request, response) => {
    const plate = read.readPlate(request);
    const site = siteOf(response.locals);
    const answer = await evenly(SEARCH_STEP_MS, async () => {
      const customer = await tireCodes.search(plate, site.name);
      if (customer) return { status: 200, text: JSON.stringify(customer) };
      const message = await say(request, response, 'tireAnswerNoAgreement');
      return { status: 404, text: JSON.stringify({ message }) };
    });
    response.status(answer.status).type('json').send(answer.text);
  });

  router.post('/authorization/login', sameOrigin(), limited(CODES), async (request, response) => {
    const site = siteOf(response.locals);
    const asker = {
      site: site.name,
      address: ipKeyGenerator(request.ip ?? ''),
      origin: origin(site),
      language: languageOfPage(request, site),
    };
    response.json(await tireCodes.send(request.query.encryptedPhoneNumber, asker));
  });

  router.post(
    '/authorization/validate',
    sameOrigin(),
    limited(CODES),
    async (request, response) => {
      const site = siteOf(response.locals);
      const asker = { site: site.name, language: languageOfPage(request, site) };
      const { authToken } = request.query;
      const session = await tireCodes.accept(authToken, read.readCode(request), asker);
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
    limited(QUESTIONS),
    body,
    async (request, response) => {
      const station = await stationOf(request, response);
      const asked = read.readDays(request);
      const days = bookableDays(asked, todayOn(siteOf(response.locals)));
      response.json({
        availableDates: days ? await tirehotel.dates(station, { ...asked, ...days }) : [],
      });
    },
  );
  router.post(
    '/booking/GetTimeslots',
    sameOrigin(),
    limited(QUESTIONS),
    body,
    async (request, response) => {
      const station = await stationOf(request, response);
      const asked = read.readDays(request);
      const days = bookableDays(asked, todayOn(siteOf(response.locals)));
      const startTime = days ? await tirehotel.times(station, { ...asked, ...days }) : [];
      response.json({ availableTimeSlotDates: [{ startTime }] });
    },
  );

  router.post('/booking/create', sameOrigin(), limited(WRITES), body, async (request, response) => {
    const { vehicles } = await session(request, response);
    const departmentId = read.readDepartment(request.query.departmentIdentifier);
    const order = read.readOrder(request);
    const vehicle = vehicles.find(
      ({ regNo, erpId }) => regNo === order.regNo && erpId === departmentId,
    );
    if (!vehicle) throw new LoggedOut();
    const site = siteOf(response.locals);
    const { first, last } = bookingWindow(todayOn(site));
    const day = order.bookingDate.slice(0, 10);
    if (day < first || day > last) {
      const message = await say(request, response, 'tireAnswerTaken');
      return void response.status(409).json({ message });
    }
    // The document names no id; a browser that sends none may book twice.
    const key = read.readKey(request.get('idempotency-key') ?? randomUUID());
    const language = languageOfPage(request, site);
    const page = { site: site.name, language, system: 'tirehotel' } as const;
    const booked = await bookings.confirm(
      key,
      page,
      tireOrder(order, { departmentId, brandCode: vehicle.brandCode }),
    );
    await answer(request, response, booked);
  });
  router.get('/booking/:key', limited(QUESTIONS), async (request, response) => {
    const { vehicles } = await session(request, response);
    const booked = await bookings.look(
      read.readKey(request.params.key),
      siteOf(response.locals).name,
    );
    if (!booked || !isOf(vehicles, booked)) throw new HttpError(404, 'There is no such booking');
    await answer(request, response, booked);
  });
  router.delete('/booking/:key', sameOrigin(), limited(WRITES), async (request, response) => {
    const { vehicles } = await session(request, response);
    const key = read.readKey(request.params.key);
    const booked = await bookings.giveUp(key, siteOf(response.locals).name);
    if (!isOf(vehicles, booked)) throw new HttpError(404, 'There is no such booking');
    await answer(request, response, booked);
  });

  router.post(
    '/review/addReview',
    sameOrigin(),
    limited(WRITES),
    body,
    async (request, response) => {
      await session(request, response);
      await tirehotel.review(read.readReview(request));
      response.json({});
    },
  );

  router.use(allowMethods('GET', 'HEAD', 'POST', 'DELETE'));
  router.use(answerFailures);
  return router;

  /** @throws LoggedOut */
  async function session(request: Request, response: Response): Promise<TireSessionContent> {
    const content = await tireSessions.read(request, response);
    if (!content) throw new LoggedOut();
    return content;
  }

  /** The station of the visitor's own wheels that times are asked for. @throws LoggedOut for another one */
  async function stationOf(request: Request, response: Response): Promise<string> {
    const { vehicles } = await session(request, response);
    const station = read.readDepartment(request.query.workshopIdentifier);
    if (!vehicles.some(({ erpId }) => erpId === station)) throw new LoggedOut();
    return station;
  }

  async function say(request: Request, response: Response, key: MessageKey): Promise<string> {
    const site = siteOf(response.locals);
    return (await siteContent.get(site, languageOfPage(request, site))).messages[key];
  }

  /**
   * 200 tells that it is made and nothing else does (TIRE-70); 202 that nobody knows yet; 409 that it is not; 410 that it
   * is no more, or never arrived.
   */
  async function answer(request: Request, response: Response, booked: KeptBooking): Promise<void> {
    const { key, state, answer: told, refusal, timeSlot, isFullDay } = booked;
    if (state === 'confirmed' && told?.confirmation && timeSlot !== null) {
      const site = siteOf(response.locals);
      const where = { site, language: languageOfPage(request, site) };
      const visitPage = visits.pathOf({ key, timeSlot }, where);
      // Where it was moved to since, on its own page.
      const appointmentTime = isFullDay ? `${timeSlot.slice(0, 10)}T00:00:00` : timeSlot;
      const moved = { appointmentTime, isFullDay: isFullDay === true };
      return void response.json({ ...told.confirmation, ...moved, visitPage });
    }
    if (state === 'confirmed') throw new HttpError(404, 'There is no such booking');
    if (state === 'pending' || state === 'abandoning') {
      return void response.status(202).set('Retry-After', '2').json({ state: 'pending' });
    }
    const isTaken = refusal?.code === 'TimeslotNotAvailable';
    const message = refusal?.said ?? (await say(request, response, refusalWords(state, isTaken)));
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
    const { status, key, said, minutes, triesLeft } = failureOf(error);
    if (status >= 500) {
      const { requestId } = response.locals;
      options.logger.warn({ error, requestId }, 'the tyre hotel fails');
    }
    if (error instanceof HttpError) response.set(error.headers);
    if (minutes !== undefined) response.set('Retry-After', String(minutes * 60));
    const message =
      said ?? (await say(request, response, key)).replace('{minutes}', String(minutes));
    const left = triesLeft
      ? ` ${await say(request, response, 'tireAnswerTriesLeft')}`.replace('{count}', `${triesLeft}`)
      : '';
    response.status(status).json({ message: message + left });
  }
}

/** The day that it is where a site's visitors are, by our clock. */
const todayOn = (site: Site): string =>
  isoDayOf(wallTimeAt(Date.now(), timeZones[site.country]).day);

/** A booking is told to whoever is logged in for its car alone; of one that was never asked for there is nothing to tell. */
const isOf = (vehicles: TireSessionContent['vehicles'], { plate }: KeptBooking): boolean =>
  plate === null || vehicles.some(({ regNo }) => regNo === plate);

function refusalWords(state: KeptBooking['state'], isTaken: boolean): MessageKey {
  if (state === 'cancelled') return 'tireAnswerCancelled';
  if (state === 'abandoned') return 'tireAnswerNotMade';
  return isTaken ? 'tireAnswerTaken' : 'tireAnswerFailed';
}

interface Failure {
  status: number;
  key: MessageKey;
  /** The tyre hotel's own words, which go before ours. */
  said?: string;
  minutes?: number;
  /** Of a code. */
  triesLeft?: number;
}

function failureOf(error: unknown): Failure {
  if (error instanceof LoggedOut) return { status: 401, key: 'tireAnswerLoggedOut' };
  if (error instanceof TooManyCodes) {
    const minutes = Math.max(Math.ceil(error.waitMs / 60_000), 1);
    return { status: 429, key: 'tireAnswerTooManyCodes', minutes };
  }
  if (error instanceof CodeRefused) {
    const key = error.reason === 'wrong' ? 'tireAnswerWrongCode' : 'tireAnswerCodeOver';
    return { status: 401, key, said: error.said, triesLeft: error.triesLeft };
  }
  if (error instanceof TireHotelRefused) {
    return { status: 400, key: 'tireAnswerFailed', said: error.said };
  }
  if (error instanceof HttpError) {
    const key = error.status === 429 ? 'tireAnswerTooMany' : 'tireAnswerInvalid';
    return { status: error.status, key: error.status >= 500 ? 'tireAnswerFailed' : key };
  }
  // Of reading the body: too large, or no JSON.
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { status, key: 'tireAnswerInvalid' };
  }
  return { status: error instanceof UpstreamError ? 502 : 500, key: 'tireAnswerFailed' };
}

/**
 * Answers after whole steps of time, so that how long it took tells nothing of what was found: whatever is done in the
 * first step looks the same from outside.
 * @param stepMs longer than what is usually done takes, in ms
 */
async function evenly<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const settled = await Promise.allSettled([work()]);
  const took = performance.now() - began;
  await wait(stepMs * Math.ceil(took / stepMs) - took);
  const [outcome] = settled;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
