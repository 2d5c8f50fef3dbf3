/**
 * What the workshop system tells and takes, with the document's names. Amounts are SEK with VAT.
 * Times are what clocks show at the workshop: `2026-11-24T08:00:00`; days are ISO days.
 */

/** A vehicle as the workshop system knows it by its plate. */
export interface BookedCar {
  /** Capitals and digits without gaps. */
  registrationNumber: string;
  brand: string;
  model: string;
  buildYear: number;
  hasServiceAgreement: boolean;
  /** Whether any of its workshops takes the make. */
  isSupported: boolean;
}

/** What a service costs by quantity: tyres, wheels, hours. */
export interface UnitPrice {
  minimum: number;
  maximum: number;
  unit: string;
  unitAbbreviation: string;
  /** Said behind the quantity. */
  postfix: string;
}

/** What workshops ask for one unit, from the least to the most, under the car's agreement where it has one. */
export interface PriceRange {
  from: number;
  to: number;
}

export type OfferingType = 'service' | 'addon';

/** Something that can be booked. */
export interface Offering {
  code: string;
  name: string;
  /** Of one unit; the median of what workshops ask (BOOK-88). 0 where it is not known. */
  price: number;
  priceKnown: boolean;
  notKnownPriceText: string;
  /** What it costs under a service agreement; null where that makes no difference. */
  priceDiscount: number | null;
  /** What the price comes to by workshop and mileage; absent where that makes no difference, or where it is not known. */
  priceRange?: PriceRange;
  description: string;
  isAvailable: boolean;
  category: string;
  /** Null where there is no quantity to choose. */
  unitPrice: UnitPrice | null;
  /** The visitor must say something to the workshop. */
  allowUserInput: boolean;
  type: OfferingType;
  listItems: readonly string[];
}

export interface OfferingCategory {
  name: string;
  /** Name of an icon of ours; another shows none. */
  icon: string;
  /** When set, one of the offerings may be chosen. */
  selectionType: string | null;
  offerings: readonly Offering[];
}

/** A workshop that can do what was chosen. */
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
  /** Its first free time, local; null where there is none in sight. */
  firstTimeSlot: string | null;
  /** No visit begins then: the car is left for the day. Absent where the system does not tell. */
  firstIsFullDay?: boolean;
}

/** A message of the stream of workshops (BOOK-72). */
export type WorkshopMessage = Workshop | { error: string } | { nosites: true };

/** What the event `end` says behind the messages of a batch. */
export interface BatchEnd {
  hasMore: boolean;
}

/** What is free at a workshop on a day. */
export interface DayAvailability {
  date: string;
  /** Local times of day: `08:15`. */
  availableSlots: readonly string[];
  /** The car may be left there for the day. */
  allDaySlotAvailable: boolean;
}

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

/** What a visitor orders (BOOK-30). */
export interface BookingRequest {
  customer: BookingCustomer;
  freeText: string;
  departmentId: string;
  /** Local; 08:00 of the day for a whole day. */
  timeSlot: string;
  isFullDay: boolean;
  registrationNumber: string;
  /** In mil (10 km); 1 where none was told (BOOK-62). */
  mileage: number;
  serviceOfferingRequests: readonly OfferingRequest[];
}

/** A booking that is made (BOOK-31). */
export interface BookingAnswer {
  /** Reference number that people can say on the phone. */
  id: string;
  registrationNumber: string;
  kobraProductIds: readonly string[];
}

/** The same as our server tells it. */
export interface MadeBooking extends BookingAnswer {
  /** Path and query of the page where the visitor sees, moves and cancels the visit; absent on sites without one. */
  visitPage?: string;
  /** Path and query of a calendar file with the visit; absent with the page. */
  calendar?: string;
}

/** What the older variant asks again when the workshop changes (OLDBOOK-07). */
export interface OfferPrice {
  code: string;
  price: number;
  /** What it costs under the car's service agreement, where that makes a difference and the system tells it. */
  priceDiscount?: number;
}

/** Why the workshop system refuses, as the first entry of its `Error Result`, and what we add to them. */
export const bookingErrorCodes = [
  'InvalidReg',
  'VehicleNotFound',
  'BrandNotSupported',
  'TimeslotNotAvailable',
  'ServerError',
  // Our own, for too many requests; the workshop system has no such refusal.
  'TooManyQuestions',
  // Of a booking that was made and is cancelled, or was cancelled before it arrived.
  'BookingCancelled',
] as const;
export type BookingErrorCode = (typeof bookingErrorCodes)[number];
