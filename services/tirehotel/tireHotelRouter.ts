import { randomBytes, randomUUID } from 'node:crypto';
import express, { type ErrorRequestHandler, type Request, type Router } from 'express';
import type { Logger } from 'pino';
import { readBody } from '../../platform/requestBody/readBody';
import { createSeal } from '../../platform/seal';
import { HttpError } from '../../platform/httpError';
import type { Bookings } from '../mechmate/bookings';
import { BookingService } from '../mechmate/bookingService';
import { formatLocalTime } from '../mechmate/localTime';
import { Refusal } from '../mechmate/refusal';
import { WorkshopSystem } from '../mechmate/workshopSystem';
import type { PostBox } from '../post/PostBox';
import { Agreements } from './agreements';
import { Codes } from './codes';
import * as requests from './requests';
import type { Reviews } from './reviews';
import { createSession } from './createSession';
import { TireBookings } from './tireBookings';
import { selectTexts, type TireHotelTexts } from './words';

const MAX_BODY_BYTES = 16 * 1024;
/** How long an encrypted agreement can be used. */
const AGREEMENT_TTL_MS = 60 * 60_000;
/** Sender of SMS codes. */
const SMS_SENDER = 'Dackhotell';

export interface TireHotelOptions {
  bookings: Bookings;
  postBox: Pick<PostBox, 'receive'>;
  reviews: Pick<Reviews, 'add'>;
  /** ISO date of the cars and opening hours. */
  stockDay: string;
  log: Logger;
  /** Returns ms since 1970; default: the system clock. */
  clock?: () => number;
}

/** An error with a status and a message for the customer. */
class VisitorError extends Error {
  constructor(
    readonly status: number,
    readonly messageKey: keyof TireHotelTexts,
  ) {
    super(messageKey);
  }
}

/**
 * Router of the tyre hotel: agreements by plate, codes by SMS, stored wheels, free times and bookings
 * (README).
 */
export function tireHotelRouter(options: TireHotelOptions): Router {
  const { bookings, postBox, reviews, stockDay, log, clock = Date.now } = options;
  const system = new WorkshopSystem(bookings, stockDay, clock);
  const tireBookings = new TireBookings(system, new BookingService(system));
  const agreements = new Agreements(system.workshops.values(), system.thisYear);
  const codes = new Codes(clock);
  const seal = createSeal<string>(randomBytes(32).toString('hex'), 'agreement', clock);
  const today = () => formatLocalTime(system.now()).slice(0, 10);
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  const router = express.Router();

  router.get('/authorization/search', (request, response) => {
    const plate = requests.readPlate(request);
    const agreement = agreements.find(plate);
    const encryptedPhoneNumber = seal.close(plate, clock() + AGREEMENT_TTL_MS);
    if (!agreement) throw new VisitorError(404, 'noAgreement');
    const obfuscatedPhoneNumber = `•••••••${agreement.phone.slice(-2)}`;
    response.json({ encryptedPhoneNumber, obfuscatedPhoneNumber, regNo: plate });
  });

  router.post('/authorization/login', async (request, response) => {
    const plate = seal.open(request.query.encryptedPhoneNumber);
    const agreement = plate === undefined ? undefined : agreements.find(plate);
    if (!agreement) throw new VisitorError(400, 'notReadable');
    const texts = getTexts(request);
    const issued = codes.issue(agreement.plate);
    if (!issued) throw new VisitorError(403, 'tooManyCodes');
    const text = texts.sms.replace('{code}', issued.code) + originBinding(request, issued.code);
    const content = { to: agreement.phone, from: SMS_SENDER, text };
    await postBox.receive({ id: randomUUID(), kind: 'sms', content });
    response.json({ authorizationToken: issued.token, message: texts.codeSent });
  });

  router.post('/authorization/validate', async (request, response) => {
    const redeemed = codes.redeem(requests.readToken(request), requests.readCode(request));
    if (redeemed === 'wrong') throw new VisitorError(401, 'wrongCode');
    const agreement = redeemed === 'over' ? undefined : agreements.find(redeemed.plate);
    if (!agreement) throw new VisitorError(401, 'codeOver');
    const agreementsWithBooking = await Promise.all(
      agreements.findByHolder(agreement).map(async (agreement) => ({
        ...agreement,
        nextChange: await tireBookings.findNext(agreement),
      })),
    );
    response.json(createSession(agreementsWithBooking, today(), getTexts(request)));
  });

  router.post('/booking/GetTimeslotDays', body, async (request, response) => {
    const station = requests.readStation(request.query.workshopIdentifier);
    const movedKey = requests.readMovedKey(request);
    response.json({
      availableDates: await tireBookings.findDates(station, requests.readDays(request), movedKey),
    });
  });
  router.post('/booking/GetTimeslots', body, async (request, response) => {
    const station = requests.readStation(request.query.workshopIdentifier);
    const movedKey = requests.readMovedKey(request);
    const times = await tireBookings.findTimes(station, requests.readDays(request), movedKey);
    response.json({ availableTimeSlotDates: times.map((startTime) => ({ startTime })) });
  });

  router.post('/booking/create', body, async (request, response) => {
    const key = requests.readKey(request.get('idempotency-key') ?? randomUUID());
    const station = requests.readStation(request.query.departmentIdentifier);
    const order = requests.readOrder(request);
    if (agreements.find(order.regNo)?.station.departmentId !== station) {
      throw new VisitorError(400, 'notReadable');
    }
    response.json(await tireBookings.book({ key, station }, order, getTexts(request)));
  });
  router.get('/booking/:key', async (request, response) => {
    response.json(await tireBookings.find(requests.readKey(request.params.key), getTexts(request)));
  });
  router.put('/booking/:key', body, async (request, response) => {
    const key = requests.readKey(request.params.key);
    response.json(await tireBookings.move(key, requests.readMove(request), getTexts(request)));
  });
  router.delete('/booking/:key', async ({ params }, response) => {
    await tireBookings.cancel(requests.readKey(params.key));
    response.status(204).end();
  });

  router.post('/review/addReview', body, async (request, response) => {
    await reviews.add(requests.readReview(request));
    response.json({});
  });

  router.use(handleErrors(log));
  return router;
}

const getTexts = (request: Request): TireHotelTexts => selectTexts(request.get('accept-language'));

/**
 * Returns the last line of an SMS code, by which phones recognise the site that the code is for (WICG
 * origin-bound one-time codes).
 */
function originBinding(request: Request, code: string): string {
  const origin = request.get('origin') ?? '';
  return URL.canParse(origin) ? `\n\n@${new URL(origin).hostname} #${code}` : '';
}

/** Statuses and message keys of workshop system refusals. */
const responseByRefusal: Readonly<Partial<Record<string, [status: number, keyof TireHotelTexts]>>> =
  {
    TimeslotNotAvailable: [409, 'taken'],
    AlreadyBooked: [409, 'alreadyBooked'],
    BookingCancelled: [410, 'cancelled'],
    BookingNotFound: [404, 'unknownBooking'],
  };

/** Error handler; answers with `{message}`. URLs are not logged, since they contain plates and codes. */
const handleErrors =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const texts = getTexts(request);
    if (error instanceof VisitorError) {
      return void response.status(error.status).json({ message: texts[error.messageKey] });
    }
    if (error instanceof Refusal) {
      const [status, messageKey] = responseByRefusal[error.message] ?? [400, 'notReadable'];
      return void response.status(status).json({ message: texts[messageKey] });
    }
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (typeof status === 'number' && status >= 400 && status < 500) {
      const reason = error instanceof HttpError ? error.message : texts.notReadable;
      return void response.status(status).json({ message: reason });
    }
    log.error({ error }, 'tyre hotel request failed');
    response.status(500).json({ message: texts.failed });
  };
