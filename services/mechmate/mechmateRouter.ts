import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { isIsoDay } from '../../domain/openingHours/days';
import { normalizeBrand } from '../../domain/dealers/newCarDepartment';
import { readBody } from '../../platform/requestBody/readBody';
import { BookingService } from './bookingService';
import type { Bookings } from './bookings';
import { toBookedCar } from './cars';
import { findClosestWorkshops } from './findClosestWorkshops';
import { findFreeWeek } from './findFreeWeek';
import { WorkshopSystem } from './workshopSystem';
import { canDoAll } from './jobs';
import { negotiateLanguage } from './offeringTexts';
import { listOfferings } from './listOfferings';
import { toAgreementPrice, findPrice } from './prices';
import { handleBookingErrors, Refusal } from './refusal';
import * as requests from './requests';
import { sendEvents } from './sendEvents';

const MAX_BODY_BYTES = 32 * 1024;

/** Maximum mileage in mil (10 km). */
const MAX_MILEAGE_MIL = 200_000;

export interface MechmateOptions {
  bookings: Bookings;
  /** ISO date of the cars and opening hours. */
  stockDay: string;
  log: Logger;
  /** Returns the time in ms since 1970; default: the system clock. */
  clock?: () => number;
  heartbeatMs?: number;
}

/** Router of the workshop system: cars by plate, offerings, free times and bookings (see README). */
export function mechmateRouter(options: MechmateOptions): Router {
  const { bookings, stockDay, log, clock = Date.now, heartbeatMs = 15_000 } = options;
  const system = new WorkshopSystem(bookings, stockDay, clock);
  const bookingService = new BookingService(system);
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  const router = express.Router();

  router.get('/car/:plate', ({ params }, response) => {
    response.json(toBookedCar(system.findCar(requests.readPlate(params.plate))));
  });

  for (const [path, type] of [
    ['services', 'service'],
    ['addons', 'addon'],
  ] as const) {
    router.get(`/${path}/:plate`, (request, response) => {
      const car = system.findSupportedCar(requests.readPlate(request.params.plate));
      const { lat, lng } = requests.readPlace(request);
      const workshops = system.sortByDistance(lat, lng);
      const { thisYear } = system;
      const language = negotiateLanguage(request);
      response.vary('Accept-Language').json({
        serviceOfferingCategories: listOfferings(type, car, { workshops, thisYear, language }),
      });
    });
  }

  router.get('/authorized-workshop/:brand', ({ params }, response) => {
    const brandKey = normalizeBrand(params.brand);
    const hasBrand = [...system.workshops.values()].some(({ brands }) =>
      brands.some((brand) => normalizeBrand(brand) === brandKey),
    );
    response.json({ hasBrand });
  });

  router.get('/departments/closestAvailable', async (request, response) => {
    const car = system.findSupportedCar(requests.readPlate(request.query.regNo));
    const positionAndCursor = requests.readClosest(request);
    const codes = requests.readCodes(request);
    const batch = findClosestWorkshops(system, { car, codes, ...positionAndCursor });
    const onError = (error: unknown) => log.error({ error }, 'workshops not calculated');
    await sendEvents(response, batch, { heartbeatMs, onError });
  });

  router.get('/timeslots/from/:plate/:departmentId/:date', async (request, response) => {
    const { plate, departmentId, date } = request.params;
    const day = date.replace(/[T ]00:00:00$/, '');
    if (!isIsoDay(day)) throw new Refusal('InvalidRequest');
    const workshop = system.findWorkshop(departmentId);
    const car = system.findBookedCar(workshop, requests.readPlate(plate));
    const codes = requests.readCodes(request);
    const movedKey = requests.readMovedKey(request);
    response.json(await findFreeWeek(system, { car, workshop, codes, day, movedKey }));
  });

  router.get('/prices/:plate/:mileage/:departmentId', (request, response) => {
    const { plate, mileage, departmentId } = request.params;
    const car = system.findSupportedCar(requests.readPlate(plate));
    const workshop = system.findWorkshop(departmentId);
    const mil = /^\d{1,6}$/.test(mileage) ? Number(mileage) : NaN;
    if (!(mil >= 0 && mil <= MAX_MILEAGE_MIL)) throw new Refusal('InvalidRequest');
    const rows = system.findOfferings(requests.readCodes(request), car);
    const offers = rows
      .filter((row) => canDoAll(workshop, [row], car))
      .flatMap((row) => {
        const price = findPrice(workshop, row, car, mil);
        if (price === undefined) return [];
        const hasDiscount = car.hasServiceAgreement && row.hasAgreementPrice;
        const priceDiscount = hasDiscount ? toAgreementPrice(price) : undefined;
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
    response
      .vary('Accept-Language')
      .json(await bookingService.find(key, negotiateLanguage(request)));
  });
  router.put('/book/:key', body, async (request, response) => {
    const key = requests.readKey(request.params.key);
    response.json(await bookingService.move(key, requests.readMove(request)));
  });
  router.delete('/book/:key', async ({ params }, response) => {
    await bookingService.cancel(requests.readKey(params.key));
    response.status(204).end();
  });

  router.use(handleBookingErrors(log));
  return router;
}
