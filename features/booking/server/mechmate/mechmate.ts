import type {
  BatchEnd,
  BookedCar,
  OfferingCategory,
  OfferPrice,
  WorkshopMessage,
} from '../../../../domain/booking/booking.types';
import { isBookingError, readBookingError } from '../../../../domain/booking/bookingErrors';
import {
  bookedCar,
  bookingAnswer,
  parseBrandSupport,
  parseCategories,
  parseDays,
  parsePrices,
  parseVisit,
} from './mechmateAnswers';
import { strictAnswer } from '../../../../platform/upstreams/strictAnswer';
import { createUpstream, type UpstreamRequest } from '../../../../platform/upstreams/request';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import {
  gatewayStatuses,
  BookingRefused,
  type VisitSystem,
} from '../../../appointments/server/visits/visitSystem';
import { type WorkshopQuery, workshopStream } from './workshopStream';

/** Timeouts of queries, and of bookings. */
const TIMEOUT_MS = 5000;
const BOOKING_TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;

/** A point on the Earth, in degrees. */
interface Position {
  lat: number;
  lng: number;
}

/**
 * Client of the workshop system. Each method throws BookingRefused if the system refuses, and UpstreamError
 * if it fails, does not answer or sends an invalid answer.
 */
export interface MechmateClient extends VisitSystem {
  car: (plate: string) => Promise<BookedCar>;
  /** @param language ISO 639-1 code; a system that lacks it answers in its own. Also for `addons` */
  services: (plate: string, place: Position, language: string) => Promise<OfferingCategory[]>;
  addons: (plate: string, place: Position, language: string) => Promise<OfferingCategory[]>;
  /** Whether any workshop is authorised for a make. */
  hasBrand: (brand: string) => Promise<boolean>;
  prices: (query: {
    plate: string;
    /** Mileage in mil. */
    mileage: number;
    departmentId: string;
    codes: readonly string[];
  }) => Promise<OfferPrice[]>;
  /** The workshops nearest to a place that can do the chosen services; ends when the signal is aborted. */
  closest: (query: WorkshopQuery, signal: AbortSignal) => AsyncGenerator<WorkshopMessage, BatchEnd>;
}

/** Creates the client. @param timeouts of queries, and of bookings, which take longer */
export function createMechmateClient(
  url: string,
  timeouts: { answerMs?: number; bookingMs?: number } = {},
): MechmateClient {
  const { answerMs = TIMEOUT_MS, bookingMs = BOOKING_TIMEOUT_MS } = timeouts;
  const common = { name: 'mechmate', url, maxBytes: MAX_BYTES };
  const queries = createUpstream({ ...common, timeoutMs: answerMs });
  // Has its own circuit breaker: failing queries must not block bookings.
  const bookings = createUpstream({ ...common, timeoutMs: bookingMs });
  const sendQuery = <T>(request: UpstreamRequest<T>) => translateRefusals(queries.request(request));

  return {
    car: (plate) => sendQuery({ path: `/car/${encode(plate)}`, validate: strictAnswer(bookedCar) }),
    services: (plate, place, language) =>
      sendQuery({
        path: `/services/${encode(plate)}?${positionQuery(place)}`,
        headers: inLanguage(language),
        validate: parseCategories,
      }),
    addons: (plate, place, language) =>
      sendQuery({
        path: `/addons/${encode(plate)}?${positionQuery(place)}`,
        headers: inLanguage(language),
        validate: parseCategories,
      }),
    hasBrand: (brand) =>
      sendQuery({ path: `/authorized-workshop/${encode(brand)}`, validate: parseBrandSupport }),
    days: ({ plate, departmentId, date, codes, movedKey }) =>
      sendQuery({
        path: `/timeslots/from/${encode(plate)}/${encode(departmentId)}/${date}T00:00:00/?${offeringsQuery(codes)}${movedKey ? `&booking=${encode(movedKey)}` : ''}`,
        validate: parseDays,
      }),
    prices: ({ plate, mileage, departmentId, codes }) =>
      sendQuery({
        path: `/prices/${encode(plate)}/${mileage}/${encode(departmentId)}?${offeringsQuery(codes)}`,
        validate: parsePrices,
      }),
    closest: (query, signal) => workshopStream(url, query, signal),
    book: (key, request) =>
      translateRefusals(
        bookings.request({
          method: 'POST',
          path: '/book',
          headers: { 'idempotency-key': key },
          body: request,
          validate: strictAnswer(bookingAnswer),
        }),
      ),
    find: (key, language) =>
      sendQuery({
        path: `/book/${encode(key)}`,
        headers: language === undefined ? undefined : inLanguage(language),
        validate: parseVisit,
      }),
    move: (key, time) =>
      translateRefusals(
        bookings.request({
          method: 'PUT',
          path: `/book/${encode(key)}`,
          body: time,
          validate: parseVisit,
        }),
      ),
    cancel: (key) =>
      translateRefusals(
        bookings.request({
          method: 'DELETE',
          path: `/book/${encode(key)}`,
          validate: () => undefined,
        }),
      ),
  };
}

const encode = encodeURIComponent;
const inLanguage = (language: string) => ({ 'accept-language': language });
const positionQuery = ({ lat, lng }: Position) => `lat=${lat}&lng=${lng}`;
const offeringsQuery = (codes: readonly string[]) =>
  `serviceOfferings=${codes.map(encode).join(',')}`;

/** Turns refusals of the system into BookingRefused; other errors pass unchanged. */
async function translateRefusals<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw readRefusal(error) ?? error;
  }
}

/** Client-error statuses that mean "try again later": a failure, not a refusal. */
const RETRYABLE_STATUSES = [408, 425, 429];

function readRefusal(error: unknown): BookingRefused | undefined {
  if (!(error instanceof UpstreamError) || error.status === undefined) return undefined;
  const { status, answer = '' } = error;
  if (status < 400 || status >= 500 || RETRYABLE_STATUSES.includes(status)) return undefined;
  const body = parseJson(answer);
  if (gatewayStatuses.includes(status) && !isBookingError(body)) return undefined;
  return new BookingRefused(readBookingError(body), status);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
