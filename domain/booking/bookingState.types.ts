import type {
  BookedCar,
  MadeBooking,
  OfferingType,
  OfferPrice,
  PriceRange,
  Workshop,
} from './booking.types';
import type { BookingError } from './bookingErrors';

/** Where a visitor is looking for workshops (BOOK-23). */
export interface ChosenLocation {
  name: string;
  latitude: number;
  longitude: number;
  placeId: string;
  region: string;
}

/** A chosen service (BOOK-26). */
export interface SelectedService {
  name: string;
  /** SEK for one unit. */
  price: number;
  priceKnown: boolean;
  /** SEK for one unit under a service agreement; null where that makes no difference. */
  priceDiscount: number | null;
  /** What it may come to; absent once the price is a workshop's own. */
  priceRange?: PriceRange;
  category: string;
  type: OfferingType;
  /** How many; 1 where there is no quantity. */
  unit: number;
  unitAbbreviation: string;
  /** What is said to the workshop; null where nothing need be. */
  userInput: string | null;
}

/** A free time (BOOK-29). */
export interface TimeSelection {
  /** Local: `2026-11-24T08:00:00`. */
  timeslot: string;
  isFullDay: boolean;
}

/** What became of a booking that was sent. */
export type Outcome =
  | { state: 'sending' }
  /** It is not known yet whether it was made. */
  | { state: 'unknown' }
  | { state: 'refused'; error: BookingError }
  | { state: 'confirmed'; answer: MadeBooking };

/** A workshop's prices of what was chosen. */
interface WorkshopPrices {
  departmentId: string;
  offers: readonly OfferPrice[];
}

export interface BookingInfo {
  /** Whether add-ons were wanted, once that was asked (BOOK-39). */
  addons: boolean | null;
  workshop: Workshop | null;
  time: TimeSelection | null;
  /** What the chosen workshop takes; null while it has not said so, and prices are medians. */
  prices: WorkshopPrices | null;
  /** UUID of the booking that was sent, and what is known of it; null before. */
  key: string | null;
  outcome: Outcome | null;
}

/**
 * A visitor's way through a booking, with the document's names (BOOK-22). `bookingState` is how far they have come and
 * `displayState` the step that is open: 0 nothing done, 1 vehicle and place, 2 services, 3 add-ons, 4 workshop and time,
 * 5 booked.
 */
export interface BookingState {
  /** Null until a vehicle was found. */
  car: BookedCar | null;
  location: ChosenLocation | null;
  /** In mil; null where none was told. */
  milage: number | null;
  bookingState: number;
  /** Steps in all: 4 while booking, 5 before a vehicle was found and when it is done. */
  maxBookingState: number;
  displayState: number;
  /** By code of the offering. */
  services: Readonly<Record<string, SelectedService>>;
  bookingInfo: BookingInfo;
}

export type BookingAction =
  | { type: 'begun' }
  | { type: 'vehicleFound'; car: BookedCar; location: ChosenLocation }
  | { type: 'opened'; step: number }
  | {
      type: 'serviceToggled';
      code: string;
      service: SelectedService;
      exclusiveWith: readonly string[];
    }
  | { type: 'unitsChosen'; code: string; unit: number }
  | { type: 'inputGiven'; code: string; userInput: string }
  | { type: 'milageGiven'; milage: number | null }
  | { type: 'servicesDone'; hasAddons: boolean }
  /** There are none, or they cannot be told (BOOK-38). */
  | { type: 'addonsMissing' }
  | { type: 'addonsDone'; addons: boolean }
  | { type: 'workshopChosen'; workshop: Workshop }
  | { type: 'timeChosen'; time: TimeSelection }
  | { type: 'workshopDropped' }
  | ({ type: 'pricesTold' } & WorkshopPrices)
  | { type: 'sent'; key: string }
  | { type: 'outcomeKnown'; key: string; outcome: Outcome }
  | { type: 'reset' };
