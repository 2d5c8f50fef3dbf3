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
import { limitVisitors } from '../../../../platform/http/limitVisitors';
import { getSite } from '../../../../platform/http/requestLocals';
import { sentFields } from '../../../../platform/http/sentFields';
import type { FindHolder } from '../../../../platform/feature.types';
import type { Logger } from '../../../../platform/log';
import { matchPageRoute } from '../../../../platform/pages/matchPageRoute';
import type { RenderPage } from '../../../../platform/pages/page.types';
import { sendPrivatePage } from '../../../../platform/pages/sendPrivatePage';
import { findCar } from '../../../search/server/findCar';
import type { MechmateClient } from '../mechmate/mechmate';
import type { SearchClient } from '../../../search/server/searchClient';
import { loadFreeWeek, WEEK_KEY } from '../../../appointments/server/visits/loadFreeWeek';
import type { Visits } from '../../../appointments/server/visits/visits';
import { toInstant } from '../../../appointments/server/visits/visitTime';
import type { BookedDrives } from './bookedDrives';
import { carAndDepartment, driveOrder } from './driveOrder';

/** Query keys: the car, and whether a booking is pending. */
const CAR_KEY = 'car';
const PENDING_KEY = 'pending';
/** Name of the page's form. */
const FORM = 'testDrive';
const MAX_BODY_BYTES = 8 * 1024;
const READ_LIMIT = { windowMs: 600_000, limit: 120 };
/** An office may share an IP address; a person books one or two drives. */
const BOOKING_LIMIT = { windowMs: 600_000, limit: 20 };

/** Form fields other than contact details. */
const envelope = object({
  car: string().strict().required().max(64),
  key: string().strict().required().uuid(),
  /** A hidden field that only bots fill in. */
  website: string().max(0).default(''),
  /** Set if the visitor has seen that a drive is already booked, and wants another one. */
  another: string().oneOf(['', '1']).default(''),
});

const driveSchema = bookingCustomer.concat(bookingRequest.pick(['timeSlot']));

export interface TestDrivePagesOptions {
  search: SearchClient['search'];
  mechmate: Pick<MechmateClient, 'days'>;
  bookings: Pick<Bookings, 'confirm' | 'find'>;
  drives: BookedDrives;
  visits: Pick<Visits, 'pagePath' | 'withOutcome'>;
  findHolder?: FindHolder;
  renderPage: RenderPage;
  logger: Logger;
}

/** Parameters of the page. */
interface PageParams {
  carId: string;
  /** An ISO day of the week to show. */
  from: string | null;
  holder?: TestDriveOffer['holder'];
  problem?: TestDriveOffer['problem'];
  already?: TestDriveOffer['already'];
}

/** The reason why the form is shown again. */
interface FormProblem extends Pick<PageParams, 'problem' | 'already'> {
  /** Errors by the name of the field. */
  errors?: SubmittedForm['errors'];
}

/**
 * The page where a test drive of a car is booked with its seller: rendered with the current free times and
 * never cached. `POST /api/test-drives` receives its form, and `/week` below it returns the form with another
 * week. It needs no script. Without a car in its address it is an ordinary page.
 */
export function testDrivePages(options: TestDrivePagesOptions): { pages: Router; api: Router } {
  const { search, mechmate, bookings, drives, visits, findHolder } = options;
  const { renderPage, logger } = options;
  const matchPage = (request: Request, response: Response) =>
    matchPageRoute(request, response, ({ testDrivePath }) => testDrivePath);

  const pages = Router();
  pages.use((request, response, next) => {
    next(matchPage(request, response)?.query.has(CAR_KEY) ? undefined : 'router');
  }, limitVisitors(READ_LIMIT));
  pages.use(async (request, response, next) => {
    const page = matchPage(request, response);
    if (!page) return next('router');
    const { site, language, query } = page;
    if (query.has(PENDING_KEY)) return send(response, 'pending', { language });
    const carId = query.get(CAR_KEY) ?? '';
    const holder = await readHolder(request, site, carId);
    const testDrive = await loadPage({ carId, from: query.get(WEEK_KEY), holder }, response);
    await send(response, testDrive, { language });
  });

  const api = Router();
  api.use((_request, response, next) => {
    next(
      getSite(response.locals).testDrivePath
        ? undefined
        : new HttpError(404, 'This site has no test drives'),
    );
  });
  const form = readBody({ maxBytes: MAX_BODY_BYTES, types: [FORM_TYPE] });
  api.get(
    ['/', '/week'],
    backToPage(({ testDrivePath }) => testDrivePath),
  );
  api.post('/', sameOrigin(), limitVisitors(BOOKING_LIMIT), form, (request, response) =>
    book(request, response),
  );
  api.post('/week', sameOrigin(), limitVisitors(READ_LIMIT), form, (request, response) =>
    showWeek(request, response),
  );
  api.use(answerFormFailures(logger, 'test drive not booked'));
  return { pages, api };

  async function book(request: Request, response: Response): Promise<void> {
    const fields = sentFields(request);
    const site = getSite(response.locals);
    const language = getLanguage(site, fields);
    const { car: carId, key, another } = validated(envelope, fields);
    const from = fields.time?.slice(0, 10) ?? null;
    const showFormAgain = async (status: number, { errors = {}, problem, already }: FormProblem) =>
      send(response, await loadPage({ carId, from, problem, already }, response), {
        language,
        status,
        form: { formName: FORM, values: fields, errors, failed: false },
      });
    const readResult = readDrive(fields);
    if ('errors' in readResult) return showFormAgain(422, readResult);
    const car = await findBookableCar(site, carId);
    if (!car) return send(response, 'gone', { language });
    const already = another
      ? undefined
      : await findBookedDrive(request, { site, language, carId, key });
    if (already) return showFormAgain(409, { already });
    const order = driveOrder(car, readResult.values);
    const page = { site: site.name, language, system: 'mechmate' } as const;
    const booking = await bookings.confirm(key, page, order);
    const { state, refusal } = booking;
    if (state === 'confirmed') {
      const path = visits.pagePath({ key, timeSlot: order.timeSlot }, { site, language });
      const startTime = toInstant(order.timeSlot, site.country);
      drives.remember(response, { site: site.name, carId, key }, startTime);
      return response.redirect(303, path === undefined ? '/' : visits.withOutcome(path, 'booked'));
    }
    if (state === 'pending' || state === 'abandoning') {
      const query = new URLSearchParams({ [CAR_KEY]: carId, [PENDING_KEY]: '1' });
      const page = publicPath(site, language, site.testDrivePath ?? '/');
      return response.redirect(303, `${page}?${query.toString()}`);
    }
    const isTaken = refusal?.code === 'TimeslotNotAvailable';
    return showFormAgain(409, { problem: isTaken ? 'taken' : 'failed' });
  }

  /** Shows the form with another week; its values are not validated yet. */
  async function showWeek(request: Request, response: Response): Promise<void> {
    const fields = sentFields(request);
    const site = getSite(response.locals);
    const language = getLanguage(site, fields);
    const { car: carId, key, another } = validated(envelope, fields);
    const [holder, already] = await Promise.all([
      readHolder(request, site, carId),
      another ? findBookedDrive(request, { site, language, carId, key }) : undefined,
    ]);
    const from = fields[weekField] ?? null;
    const page = await loadPage({ carId, from, holder, already }, response);
    await send(response, page, {
      language,
      form: { formName: FORM, values: fields, errors: {}, failed: false },
    });
  }

  /**
   * The drive of this car that this browser has booked before; undefined if it was cancelled or is in the
   * past.
   */
  async function findBookedDrive(
    request: Request,
    { site, language, carId, key }: { site: Site; language: Language; carId: string; key: string },
  ): Promise<BookedDrive | undefined> {
    const lastDrive = drives.read(request);
    // The same key means that the same form was sent again: that is the same booking.
    const isAnotherDriveOfCar =
      lastDrive?.site === site.name && lastDrive.carId === carId && lastDrive.key !== key;
    if (!isAnotherDriveOfCar) return undefined;
    const booking = await bookings.find(lastDrive.key, site.name);
    const { timeSlot = null } = booking ?? {};
    if (booking?.state !== 'confirmed' || timeSlot === null) return undefined;
    if (toInstant(timeSlot, site.country) <= Date.now()) return undefined;
    const visitPage = visits.pagePath({ key: lastDrive.key, timeSlot }, { site, language });
    return visitPage === undefined ? undefined : { timeSlot, visitPage };
  }

  async function loadPage(
    { carId, from, ...rest }: PageParams,
    { locals }: Response,
  ): Promise<TestDrivePage> {
    const site = getSite(locals);
    try {
      const car = await findBookableCar(site, carId);
      if (!car) return 'gone';
      const week = await loadFreeWeek({ requested: from, country: site.country }, (date) =>
        mechmate.days({ ...carAndDepartment(car), date, codes: [TEST_DRIVE] }),
      );
      return { car, key: randomUUID(), week, ...rest };
    } catch (error) {
      logger.warn({ error, requestId: locals.requestId }, 'test drive not loaded');
      return 'failing';
    }
  }

  /**
   * A car that can be test driven; undefined if there is none with that id.
   * @throws HttpError 503 if the search service does not answer
   */
  async function findBookableCar(site: Site, carId: string): Promise<TestDriveCar | undefined> {
    const car = await findCar(search, site, { carId, fields: testDriveCarFields });
    return car && isBookable(car) ? car : undefined;
  }

  /**
   * Contact details of the car's reservation in this browser. Errors are ignored, because they only prefill
   * the form.
   */
  async function readHolder(
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
    const site = getSite(response.locals);
    const path = publicPath(site, language, site.testDrivePath ?? '/');
    return sendPrivatePage(response, renderPage, {
      path,
      status: pageStatus(testDrive, status),
      privateView: { kind: 'testDrive', view: testDrive, form },
    });
  }
}

/** The language of the page with the form. */
const getLanguage = (
  { languages }: Site,
  { language }: Readonly<Record<string, string>>,
): Language => languages.find((supported) => supported === language) ?? languages[0];

function pageStatus(testDrive: TestDrivePage, defaultStatus = 200): number {
  if (testDrive === 'failing') return 503;
  return testDrive === 'gone' ? 404 : defaultStatus;
}

/** Reads the form, which has another name for the time than the workshop system. */
function readDrive({ time = '', ...fields }: Readonly<Record<string, string>>) {
  const read = readFields(driveSchema, { ...fields, timeSlot: time });
  if ('values' in read) return read;
  const { timeSlot, ...errors } = read.errors;
  return { errors: timeSlot ? { time: timeSlot, ...errors } : errors };
}
