import { randomBytes, randomUUID } from 'node:crypto';
import express, { type ErrorRequestHandler, type Request, type Router } from 'express';
import type { Logger } from 'pino';
import { readBody } from '../../platform/requestBody/readBody';
import { createSeal } from '../../platform/seal';
import { HttpError } from '../../platform/httpError';
import type { Bookings } from '../mechmate/bookings';
import { BookingService } from '../mechmate/bookingService';
import { localTime } from '../mechmate/localTime';
import { Refusal } from '../mechmate/refusal';
import { WorkshopSystem } from '../mechmate/workshopSystem';
import type { PostBox } from '../post/PostBox';
import { Agreements } from './agreements';
import { Codes } from './codes';
import * as requests from './requests';
import type { Reviews } from './reviews';
import { sessionOf } from './sessionOf';
import { TireBookings } from './tireBookings';
import { wordsFor, type TireHotelWords } from './words';

const MAX_BODY_BYTES = 16 * 1024;
/** A found agreement may be gone on with for so long, in ms. */
const FOUND_MS = 60 * 60_000;
/** Whom codes come from. */
const SENDER = 'Dackhotell';

export interface TireHotelOptions {
  bookings: Bookings;
  postBox: Pick<PostBox, 'receive'>;
  reviews: Pick<Reviews, 'add'>;
  /** ISO day that cars and opening hours are as of. */
  stockDay: string;
  log: Logger;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** Something that is answered with a status and words for the visitor. */
class Told extends Error {
  constructor(
    readonly status: number,
    readonly word: keyof TireHotelWords,
  ) {
    super(word);
  }
}

/** The tyre hotel: agreements by plate, codes by SMS, wheels, free times and bookings (README). */
export function tireHotelRouter(options: TireHotelOptions): Router {
  const { bookings, postBox, reviews, stockDay, log, clock = Date.now } = options;
  const system = new WorkshopSystem(bookings, stockDay, clock);
  const changes = new TireBookings(system, new BookingService(system));
  const agreements = new Agreements(system.workshops.values(), system.thisYear);
  const codes = new Codes(clock);
  const seal = createSeal<string>(randomBytes(32).toString('hex'), 'agreement', clock);
  const today = () => localTime(system.now()).slice(0, 10);
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  const router = express.Router();

  router.get('/authorization/search', (request, response) => {
    const plate = requests.readPlate(request);
    const agreement = agreements.of(plate);
    const encryptedPhoneNumber = seal.close(plate, clock() + FOUND_MS);
    if (!agreement) throw new Told(404, 'noAgreement');
    const obfuscatedPhoneNumber = `•••••••${agreement.phone.slice(-2)}`;
    response.json({ encryptedPhoneNumber, obfuscatedPhoneNumber, regNo: plate });
  });

  router.post('/authorization/login', async (request, response) => {
    const plate = seal.open(request.query.encryptedPhoneNumber);
    const agreement = plate === undefined ? undefined : agreements.of(plate);
    if (!agreement) throw new Told(400, 'notReadable');
    const words = wordsOf(request);
    const sent = codes.begin(agreement.plate);
    if (!sent) throw new Told(403, 'tooManyCodes');
    const text = words.sms.replace('{code}', sent.code) + boundTo(request, sent.code);
    const content = { to: agreement.phone, from: SENDER, text };
    await postBox.receive({ id: randomUUID(), kind: 'sms', content });
    response.json({ authorizationToken: sent.token, message: words.codeSent });
  });

  router.post('/authorization/validate', async (request, response) => {
    const accepted = codes.accept(requests.readToken(request), requests.readCode(request));
    if (accepted === 'wrong') throw new Told(401, 'wrongCode');
    const agreement = accepted === 'over' ? undefined : agreements.of(accepted.plate);
    if (!agreement) throw new Told(401, 'codeOver');
    const held = await Promise.all(
      agreements.ofHolder(agreement).map(async (one) => ({
        ...one,
        nextChange: await changes.next(one),
      })),
    );
    response.json(sessionOf(held, today(), wordsOf(request)));
  });

  router.post('/booking/GetTimeslotDays', body, async (request, response) => {
    const station = requests.readStation(request.query.workshopIdentifier);
    const moved = requests.readMoved(request);
    response.json({
      availableDates: await changes.dates(station, requests.readDays(request), moved),
    });
  });
  router.post('/booking/GetTimeslots', body, async (request, response) => {
    const station = requests.readStation(request.query.workshopIdentifier);
    const moved = requests.readMoved(request);
    const times = await changes.times(station, requests.readDays(request), moved);
    response.json({ availableTimeSlotDates: times.map((startTime) => ({ startTime })) });
  });

  router.post('/booking/create', body, async (request, response) => {
    const key = requests.readKey(request.get('idempotency-key') ?? randomUUID());
    const station = requests.readStation(request.query.departmentIdentifier);
    const order = requests.readOrder(request);
    if (agreements.of(order.regNo)?.station.departmentId !== station) {
      throw new Told(400, 'notReadable');
    }
    response.json(await changes.book({ key, station }, order, wordsOf(request)));
  });
  router.get('/booking/:key', async (request, response) => {
    response.json(await changes.find(requests.readKey(request.params.key), wordsOf(request)));
  });
  router.put('/booking/:key', body, async (request, response) => {
    const key = requests.readKey(request.params.key);
    response.json(await changes.move(key, requests.readMove(request), wordsOf(request)));
  });
  router.delete('/booking/:key', async ({ params }, response) => {
    await changes.cancel(requests.readKey(params.key));
    response.status(204).end();
  });

  router.post('/review/addReview', body, async (request, response) => {
    await reviews.add(requests.readReview(request));
    response.json({});
  });

  router.use(answerRefusals(log));
  return router;
}

const wordsOf = (request: Request): TireHotelWords => wordsFor(request.get('accept-language'));

/** The last line of a message by which phones know which page a code is for (WICG, origin-bound one-time codes). */
function boundTo(request: Request, code: string): string {
  const origin = request.get('origin') ?? '';
  return URL.canParse(origin) ? `\n\n@${new URL(origin).hostname} #${code}` : '';
}

/** Words for what the table of bookings refuses. */
const bookingWords: Readonly<Partial<Record<string, [status: number, keyof TireHotelWords]>>> = {
  TimeslotNotAvailable: [409, 'taken'],
  AlreadyBooked: [409, 'alreadyBooked'],
  BookingCancelled: [410, 'cancelled'],
  BookingNotFound: [404, 'unknownBooking'],
};

/** Answers refusals with `{message}`. Addresses are not logged: they hold plates and codes. */
const answerRefusals =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const words = wordsOf(request);
    if (error instanceof Told) {
      return void response.status(error.status).json({ message: words[error.word] });
    }
    if (error instanceof Refusal) {
      const [status, word] = bookingWords[error.message] ?? [400, 'notReadable'];
      return void response.status(status).json({ message: words[word] });
    }
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (typeof status === 'number' && status >= 400 && status < 500) {
      const reason = error instanceof HttpError ? error.message : words.notReadable;
      return void response.status(status).json({ message: reason });
    }
    log.error({ err: error }, 'the tyre hotel fails');
    response.status(500).json({ message: words.failed });
  };
