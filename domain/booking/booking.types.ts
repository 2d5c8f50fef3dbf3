/**
 * Requests and answers of the workshop system, with the names of its API. Amounts are SEK with VAT. Times
 * are local times at the workshop: `2026-11-24T08:00:00`; days are ISO days.
 */

/** A vehicle as the workshop system finds it by its plate. */
export interface BookedCar {
  /** Capitals and digits without spaces. */
  registrationNumber: string;
  brand: string;
  model: string;
  buildYear: number;
  hasServiceAgreement: boolean;
  /** Whether any of the system's workshops repairs the make. */
  isSupported: boolean;
}

/** Price of a service by quantity: tyres, wheels, hours. */
export interface UnitPrice {
  minimum: number;
  maximum: number;
  unit: string;
  unitAbbreviation: string;
  /** Text after the quantity. */
  postfix: string;
}

/** Price range of one unit across workshops, under the car's agreement if it has one. */
export interface PriceRange {
  from: number;
  to: number;
}

export type OfferingType = 'service' | 'addon';

/** A service or add-on that can be booked. */
export interface Offering {
  code: string;
  name: string;
  /** Price of one unit; the median of the workshops' prices (BOOK-88). 0 when it is not known. */
  price: number;
  priceKnown: boolean;
  notKnownPriceText: string;
  /** Price under a service agreement; null when the agreement makes no difference. */
  priceDiscount: number | null;
  /** Price range across workshops and mileages; undefined when they make no difference, or when it is not known. */
  priceRange?: PriceRange;
  description: string;
  isAvailable: boolean;
  category: string;
  /** Null when there is no quantity to choose. */
  unitPrice: UnitPrice | null;
  /** Whether the visitor must write a text to the workshop. */
  allowUserInput: boolean;
  type: OfferingType;
  listItems: readonly string[];
}

/** A group of services or add-ons as the workshop system names it. */
export interface OfferingCategory {
  name: string;
  /** Name of one of our icons; for any other name there is no icon. */
  icon: string;
  /** When not null, only one of the offerings may be chosen. */
  selectionType: string | null;
  offerings: readonly Offering[];
}

/** A workshop that offers the chosen services. */
export interface Workshop {
  departmentId: string;
  siteId: string;
  siteName: string;
  address: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** Makes that it is authorised for. */
  brands: readonly string[];
  /** The workshop's first free time, local; null when there is none in the near future. */
  firstTimeSlot: string | null;
  /**
   * Whether the first free time is a full day: the car is left at the workshop for the day. Undefined when
   * the system does not provide it.
   */
  firstIsFullDay?: boolean;
}

/** A message of the stream of workshops (BOOK-72). */
export type WorkshopMessage = Workshop | { error: string } | { nosites: true };

/** Data of the event `end`, which follows the messages of a batch. */
export interface BatchEnd {
  hasMore: boolean;
}

/** The free times of a workshop on a day. */
export interface DayAvailability {
  date: string;
  /** Local times of day: `08:15`. */
  availableSlots: readonly string[];
  /** Whether the car may be left there for the day. */
  allDaySlotAvailable: boolean;
}

/** The person who books. */
export interface BookingCustomer {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** One of the chosen offerings, as it is ordered. */
export interface OfferingRequest {
  /** Code of the offering. */
  kobraId: string;
  unitsSelected: number;
  userInput: string;
}

/** The order that a visitor sends (BOOK-30). */
export interface BookingRequest {
  customer: BookingCustomer;
  freeText: string;
  departmentId: string;
  /** Local time; 08:00 for a full day. */
  timeSlot: string;
  isFullDay: boolean;
  registrationNumber: string;
  /** In mil (10 km); 1 when the visitor gave no mileage (BOOK-62). */
  mileage: number;
  serviceOfferingRequests: readonly OfferingRequest[];
}

/** A completed booking (BOOK-31). */
export interface BookingAnswer {
  /** Reference number that visitors can quote on the phone. */
  id: string;
  registrationNumber: string;
  kobraProductIds: readonly string[];
}

/** The answer of our own server, which adds the visit's page and calendar file. */
export interface MadeBooking extends BookingAnswer {
  /** Path and query of the page where the visitor sees, moves and cancels the visit; absent on sites without one. */
  visitPage?: string;
  /** Path and query of a calendar file with the visit; absent with the page. */
  calendar?: string;
}

/** A price that the service booking fetches again when the workshop changes (OLDBOOK-07). */
export interface OfferPrice {
  code: string;
  price: number;
  /** Price under the car's service agreement, if that makes a difference and the system provides it. */
  priceDiscount?: number;
}

/**
 * Reasons for a refusal: the first entry of the workshop system's `Error Result`, and two reasons of ours.
 */
export const bookingErrorCodes = [
  'InvalidReg',
  'VehicleNotFound',
  'BrandNotSupported',
  'TimeslotNotAvailable',
  'ServerError',
  // Ours, for too many requests; the workshop system has no such refusal.
  'TooManyQuestions',
  // Ours: the booking was made and then cancelled, or was cancelled before the request arrived.
  'BookingCancelled',
] as const;
export type BookingErrorCode = (typeof bookingErrorCodes)[number];
