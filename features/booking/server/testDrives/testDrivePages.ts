import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { object, string } from 'yup';
import { bookingCustomer, bookingRequest } from '../../../../domain/booking/bookingRequest';
import type { BookingCustomer } from '../../../../domain/booking/booking.types';
import {
  type BookedDrive,
  isBookable,
  TEST_DRIVE,
  type TestDriveCar,
  type TestDriveOffer,
  testDriveCarFields,
  type TestDrivePage,
} from '../../../../domain/booking/testDrive';
import { weekField } from '../../../appointments/model/weekField';
import { splitName } from '../../../enquiries/model/splitName';
import type { SubmittedForm } from '../../../../domain/forms/submittedForm';
import { HttpError } from '../../../../platform/httpError';
import { FORM_TYPE, readBody } from '../../../../platform/requestBody/readBody';
import { validated } from '../../../../platform/requestBody/validated';
import { publicPath } from '../../../../platform/content/resolveRoute';
import type { Language, Site } from '../../../../sites/site.types';
import type { Bookings } from '../../../appointments/server/bookings';
import { readFields } from '../../../enquiries/server/readFields';
import { sameOrigin } from '../../../enquiries/server/sameOrigin';
import { answerFormFailures } from '../../../../platform/http/answerFormFailures';
import { backToPage } from '../../../../platform/http/backToPage';
import { limited } from '../../../../platform/http/limited';
import { siteOf } from '../../../../platform/http/requestLocals';
import { sentFields } from '../../../../platform/http/sentFields';
import type { FindHolder } from '../../../../platform/feature.types';
import type { Logger } from '../../../../platform/log';
import { askedPage } from '../../../../platform/pages/askedPage';
import type { RenderPage } from '../../../../platform/pages/page.types';
import { sendPrivatePage } from '../../../../platform/pages/sendPrivatePage';
import { findCar } from '../../../search/server/findCar';
import type { MechmateClient } from '../mechmate/mechmate';
import type { SearchClient } from '../../../search/server/searchClient';
import { freeWeekFor, WEEK_KEY } from '../../../appointments/server/visits/freeWeekFor';
import type { Visits } from '../../../appointments/server/visits/visits';
import { instantOf } from '../../../appointments/server/visits/visitTime';
import type { BookedDrives } from './bookedDrives';
import { driveOrder, drivePlace } from './driveOrder';

/** Key of the query that names the car, and of the one that says that a booking is under way. */
const CAR_KEY = 'car';
const PENDING_KEY = 'pending';
/** Name of the form of the page. */
const FORM = 'testDrive';
const MAX_BODY_BYTES = 8 * 1024;
const LOOKS = { windowMs: 600_000, limit: 120 };
/** An office may share an address; a person books a drive or two. */
const BOOKINGS = { windowMs: 600_000, limit: 20 };

/** What the form sends besides who books. */
const envelope = object({
  car: string().strict().required().max(64),
  key: string().strict().required().uuid(),
  /** A field that nobody sees: programs fill it in. */
  website: string().max(0).default(''),
  /** Said by whoever was told of a drive that they have already. */
  another: string().oneOf(['', '1']).default(''),
});

const wanted = bookingCustomer.concat(bookingRequest.pick(['timeSlot']));

export interface TestDrivePagesOptions {
  search: SearchClient['search'];
  mechmate: Pick<MechmateClient, 'days'>;
  bookings: Pick<Bookings, 'confirm' | 'look'>;
  drives: BookedDrives;
  visits: Pick<Visits, 'pathOf' | 'saying'>;
  findHolder?: FindHolder;
  renderPage: RenderPage;
  logger: Logger;
}

/** A page as it is asked for. */
interface Asked {
  carId: string;
  /** A day of the week to choose from. */
  from: string | null;
  holder?: TestDriveOffer['holder'];
  problem?: TestDriveOffer['problem'];
  already?: TestDriveOffer['already'];
}

/** Why the form is shown once more. */
interface Again extends Pick<Asked, 'problem' | 'already'> {
  /** What is wrong, by the name of the field. */
  faults?: SubmittedForm['faults'];
}

/**
 * The page where a car's test drive is booked at its seller's: rendered with the free times of the moment and never
 * kept; `POST /api/test-drives`, which takes its form, and `/week` below it, which gives it back with another week. It needs no script. Without a car the page is one like
 * all others.
 */
export function testDrivePages(options: TestDrivePagesOptions): { pages: Router; api: Router } {
  const { search, mechmate, bookings, drives, visits, findHolder } = options;
  const { renderPage, logger } = options;
  const asked = (request: Request, response: Response) =>
    askedPage(request, response, ({ testDrivePath }) => testDrivePath);

  const pages = Router();
  pages.use((request, response, next) => {
    next(asked(request, response)?.query.has(CAR_KEY) ? undefined : 'router');
  }, limited(LOOKS));
  pages.use(async (request, response, next) => {
    const page = asked(request, response);
    if (!page) return next('router');
    const { site, language, query } = page;
    if (query.has(PENDING_KEY)) return send(response, 'pending', { language });
    const carId = query.get(CAR_KEY) ?? '';
    const holder = await holderOf(request, site, carId);
    const shown = await pageOf({ carId, from: query.get(WEEK_KEY), holder }, response);
    await send(response, shown, { language });
  });

  const api = Router();
  api.use((_request, response, next) => {
    next(siteOf(response.locals).testDrivePath ? undefined : new HttpError(404, 'No test drives'));
  });
  const form = readBody({ maxBytes: MAX_BODY_BYTES, types: [FORM_TYPE] });
  api.get(
    ['/', '/week'],
    backToPage(({ testDrivePath }) => testDrivePath),
  );
  api.post('/', sameOrigin(), limited(BOOKINGS), form, (request, response) =>
    book(request, response),
  );
  api.post('/week', sameOrigin(), limited(LOOKS), form, (request, response) =>
    turnTo(request, response),
  );
  api.use(answerFormFailures(logger, 'test drive not booked'));
  return { pages, api };

  async function book(request: Request, response: Response): Promise<void> {
    const fields = sentFields(request);
    const site = siteOf(response.locals);
    const language = languageOf(site, fields);
    const { car: carId, key, another } = validated(envelope, fields);
    const from = fields.time?.slice(0, 10) ?? null;
    const again = async (status: number, { faults = {}, problem, already }: Again) =>
      send(response, await pageOf({ carId, from, problem, already }, response), {
        language,
        status,
        form: { formName: FORM, values: fields, faults, failed: false },
      });
    const read = readDrive(fields);
    if ('faults' in read) return again(422, read);
    const car = await findDrivable(site, carId);
    if (!car) return send(response, 'gone', { language });
    const already = another
      ? undefined
      : await bookedBefore(request, { site, language, carId, key });
    if (already) return again(409, { already });
    const order = driveOrder(car, read.values);
    const page = { site: site.name, language, system: 'mechmate' } as const;
    const booking = await bookings.confirm(key, page, order);
    const { state, refusal } = booking;
    if (state === 'confirmed') {
      const path = visits.pathOf({ key, timeSlot: order.timeSlot }, { site, language });
      const begin = instantOf(order.timeSlot, site.country);
      drives.remember(response, { site: site.name, carId, key }, begin);
      return response.redirect(303, path === undefined ? '/' : visits.saying(path, 'booked'));
    }
    if (state === 'pending' || state === 'abandoning') {
      const query = new URLSearchParams({ [CAR_KEY]: carId, [PENDING_KEY]: '1' });
      const page = publicPath(site, language, site.testDrivePath ?? '/');
      return response.redirect(303, `${page}?${query.toString()}`);
    }
    const isTaken = refusal?.code === 'TimeslotNotAvailable';
    return again(409, { problem: isTaken ? 'taken' : 'failed' });
  }

  /** The form as it stands, with another week to choose from. Nothing in it is looked at yet. */
  async function turnTo(request: Request, response: Response): Promise<void> {
    const fields = sentFields(request);
    const site = siteOf(response.locals);
    const language = languageOf(site, fields);
    const { car: carId, key, another } = validated(envelope, fields);
    const [holder, already] = await Promise.all([
      holderOf(request, site, carId),
      another ? bookedBefore(request, { site, language, carId, key }) : undefined,
    ]);
    const from = fields[weekField] ?? null;
    const shown = await pageOf({ carId, from, holder, already }, response);
    await send(response, shown, {
      language,
      form: { formName: FORM, values: fields, faults: {}, failed: false },
    });
  }

  /** The drive of the car that this browser has booked, if it still stands and is to come. */
  async function bookedBefore(
    request: Request,
    { site, language, carId, key }: { site: Site; language: Language; carId: string; key: string },
  ): Promise<BookedDrive | undefined> {
    const known = drives.read(request);
    // The same form sent once more is the same booking.
    const isAbout = known?.site === site.name && known.carId === carId && known.key !== key;
    if (!isAbout) return undefined;
    const booking = await bookings.look(known.key, site.name);
    const { timeSlot = null } = booking ?? {};
    if (booking?.state !== 'confirmed' || timeSlot === null) return undefined;
    if (instantOf(timeSlot, site.country) <= Date.now()) return undefined;
    const visitPage = visits.pathOf({ key: known.key, timeSlot }, { site, language });
    return visitPage === undefined ? undefined : { timeSlot, visitPage };
  }

  async function pageOf(
    { carId, from, ...rest }: Asked,
    { locals }: Response,
  ): Promise<TestDrivePage> {
    const site = siteOf(locals);
    try {
      const car = await findDrivable(site, carId);
      if (!car) return 'gone';
      const week = await freeWeekFor({ asked: from, country: site.country }, (date) =>
        mechmate.days({ ...drivePlace(car), date, codes: [TEST_DRIVE] }),
      );
      return { car, key: randomUUID(), week, ...rest };
    } catch (error) {
      logger.warn({ error, requestId: locals.requestId }, 'test drive not told');
      return 'failing';
    }
  }

  /** A car that may be driven. @throws UpstreamError, HttpError while the search does not answer */
  async function findDrivable(site: Site, carId: string): Promise<TestDriveCar | undefined> {
    const car = await findCar(search, site, { carId, fields: testDriveCarFields });
    return car && isBookable(car) ? car : undefined;
  }

  /** Who made the hold of the car in this browser. The form is as good without: what fails is not told. */
  async function holderOf(
    request: Request,
    site: Site,
    carId: string,
  ): Promise<BookingCustomer | undefined> {
    const holder = await findHolder?.(request, site, carId).catch(() => undefined);
    if (!holder) return undefined;
    const { name, phone, email } = holder;
    return { ...splitName(name), phone, email };
  }

  function send(
    response: Response,
    testDrive: TestDrivePage,
    { language, form, status }: { language: Language; form?: SubmittedForm; status?: number },
  ): Promise<void> {
    const site = siteOf(response.locals);
    const path = publicPath(site, language, site.testDrivePath ?? '/');
    return sendPrivatePage(response, renderPage, {
      path,
      status: statusOf(testDrive, status),
      privateView: { kind: 'testDrive', view: testDrive, form },
    });
  }
}

/** The language of the page that a form was sent from. */
const languageOf = (
  { languages }: Site,
  { language }: Readonly<Record<string, string>>,
): Language => languages.find((known) => known === language) ?? languages[0];

function statusOf(shown: TestDrivePage, wantedStatus = 200): number {
  if (shown === 'failing') return 503;
  return shown === 'gone' ? 404 : wantedStatus;
}

/** The form calls the time otherwise than the workshop system does. */
function readDrive({ time = '', ...fields }: Readonly<Record<string, string>>) {
  const read = readFields(wanted, { ...fields, timeSlot: time });
  if ('values' in read) return read;
  const { timeSlot, ...faults } = read.faults;
  return { faults: timeSlot ? { time: timeSlot, ...faults } : faults };
}
