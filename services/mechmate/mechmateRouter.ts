import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { isIsoDay } from '../../domain/openingHours/days';
import { codeOf } from '../../domain/dealers/newCarDepartment';
import { readBody } from '../../platform/requestBody/readBody';
import { BookingService } from './bookingService';
import type { Bookings } from './bookings';
import { bookedCarOf } from './cars';
import { closestWorkshops } from './closestWorkshops';
import { freeWeek } from './freeWeek';
import { WorkshopSystem } from './workshopSystem';
import { canDoAll } from './jobs';
import { languageOf } from './offeringTexts';
import { offeringsOf } from './offeringsOf';
import { agreementPrice, priceAt } from './prices';
import { answerBookingRefusals, Refusal } from './refusal';
import * as requests from './requests';
import { sendEvents } from './sendEvents';

const MAX_BODY_BYTES = 32 * 1024;

/** In mil; more is no car's. */
const MAX_MILEAGE = 200_000;

export interface MechmateOptions {
  bookings: Bookings;
  /** ISO day that cars and opening hours are as of. */
  stockDay: string;
  log: Logger;
  /** Milliseconds since 1970. */
  clock?: () => number;
  heartbeatMs?: number;
}

/** The workshop system: cars by plate, what can be booked for them, free times, bookings (README). */
export function mechmateRouter(options: MechmateOptions): Router {
  const { bookings, stockDay, log, clock = Date.now, heartbeatMs = 15_000 } = options;
  const system = new WorkshopSystem(bookings, stockDay, clock);
  const bookingService = new BookingService(system);
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  const router = express.Router();

  router.get('/car/:plate', ({ params }, response) => {
    response.json(bookedCarOf(system.car(requests.readPlate(params.plate))));
  });

  for (const [path, type] of [
    ['services', 'service'],
    ['addons', 'addon'],
  ] as const) {
    router.get(`/${path}/:plate`, (request, response) => {
      const car = system.supportedCar(requests.readPlate(request.params.plate));
      const { lat, lng } = requests.readPlace(request);
      const workshops = system.nearest(lat, lng);
      const { thisYear } = system;
      const language = languageOf(request);
      response.vary('Accept-Language').json({
        serviceOfferingCategories: offeringsOf(type, car, { workshops, thisYear, language }),
      });
    });
  }

  router.get('/authorized-workshop/:brand', ({ params }, response) => {
    const wanted = codeOf(params.brand);
    const hasBrand = [...system.workshops.values()].some(({ brands }) =>
      brands.some((brand) => codeOf(brand) === wanted),
    );
    response.json({ hasBrand });
  });

  router.get('/departments/closestAvailable', async (request, response) => {
    const car = system.supportedCar(requests.readPlate(request.query.regNo));
    const place = requests.readClosest(request);
    const codes = requests.readCodes(request);
    const batch = closestWorkshops(system, { car, codes, ...place });
    const onError = (error: unknown) => log.error({ err: error }, 'workshops not reckoned');
    await sendEvents(response, batch, { heartbeatMs, onError });
  });

  router.get('/timeslots/from/:plate/:departmentId/:date', async (request, response) => {
    const { plate, departmentId, date } = request.params;
    const day = date.replace(/[T ]00:00:00$/, '');
    if (!isIsoDay(day)) throw new Refusal('InvalidRequest');
    const workshop = system.workshop(departmentId);
    const car = system.carFor(workshop, requests.readPlate(plate));
    const codes = requests.readCodes(request);
    const movedKey = requests.readMoved(request);
    response.json(await freeWeek(system, { car, workshop, codes, day, movedKey }));
  });

  router.get('/prices/:plate/:mileage/:departmentId', (request, response) => {
    const { plate, mileage, departmentId } = request.params;
    const car = system.supportedCar(requests.readPlate(plate));
    const workshop = system.workshop(departmentId);
    const mil = /^\d{1,6}$/.test(mileage) ? Number(mileage) : NaN;
    if (!(mil >= 0 && mil <= MAX_MILEAGE)) throw new Refusal('InvalidRequest');
    const rows = system.offerings(requests.readCodes(request), car);
    const offers = rows
      .filter((row) => canDoAll(workshop, [row], car))
      .flatMap((row) => {
        const price = priceAt(workshop, row, car, mil);
        if (price === undefined) return [];
        const hasDiscount = car.hasServiceAgreement && row.hasAgreementPrice;
        const priceDiscount = hasDiscount ? agreementPrice(price) : undefined;
        return [{ code: row.code, price, priceDiscount }];
      });
    response.json({ offers });
  });

  router.post('/book', body, async (request, response) => {
    const key = requests.readKey(request.get('Idempotency-Key'));
    response.json(await bookingService.book(key, requests.readBooking(request)));
  });
  router.get('/book/:key', async (request, response) => {
    const key = requests.readKey(request.params.key);
    response.vary('Accept-Language').json(await bookingService.find(key, languageOf(request)));
  });
  router.put('/book/:key', body, async (request, response) => {
    const key = requests.readKey(request.params.key);
    response.json(await bookingService.move(key, requests.readMove(request)));
  });
  router.delete('/book/:key', async ({ params }, response) => {
    await bookingService.cancel(requests.readKey(params.key));
    response.status(204).end();
  });

  router.use(answerBookingRefusals(log));
  return router;
}
