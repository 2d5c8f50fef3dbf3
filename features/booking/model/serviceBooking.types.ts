import type { BookedCar, BookingCustomer, Workshop } from '../../../domain/booking/booking.types';
import type {
  BookingAction,
  ChosenLocation,
  Outcome,
  SelectedService,
  TimeSelection,
} from '../../../domain/booking/bookingState.types';

export interface ServiceBookingInfo {
  /** Whether add-ons were wanted, once that was asked. */
  addons: boolean | null;
  time: TimeSelection | null;
  /** Id of the workshop whose prices the services have; null while they are medians. */
  pricedAt: string | null;
  /** Who books. Never kept with the rest: the form keeps what was typed by itself. */
  contact: { customer: BookingCustomer; freeText: string } | null;
  /** UUID of the booking that was sent, and what is known of it; null before. */
  key: string | null;
  outcome: Outcome | null;
}

/** A visitor's way through the older variant of the booking, with the document's names (OLDBOOK-04). */
export interface ServiceBookingState {
  /** The step that is open, 0 to 5 (OLDBOOK-01), and the furthest one that was. */
  step: number;
  reached: number;
  /** Null until a vehicle was found. */
  car: BookedCar | null;
  /** In mil; null where none was told. */
  mileage: number | null;
  /** The workshop that was chosen. */
  location: Workshop | null;
  /** Where workshops are looked for. */
  region: ChosenLocation | null;
  /** By code of the offering. */
  services: Readonly<Record<string, SelectedService>>;
  bookingInfo: ServiceBookingInfo;
}

/** What both variants understand, a workshop's prices among them (OLDBOOK-06). */
type SharedAction = Exclude<BookingAction, { type: 'begun' | 'reset' }>;

export type ServiceBookingAction =
  | SharedAction
  /** Workshop and time are chosen. */
  | { type: 'placeDone' }
  | { type: 'contactGiven'; customer: BookingCustomer; freeText: string };
