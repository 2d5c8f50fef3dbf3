import type { BookingAnswer, BookingRequest } from '../../../domain/booking/booking.types';
import { FULL_DAY_TIME } from '../../../domain/booking/limits';
import type { BookedVisit } from '../../../domain/booking/visit.types';
import { toDayNumber, toIsoDay } from '../../../domain/openingHours/days';
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
import { gatewayStatuses, BookingRefused } from '../../appointments/server/visits/visitSystem';
import { createUpstream, type UpstreamRequest } from '../../../platform/upstreams/request';
import * as answers from './tirehotelAnswers';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';
import type { VisitSystem } from '../../appointments/server/visits/visitSystem';

/** Timeouts of queries, and of bookings and other writes. */
const TIMEOUT_MS = 5000;
const BOOKING_TIMEOUT_MS = 10_000;
const MAX_BYTES = 512 * 1024;

/** Statuses of a rate limit or timeout: a failure, not a refusal. */
const RETRYABLE_STATUSES = [408, 425, 429];
const DAYS_PER_WEEK = 7;

/** A refusal of the tyre hotel, with its own message if any. */
export class TireHotelRefused extends Error {
  override readonly name = 'TireHotelRefused';

  /** @param serverMessage the tyre hotel's message for the visitor; never logged */
  constructor(
    readonly status: number,
    readonly serverMessage: string | undefined,
  ) {
    super(`The tyre hotel refused the request: status ${status}`);
  }
}

/** The page that sends the request. */
export interface RequestingPage {
  origin: string;
  /** ISO 639-1. */
  language: string;
}

/** Answer to the booking of a change of wheels, with all data from the tyre hotel. */
interface TireBookingAnswer extends BookingAnswer {
  confirmation: TireConfirmation;
}

/**
 * Client of the tyre hotel, which is also a visit system. Its own methods throw TireHotelRefused if the tyre
 * hotel refuses; all methods throw UpstreamError if it fails, does not answer or sends an invalid answer.
 */
export interface TireHotelClient extends VisitSystem {
  /** The holder of the agreement for a plate; undefined if there is none. */
  search: (plate: string) => Promise<TireCustomer | undefined>;
  /**
   * Requests that a code is sent.
   * @param page its origin is in the message, so that phones fill in the code
   */
  login: (encryptedPhoneNumber: string, page: RequestingPage) => Promise<TireCredentials>;
  /** Exchanges a code for a session with the vehicles of its owner. */
  validate: (
    authorizationToken: string,
    code: string,
    page: Pick<RequestingPage, 'language'>,
  ) => Promise<TireSession>;
  /**
   * Days that can be booked.
   * @param movedKey key of a booking whose own time counts as free, as for `times`
   */
  dates: (station: string, query: TimeslotsRequest, movedKey?: string) => Promise<FreeDay[]>;
  /** Free local times: `2026-11-26T08:00:00`. */
  times: (station: string, query: TimeslotsRequest, movedKey?: string) => Promise<string[]>;
  review: (review: TireReview) => Promise<void>;
}

export function createTireHotelClient(
  url: string,
  timeouts: { answerMs?: number; bookingMs?: number } = {},
): TireHotelClient {
  const { answerMs = TIMEOUT_MS, bookingMs = BOOKING_TIMEOUT_MS } = timeouts;
  const common = { name: 'tirehotel', url, maxBytes: MAX_BYTES };
  const queries = createUpstream({ ...common, timeoutMs: answerMs });
  // Has its own circuit breaker: bookings must work while queries fail.
  const bookings = createUpstream({ ...common, timeoutMs: bookingMs });
  const fetchAnswer = <T>(request: UpstreamRequest<T>) =>
    translateRefusals(queries.request(request));
  const book = <T>(request: UpstreamRequest<T>) =>
    translateBookingRefusals(bookings.request(request));

  const createSlotsRequest = (
    name: string,
    station: string,
    body: TimeslotsRequest,
    movedKey?: string,
  ) => {
    const bookingQuery = movedKey === undefined ? '' : `&booking=${encode(movedKey)}`;
    return {
      method: 'POST' as const,
      path: `/booking/${name}?workshopIdentifier=${encode(station)}${bookingQuery}`,
      body,
      // A query, although its method is POST.
      idempotent: true,
    };
  };
  const dates: TireHotelClient['dates'] = (...parameters) =>
    fetchAnswer({
      ...createSlotsRequest('GetTimeslotDays', ...parameters),
      validate: answers.parseDates,
    });
  const times: TireHotelClient['times'] = (...parameters) =>
    fetchAnswer({
      ...createSlotsRequest('GetTimeslots', ...parameters),
      validate: answers.parseTimes,
    });

  return {
    async search(plate) {
      try {
        return await fetchAnswer({
          path: `/authorization/search?regNo=${encode(plate)}`,
          validate: answers.parseCustomer,
        });
      } catch (error) {
        if (error instanceof TireHotelRefused && error.status === 404) return undefined;
        throw error;
      }
    },
    login: (encryptedPhoneNumber, { origin, language }) =>
      fetchAnswer({
        method: 'POST',
        path: `/authorization/login?encryptedPhoneNumber=${encode(encryptedPhoneNumber)}`,
        headers: { origin, 'accept-language': language },
        validate: answers.parseCredentials,
      }),
    validate: (authorizationToken, code, { language }) =>
      fetchAnswer({
        method: 'POST',
        path: `/authorization/validate?authToken=${encode(authorizationToken)}&otpToken=${encode(code)}`,
        headers: { 'accept-language': language },
        validate: answers.parseSession,
      }),
    dates,
    times,
    review: (review) =>
      fetchAnswer({
        method: 'POST',
        path: '/review/addReview',
        body: review,
        validate: () => undefined,
      }),
    async days({ departmentId, date, codes: [brandCode = ''], movedKey }) {
      const first = toDayNumber(date);
      const week = Array.from({ length: DAYS_PER_WEEK }, (_, at) => toIsoDay(first + at));
      const query = {
        startDate: date,
        endDate: toIsoDay(first + DAYS_PER_WEEK - 1),
        regNo: brandCode,
      };
      const [freeTimes, days] = await Promise.all([
        times(departmentId, query, movedKey),
        dates(departmentId, query, movedKey),
      ]);
      return week.map((day) => ({
        date: day,
        availableSlots: [
          ...new Set(
            freeTimes.filter((time) => time.startsWith(day)).map((time) => time.slice(11, 16)),
          ),
        ].sort(),
        // On a day without times the station proposes a time later.
        allDaySlotAvailable: days.some((freeDay) => freeDay.date === day && !freeDay.hasTimes),
      }));
    },
    async book(key, request): Promise<TireBookingAnswer> {
      const confirmation = await book({
        method: 'POST',
        path: `/booking/create?departmentIdentifier=${encode(request.departmentId)}`,
        headers: { 'idempotency-key': key },
        body: toTireOrder(request),
        validate: answers.parseConfirmation,
      });
      return { ...toBookingAnswer(confirmation, request.registrationNumber), confirmation };
    },
    find: async (key) =>
      toVisit(
        await book({ path: `/booking/${encode(key)}`, validate: answers.parseStoredBooking }),
      ),
    move: async (key, { timeSlot, isFullDay }) =>
      toVisit(
        await book({
          method: 'PUT',
          path: `/booking/${encode(key)}`,
          body: toTireTimes({ timeSlot, isFullDay }),
          validate: answers.parseStoredBooking,
        }),
      ),
    cancel: (key) =>
      book({ method: 'DELETE', path: `/booking/${encode(key)}`, validate: () => undefined }),
  };
}

const encode = encodeURIComponent;

/** Converts a booking request to the tyre hotel's format. */
function toTireOrder(request: BookingRequest): TireBookingRequest {
  const { customer, registrationNumber, freeText } = request;
  const { phone, ...names } = customer;
  return {
    ...toTireTimes(request),
    regNo: registrationNumber,
    freeText,
    customer: { ...names, phoneMobile: phone },
  };
}

const toTireTimes = ({ timeSlot, isFullDay }: Pick<BookingRequest, 'timeSlot' | 'isFullDay'>) => ({
  bookingDate: isFullDay ? `${timeSlot.slice(0, 10)}T00:00:00` : timeSlot,
  bookingStart: isFullDay ? null : timeSlot,
});

const toBookingAnswer = (confirmation: TireConfirmation, plate: string): BookingAnswer => ({
  id: confirmation.bookingConfirmationId,
  registrationNumber: plate,
  kobraProductIds: [],
});

/** Converts a booking to the format of our pages and messages. */
function toVisit(storedBooking: answers.StoredTireBooking): BookedVisit {
  const { state, regNo, brandCode, departmentIdentifier, confirmation } = storedBooking;
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
      // As in queries for free times, the tyre hotel identifies the vehicle by its brandCode.
      serviceOfferingRequests: [{ kobraId: brandCode, unitsSelected: 1, userInput: '' }],
    },
    answer: toBookingAnswer(confirmation, regNo),
    isTimeToCome: isFullDay,
    workshop: {
      departmentId: departmentIdentifier,
      siteName: workshop.name,
      address: workshop.address,
      phone: workshop.phoneNumber,
      latitude: storedBooking.latitude,
      longitude: storedBooking.longitude,
    },
    offerings: services.map(({ name }) => ({ code: brandCode, name })),
  };
}

/** Turns refusals of the tyre hotel into TireHotelRefused. */
async function translateRefusals<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new TireHotelRefused(error.status, answers.parseRefusalMessage(error.answer));
  }
}

/** Turns refusals of bookings into BookingRefused: the time is taken, or another reason. */
async function translateBookingRefusals<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const code = error.status === 409 ? 'TimeslotNotAvailable' : 'ServerError';
    const serverMessage = answers.parseRefusalMessage(error.answer);
    if (serverMessage === undefined && gatewayStatuses.includes(error.status)) throw error;
    throw new BookingRefused(
      serverMessage === undefined ? { code } : { code, said: serverMessage },
      error.status,
    );
  }
}

const isRefusal = (error: unknown): error is UpstreamError & { status: number } =>
  error instanceof UpstreamError &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  !RETRYABLE_STATUSES.includes(error.status);
