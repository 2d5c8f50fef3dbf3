import type { BookedCar, BookingCustomer, Workshop } from '../../../domain/booking/booking.types';
import type {
  BookingAction,
  ChosenLocation,
  Outcome,
  SelectedService,
  TimeSelection,
  WorkshopPrices,
} from '../../../domain/booking/bookingState.types';

/** Answers of a service booking; null for those not given yet. */
export interface ServiceBookingInfo {
  /** Whether the visitor chose add-ons; null until then. */
  addons: boolean | null;
  time: TimeSelection | null;
  /**
   * The prices that are shown; null while these are medians. Those of the workshop chosen before stay until
   * the chosen one has told its own (OQ-106).
   */
  prices: WorkshopPrices | null;
  /** The visitor's contact details. Not stored with the state: the form has its own draft. */
  contact: { customer: BookingCustomer; freeText: string } | null;
  /** UUID of the booking that was sent, and its outcome; null before. */
  key: string | null;
  outcome: Outcome | null;
}

/** State of the older variant of the booking, with the names of the specification (OLDBOOK-04). */
export interface ServiceBookingState {
  /** The open step, 0 to 5 (OLDBOOK-01), and the furthest one reached. */
  step: number;
  reached: number;
  /** Null until a vehicle was found. */
  car: BookedCar | null;
  /** Mileage in mil; null if not given. */
  mileage: number | null;
  /** The workshop that was chosen. */
  location: Workshop | null;
  /** The place near which workshops are searched. */
  region: ChosenLocation | null;
  /** The chosen services by code of the offering. */
  services: Readonly<Record<string, SelectedService>>;
  bookingInfo: ServiceBookingInfo;
}

/** Actions of both variants (OLDBOOK-06). */
type SharedAction = Exclude<BookingAction, { type: 'begun' | 'reset' }>;

export type ServiceBookingAction =
  | SharedAction
  /** Workshop and time are chosen. */
  | { type: 'placeDone' }
  | { type: 'contactGiven'; customer: BookingCustomer; freeText: string };
