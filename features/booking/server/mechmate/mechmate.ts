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
  brandAnswer,
  categories,
  days,
  prices,
  visitAnswer,
} from './mechmateAnswers';
import { strictAnswer } from '../../../../platform/upstreams/strictAnswer';
import { createUpstream, type UpstreamRequest } from '../../../../platform/upstreams/request';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import {
  answersOfOthers,
  BookingRefused,
  type VisitSystem,
} from '../../../appointments/server/visits/visitSystem';
import { type WorkshopQuestion, workshopStream } from './workshopStream';

/** Longest wait for what a visitor is shown, and for a booking, in ms. */
const TIMEOUT_MS = 5000;
const BOOKING_TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;

/** A point on the Earth, in degrees. */
interface Position {
  lat: number;
  lng: number;
}

/**
 * Client of the workshop system (spec 3 §7.3, §7.5). Each method throws BookingRefused where the system refuses, and
 * UpstreamError where it fails, does not answer or answers nonsense.
 */
export interface MechmateClient extends VisitSystem {
  car: (plate: string) => Promise<BookedCar>;
  /** @param language ISO 639-1; a system that does not speak it answers in its own, as `addons` too */
  services: (plate: string, place: Position, language: string) => Promise<OfferingCategory[]>;
  addons: (plate: string, place: Position, language: string) => Promise<OfferingCategory[]>;
  hasBrand: (brand: string) => Promise<boolean>;
  prices: (asked: {
    plate: string;
    /** In mil. */
    mileage: number;
    departmentId: string;
    codes: readonly string[];
  }) => Promise<OfferPrice[]>;
  /** The workshops nearest to a place that can do what was chosen; ends when the signal is aborted. */
  closest: (
    asked: WorkshopQuestion,
    signal: AbortSignal,
  ) => AsyncGenerator<WorkshopMessage, BatchEnd>;
}

export function createMechmateClient(
  url: string,
  timeouts: { answerMs?: number; bookingMs?: number } = {},
): MechmateClient {
  const { answerMs = TIMEOUT_MS, bookingMs = BOOKING_TIMEOUT_MS } = timeouts;
  const common = { name: 'mechmate', url, maxBytes: MAX_BYTES };
  const questions = createUpstream({ ...common, timeoutMs: answerMs });
  // A circuit of its own: that a list cannot be told is no reason not to book.
  const bookings = createUpstream({ ...common, timeoutMs: bookingMs });
  const ask = <T>(request: UpstreamRequest<T>) => refused(questions.request(request));

  return {
    car: (plate) => ask({ path: `/car/${part(plate)}`, validate: strictAnswer(bookedCar) }),
    services: (plate, place, language) =>
      ask({
        path: `/services/${part(plate)}?${at(place)}`,
        headers: inLanguage(language),
        validate: categories,
      }),
    addons: (plate, place, language) =>
      ask({
        path: `/addons/${part(plate)}?${at(place)}`,
        headers: inLanguage(language),
        validate: categories,
      }),
    hasBrand: (brand) =>
      ask({ path: `/authorized-workshop/${part(brand)}`, validate: brandAnswer }),
    days: ({ plate, departmentId, date, codes, movedKey }) =>
      ask({
        path: `/timeslots/from/${part(plate)}/${part(departmentId)}/${date}T00:00:00/?${chosen(codes)}${movedKey ? `&booking=${part(movedKey)}` : ''}`,
        validate: days,
      }),
    prices: ({ plate, mileage, departmentId, codes }) =>
      ask({
        path: `/prices/${part(plate)}/${mileage}/${part(departmentId)}?${chosen(codes)}`,
        validate: prices,
      }),
    closest: (asked, signal) => workshopStream(url, asked, signal),
    book: (key, request) =>
      refused(
        bookings.request({
          method: 'POST',
          path: '/book',
          headers: { 'idempotency-key': key },
          body: request,
          validate: strictAnswer(bookingAnswer),
        }),
      ),
    find: (key, language) =>
      ask({
        path: `/book/${part(key)}`,
        headers: language === undefined ? undefined : inLanguage(language),
        validate: visitAnswer,
      }),
    move: (key, time) =>
      refused(
        bookings.request({
          method: 'PUT',
          path: `/book/${part(key)}`,
          body: time,
          validate: visitAnswer,
        }),
      ),
    cancel: (key) =>
      refused(
        bookings.request({
          method: 'DELETE',
          path: `/book/${part(key)}`,
          validate: () => undefined,
        }),
      ),
  };
}

const part = encodeURIComponent;
const inLanguage = (language: string) => ({ 'accept-language': language });
const at = ({ lat, lng }: Position) => `lat=${lat}&lng=${lng}`;
const chosen = (codes: readonly string[]) => `serviceOfferings=${codes.map(part).join(',')}`;

/** Tells what the system refuses from what it fails at. */
async function refused<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** "Not now" is a failure, no refusal. */
const NOT_NOW = [408, 425, 429];

function refusalOf(error: unknown): BookingRefused | undefined {
  if (!(error instanceof UpstreamError) || error.status === undefined) return undefined;
  const { status, answer = '' } = error;
  if (status < 400 || status >= 500 || NOT_NOW.includes(status)) return undefined;
  const body = jsonOf(answer);
  if (answersOfOthers.includes(status) && !isBookingError(body)) return undefined;
  return new BookingRefused(readBookingError(body), status);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
