import { array, boolean, lazy, mixed, number, object, string, type AnySchema } from 'yup';
import { bookingErrorCodes } from '../../../domain/booking/booking.types';
import { MAX_SAID_LENGTH } from '../../../domain/booking/bookingErrors';
import { bookedPlate, bookingCode } from '../../../domain/booking/bookingRequest';
import { canOpen, steps } from './bookingState';
import type { BookingState } from '../../../domain/booking/bookingState.types';
import { MAX_SERVICES } from '../../../domain/booking/limits';

/** A booking that was left for longer is begun anew, in ms. */
export const LONGEST_MS = 86_400_000;
/** Longest text that is read. */
export const MAX_TEXT = 64 * 1024;

const text = (most = 300) => string().defined().max(most);
const amount = () => number().required().min(0);
const degrees = () => number().required().min(-180).max(180);
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

/** What both variants of the booking keep of a car, and so on. */
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
    said: string().max(MAX_SAID_LENGTH),
  }).default(undefined),
  answer: object({
    id: bookingCode(),
    registrationNumber: bookingCode(),
    kobraProductIds: array().of(bookingCode()).required(),
    // A path of this site, or a text that was changed could lead elsewhere.
    visitPage: string().matches(/^\/[^/\\]/),
    calendar: string().matches(/^\/[^/\\]/),
  }).default(undefined),
}).test(
  'told',
  'what became of it is missing',
  (told: { state?: string; error?: unknown; answer?: unknown } | null) =>
    told === null ||
    ((told.state !== 'refused' || told.error !== undefined) &&
      (told.state !== 'confirmed' || told.answer !== undefined)),
);

export const location = object({
  name: text(),
  latitude: degrees(),
  longitude: degrees(),
  placeId: text(),
  region: text(),
}).noUnknown();

export const time = object({ timeslot: text(), isFullDay: boolean().required() }).noUnknown();

export const services = lazy((sent: unknown) => {
  const codes = typeof sent === 'object' && sent !== null ? Object.keys(sent) : [];
  if (codes.length > MAX_SERVICES) return mixed().test('few', 'are too many', () => false);
  return object(Object.fromEntries(codes.map((code) => [code, service]))).required();
});

const prices = object({
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

const stored = object({
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
    // Absent in what was kept before prices were.
    prices: prices.nullable(),
    key: orNull(string().uuid()),
    outcome: orNull(outcome.default(undefined)),
  }).required(),
});

/** The state that a text holds; undefined where it is none, is older than a day, or cannot have come about. */
export function readStoredBooking(kept: string | null, now: number): BookingState | undefined {
  if (kept === null || kept.length > MAX_TEXT) return undefined;
  try {
    const sent: unknown = JSON.parse(kept);
    // The schema says the same; yup's types take every part of it for one that may be missing.
    const read = stored.validateSync(sent, { strict: true }) as BookingState & { savedAt: number };
    if (read.savedAt > now || now - read.savedAt > LONGEST_MS) return undefined;
    const state: BookingState = {
      car: read.car,
      location: read.location,
      milage: read.milage,
      bookingState: read.bookingState,
      maxBookingState: read.maxBookingState,
      displayState: read.displayState,
      services: read.services,
      bookingInfo: {
        ...read.bookingInfo,
        prices: read.bookingInfo.prices ?? null,
      },
    };
    return isPossible(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a visitor can be where a state says that they are. */
function isPossible(state: BookingState): boolean {
  const { displayState, bookingState, bookingInfo } = state;
  if (displayState > bookingState) return false;
  if (displayState === steps.booked) return bookingInfo.outcome?.state === 'confirmed';
  return displayState <= steps.vehicle || canOpen(state, displayState);
}
