import { array, boolean, lazy, mixed, number, object, string, type AnySchema } from 'yup';
import { bookingErrorCodes } from '../../../domain/booking/booking.types';
import { MAX_MESSAGE_CHARACTERS } from '../../../domain/booking/bookingErrors';
import { bookedPlate, bookingCode } from '../../../domain/booking/bookingRequest';
import { canOpen, steps } from './bookingState';
import type { BookingState } from '../../../domain/booking/bookingState.types';
import { MAX_SERVICES } from '../../../domain/booking/limits';

/** Maximum age of a stored booking. */
export const MAX_STORED_MS = 86_400_000;
/** Maximum length of the stored text, in characters. */
export const MAX_TEXT_LENGTH = 64 * 1024;

const text = (max = 300) => string().defined().max(max);
const amount = () => number().required().min(0);
const degrees = () => number().required().min(-180).max(180);
/** Makes a schema accept null, but not undefined. */
export const orNull = (schema: AnySchema) => schema.nullable().defined();

const service = object({
  name: text(),
  price: amount(),
  priceKnown: boolean().required(),
  priceDiscount: orNull(amount()),
  priceRange: object({ from: amount(), to: amount() }).default(undefined),
  category: text(),
  type: string()
    .oneOf(['service', 'addon'] as const)
    .required(),
  unit: number().required().integer().min(1).max(100),
  unitAbbreviation: text(),
  userInput: orNull(string().max(80)),
}).noUnknown();

/* The schemas from here to `services` are shared by both variants of the booking. */
export const car = object({
  registrationNumber: bookedPlate(),
  brand: text(),
  model: text(),
  buildYear: number().required(),
  hasServiceAgreement: boolean().required(),
  isSupported: boolean().required(),
});

export const workshop = object({
  departmentId: bookingCode(),
  siteId: bookingCode(),
  siteName: text(),
  address: text(),
  latitude: degrees(),
  longitude: degrees(),
  brands: array().of(text()).required().max(200),
  firstTimeSlot: orNull(string()),
  firstIsFullDay: boolean(),
});

export const outcome = object({
  state: string()
    .oneOf(['sending', 'unknown', 'refused', 'confirmed'] as const)
    .required(),
  error: object({
    code: string().oneOf(bookingErrorCodes).required(),
    brand: string().max(60),
    said: string().max(MAX_MESSAGE_CHARACTERS),
  }).default(undefined),
  answer: object({
    id: bookingCode(),
    registrationNumber: bookingCode(),
    kobraProductIds: array().of(bookingCode()).required(),
    // Must be a path of this site: a manipulated text could lead to another host.
    visitPage: string().matches(/^\/[^/\\]/),
    calendar: string().matches(/^\/[^/\\]/),
  }).default(undefined),
}).test(
  'told',
  'what became of it is missing',
  (stored: { state?: string; error?: unknown; answer?: unknown } | null) =>
    stored === null ||
    ((stored.state !== 'refused' || stored.error !== undefined) &&
      (stored.state !== 'confirmed' || stored.answer !== undefined)),
);

export const location = object({
  name: text(),
  latitude: degrees(),
  longitude: degrees(),
  placeId: text(),
  region: text(),
}).noUnknown();

export const time = object({ timeslot: text(), isFullDay: boolean().required() }).noUnknown();

export const services = lazy((value: unknown) => {
  const codes = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (codes.length > MAX_SERVICES) return mixed().test('few', 'are too many', () => false);
  return object(Object.fromEntries(codes.map((code) => [code, service]))).required();
});

export const prices = object({
  departmentId: bookingCode(),
  offers: array()
    .of(
      object({
        code: bookingCode(),
        price: amount(),
        priceDiscount: number().min(0),
      }),
    )
    .required()
    .max(MAX_SERVICES),
}).default(undefined);

const step = () => number().required().integer().min(0).max(steps.booked);

const bookingSchema = object({
  savedAt: number().required(),
  car: orNull(car.default(undefined)),
  location: orNull(location.default(undefined)),
  milage: orNull(number().integer().min(1)),
  bookingState: step(),
  maxBookingState: step(),
  displayState: step(),
  services,
  bookingInfo: object({
    addons: orNull(boolean()),
    workshop: orNull(workshop.default(undefined)),
    time: orNull(time.default(undefined)),
    // Absent in states that were stored before prices existed.
    prices: prices.nullable(),
    key: orNull(string().uuid()),
    outcome: orNull(outcome.default(undefined)),
  }).required(),
});

/**
 * Parses a stored state; undefined when it is invalid, older than a day, or impossible to reach.
 * @param now ms since 1970
 */
export function readStoredBooking(
  storedText: string | null,
  now: number,
): BookingState | undefined {
  if (storedText === null || storedText.length > MAX_TEXT_LENGTH) return undefined;
  try {
    const value: unknown = JSON.parse(storedText);
    // The schema guarantees this; yup's types make every field optional.
    const parsed = bookingSchema.validateSync(value, { strict: true }) as BookingState & {
      savedAt: number;
    };
    if (parsed.savedAt > now || now - parsed.savedAt > MAX_STORED_MS) return undefined;
    const state: BookingState = {
      car: parsed.car,
      location: parsed.location,
      milage: parsed.milage,
      bookingState: parsed.bookingState,
      maxBookingState: parsed.maxBookingState,
      displayState: parsed.displayState,
      services: parsed.services,
      bookingInfo: {
        ...parsed.bookingInfo,
        prices: parsed.bookingInfo.prices ?? null,
      },
    };
    return isPossible(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a visitor can have reached the step that a state claims. */
function isPossible(state: BookingState): boolean {
  const { displayState, bookingState, bookingInfo } = state;
  if (displayState > bookingState) return false;
  if (displayState === steps.booked) return bookingInfo.outcome?.state === 'confirmed';
  return displayState <= steps.vehicle || canOpen(state, displayState);
}
