import type { BookingAnswer, BookingRequest } from '../../../domain/booking/booking.types';
import { FULL_DAY_TIME } from '../../../domain/booking/limits';
import type { BookedVisit } from '../../../domain/booking/visit.types';
import { dayNumberOf, isoDayOf } from '../../../domain/openingHours/days';
import type {
  FreeDay,
  TireBookingRequest,
  TireConfirmation,
  TireCredentials,
  TireCustomer,
  TireReview,
  TireSession,
  TimeslotsRequest,
} from '../../../domain/tireHotel/tireHotel.types';
import { answersOfOthers, BookingRefused } from '../../appointments/server/visits/visitSystem';
import { createUpstream, type UpstreamRequest } from '../../../platform/upstreams/request';
import * as answers from './tirehotelAnswers';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';
import type { VisitSystem } from '../../appointments/server/visits/visitSystem';

/** Longest wait for what a visitor is shown, and for what is booked or sent, in ms. */
const TIMEOUT_MS = 5000;
const BOOKING_TIMEOUT_MS = 10_000;
const MAX_BYTES = 512 * 1024;

/** What a system says to whoever asks too often, or not in time, is a failure and no refusal. */
const NOT_NOW = [408, 425, 429];
const WEEK = 7;

/** What the tyre hotel will not do, in its own words where it has any. */
export class TireHotelRefused extends Error {
  override readonly name = 'TireHotelRefused';

  /** @param said its message, for the visitor; never logged */
  constructor(
    readonly status: number,
    readonly said: string | undefined,
  ) {
    super(`The tyre hotel refuses with ${status}`);
  }
}

/** The page that somebody asks from. */
export interface AskingPage {
  origin: string;
  /** ISO 639-1. */
  language: string;
}

/** A change of wheels that is booked, with all that the tyre hotel said of it. */
export interface TireBookingAnswer extends BookingAnswer {
  confirmation: TireConfirmation;
}

/**
 * Client of the tyre hotel (spec 3 §7.6), which is also a system of visits. The methods of its own throw
 * TireHotelRefused where it refuses; all throw UpstreamError where it fails, does not answer or answers nonsense.
 */
export interface TireHotelClient extends VisitSystem {
  /** Who has an agreement for a plate; undefined where nobody has. */
  search: (plate: string) => Promise<TireCustomer | undefined>;
  /** Has a code sent. @param page its origin too: phones fill in codes for pages that the message names */
  login: (encryptedPhoneNumber: string, page: AskingPage) => Promise<TireCredentials>;
  validate: (
    authorizationToken: string,
    code: string,
    page: Pick<AskingPage, 'language'>,
  ) => Promise<TireSession>;
  /** Days with something free. @param movedKey of a booking whose own time counts as free, as of `times` */
  dates: (station: string, asked: TimeslotsRequest, movedKey?: string) => Promise<FreeDay[]>;
  /** Local times that are free: `2026-11-26T08:00:00`. */
  times: (station: string, asked: TimeslotsRequest, movedKey?: string) => Promise<string[]>;
  review: (review: TireReview) => Promise<void>;
}

export function createTireHotelClient(
  url: string,
  timeouts: { answerMs?: number; bookingMs?: number } = {},
): TireHotelClient {
  const { answerMs = TIMEOUT_MS, bookingMs = BOOKING_TIMEOUT_MS } = timeouts;
  const common = { name: 'tirehotel', url, maxBytes: MAX_BYTES };
  const questions = createUpstream({ ...common, timeoutMs: answerMs });
  // A circuit of its own: that times cannot be told is no reason not to book.
  const bookings = createUpstream({ ...common, timeoutMs: bookingMs });
  const ask = <T>(request: UpstreamRequest<T>) => refused(questions.request(request));
  const book = <T>(request: UpstreamRequest<T>) => bookingRefused(bookings.request(request));

  const slots = (name: string, station: string, body: TimeslotsRequest, movedKey?: string) => {
    const moved = movedKey === undefined ? '' : `&booking=${part(movedKey)}`;
    return {
      method: 'POST' as const,
      path: `/booking/${name}?workshopIdentifier=${part(station)}${moved}`,
      body,
      // A question, although the document has it sent as a POST.
      idempotent: true,
    };
  };
  const dates: TireHotelClient['dates'] = (...asked) =>
    ask({ ...slots('GetTimeslotDays', ...asked), validate: answers.datesAnswer });
  const times: TireHotelClient['times'] = (...asked) =>
    ask({ ...slots('GetTimeslots', ...asked), validate: answers.timesAnswer });

  return {
    async search(plate) {
      try {
        return await ask({
          path: `/authorization/search?regNo=${part(plate)}`,
          validate: answers.customerAnswer,
        });
      } catch (error) {
        if (error instanceof TireHotelRefused && error.status === 404) return undefined;
        throw error;
      }
    },
    login: (encryptedPhoneNumber, { origin, language }) =>
      ask({
        method: 'POST',
        path: `/authorization/login?encryptedPhoneNumber=${part(encryptedPhoneNumber)}`,
        headers: { origin, 'accept-language': language },
        validate: answers.credentialsAnswer,
      }),
    validate: (authorizationToken, code, { language }) =>
      ask({
        method: 'POST',
        path: `/authorization/validate?authToken=${part(authorizationToken)}&otpToken=${part(code)}`,
        headers: { 'accept-language': language },
        validate: answers.sessionAnswer,
      }),
    dates,
    times,
    review: (review) =>
      ask({ method: 'POST', path: '/review/addReview', body: review, validate: () => undefined }),
    async days({ departmentId, date, codes: [brandCode = ''], movedKey }) {
      const first = dayNumberOf(date);
      const week = Array.from({ length: WEEK }, (_, at) => isoDayOf(first + at));
      const asked = { startDate: date, endDate: isoDayOf(first + WEEK - 1), regNo: brandCode };
      const [free, days] = await Promise.all([
        times(departmentId, asked, movedKey),
        dates(departmentId, asked, movedKey),
      ]);
      return week.map((day) => ({
        date: day,
        availableSlots: [
          ...new Set(free.filter((time) => time.startsWith(day)).map((time) => time.slice(11, 16))),
        ].sort(),
        // A day without times, for which the station comes back with one.
        allDaySlotAvailable: days.some((one) => one.date === day && !one.hasTimes),
      }));
    },
    async book(key, request): Promise<TireBookingAnswer> {
      const confirmation = await book({
        method: 'POST',
        path: `/booking/create?departmentIdentifier=${part(request.departmentId)}`,
        headers: { 'idempotency-key': key },
        body: orderOf(request),
        validate: answers.confirmationAnswer,
      });
      return { ...answerOf(confirmation, request.registrationNumber), confirmation };
    },
    find: async (key) =>
      visitOf(await book({ path: `/booking/${part(key)}`, validate: answers.keptBookingAnswer })),
    move: async (key, { timeSlot, isFullDay }) =>
      visitOf(
        await book({
          method: 'PUT',
          path: `/booking/${part(key)}`,
          body: timesOf({ timeSlot, isFullDay }),
          validate: answers.keptBookingAnswer,
        }),
      ),
    cancel: (key) =>
      book({ method: 'DELETE', path: `/booking/${part(key)}`, validate: () => undefined }),
  };
}

const part = encodeURIComponent;

/** An order as the document has it. */
function orderOf(request: BookingRequest): TireBookingRequest {
  const { customer, registrationNumber, freeText } = request;
  const { phone, ...names } = customer;
  return {
    ...timesOf(request),
    regNo: registrationNumber,
    freeText,
    customer: { ...names, phoneMobile: phone },
  };
}

const timesOf = ({ timeSlot, isFullDay }: Pick<BookingRequest, 'timeSlot' | 'isFullDay'>) => ({
  bookingDate: isFullDay ? `${timeSlot.slice(0, 10)}T00:00:00` : timeSlot,
  bookingStart: isFullDay ? null : timeSlot,
});

const answerOf = (confirmation: TireConfirmation, plate: string): BookingAnswer => ({
  id: confirmation.bookingConfirmationId,
  registrationNumber: plate,
  kobraProductIds: [],
});

/** The visit as our own pages and messages tell it. */
function visitOf(kept: answers.KeptTireBooking): BookedVisit {
  const { state, regNo, brandCode, departmentIdentifier, confirmation } = kept;
  const { customerBase, workshop, services, appointmentTime, isFullDay } = confirmation;
  const { phoneMobile, ...names } = customerBase;
  const day = appointmentTime.slice(0, 10);
  return {
    state,
    request: {
      customer: { ...names, phone: phoneMobile },
      freeText: confirmation.freeText,
      departmentId: departmentIdentifier,
      timeSlot: isFullDay ? `${day}T${FULL_DAY_TIME}:00` : `${appointmentTime.slice(0, 16)}:00`,
      isFullDay,
      registrationNumber: regNo,
      mileage: 1,
      // What times are asked for with: the document passes the vehicle's brandCode.
      serviceOfferingRequests: [{ kobraId: brandCode, unitsSelected: 1, userInput: '' }],
    },
    answer: answerOf(confirmation, regNo),
    isTimeToCome: isFullDay,
    workshop: {
      departmentId: departmentIdentifier,
      siteName: workshop.name,
      address: workshop.address,
      phone: workshop.phoneNumber,
      latitude: kept.latitude,
      longitude: kept.longitude,
    },
    offerings: services.map(({ name }) => ({ code: brandCode, name })),
  };
}

/** Tells what the tyre hotel refuses from what it fails at. */
async function refused<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new TireHotelRefused(error.status, answers.refusalMessage(error.answer));
  }
}

/** The same in the words of bookings: what is taken, or not to be had, is a time. */
async function bookingRefused<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const code = error.status === 409 ? 'TimeslotNotAvailable' : 'ServerError';
    const said = answers.refusalMessage(error.answer);
    if (said === undefined && answersOfOthers.includes(error.status)) throw error;
    throw new BookingRefused(said === undefined ? { code } : { code, said }, error.status);
  }
}

const isRefusal = (error: unknown): error is UpstreamError & { status: number } =>
  error instanceof UpstreamError &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  !NOT_NOW.includes(error.status);
