import type {
  BookedCar,
  MadeBooking,
  OfferingType,
  OfferPrice,
  PriceRange,
  Workshop,
} from './booking.types';
import type { BookingError } from './bookingErrors';

/** The place near which a visitor is looking for workshops (BOOK-23). */
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
  /** SEK for one unit under a service agreement; null when that makes no difference. */
  priceDiscount: number | null;
  /** Range that the price may be in; absent once the price is that of one workshop. */
  priceRange?: PriceRange;
  category: string;
  type: OfferingType;
  /** The quantity; 1 where there is none to choose. */
  unit: number;
  unitAbbreviation: string;
  /** The visitor's text to the workshop; null when none is needed. */
  userInput: string | null;
}

/** A free time (BOOK-29). */
export interface TimeSelection {
  /** Local: `2026-11-24T08:00:00`. */
  timeslot: string;
  isFullDay: boolean;
}

/** The result of sending a booking. */
export type Outcome =
  | { state: 'sending' }
  /** It is not known yet whether the booking was made. */
  | { state: 'unknown' }
  | { state: 'refused'; error: BookingError }
  | { state: 'confirmed'; answer: MadeBooking };

/** A workshop's prices for the chosen services. */
export interface WorkshopPrices {
  departmentId: string;
  offers: readonly OfferPrice[];
}

/** A visitor's choices other than services and car; null for those that were not made yet. */
export interface BookingInfo {
  /** Whether the visitor wants add-ons; null before the question was shown (BOOK-39). */
  addons: boolean | null;
  workshop: Workshop | null;
  time: TimeSelection | null;
  /** The chosen workshop's prices; null until they have loaded: until then medians are shown. */
  prices: WorkshopPrices | null;
  /** UUID of the sent booking; null before it is sent. */
  key: string | null;
  outcome: Outcome | null;
}

/**
 * The state of a visitor's booking, with the names of the specification (BOOK-22). `bookingState` is the
 * step that was reached and `displayState` the step that is open: 0 nothing done, 1 vehicle and place, 2
 * services, 3 add-ons, 4 workshop and time, 5 booked.
 */
export interface BookingState {
  /** Null until a vehicle was found. */
  car: BookedCar | null;
  location: ChosenLocation | null;
  /** In mil; null when the visitor gave none. */
  milage: number | null;
  bookingState: number;
  /** Total number of steps: 4 while booking; 5 before a vehicle was found, and when the booking is done. */
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
  /** There are no add-ons, or they could not be fetched (BOOK-38). */
  | { type: 'addonsMissing' }
  | { type: 'addonsDone'; addons: boolean }
  | { type: 'workshopChosen'; workshop: Workshop }
  | { type: 'timeChosen'; time: TimeSelection }
  | { type: 'workshopDropped' }
  | ({ type: 'pricesTold' } & WorkshopPrices)
  | { type: 'sent'; key: string }
  | { type: 'outcomeKnown'; key: string; outcome: Outcome }
  | { type: 'reset' };
