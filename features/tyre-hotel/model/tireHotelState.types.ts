import type {
  MadeTireBooking,
  TireCredentials,
  TireCustomer,
  TireSession,
} from '../../../domain/tireHotel/tireHotel.types';

/** Pages of the flow, with the names of the specification (SHELL-22). */
export const tirePages = [
  'Search',
  'Login',
  'Validate',
  'LoggedIn',
  'Booking',
  'Confirmation',
] as const;

export type TirePage = (typeof tirePages)[number];

/** Status of a booking that was sent and has failed, or whose result is not known. */
type PendingOutcome =
  | { state: 'sending' }
  /** The result is not known yet; it is polled. */
  | { state: 'unknown' }
  /** The booking was not made; `said` is the server's message, null if it had none. */
  | { state: 'refused'; said: string | null; isTaken: boolean };

export type TireOutcome = PendingOutcome | { state: 'confirmed'; booking: MadeTireBooking };

interface SentTireBooking {
  /** Key of the booking on the server: a UUID. */
  key: string;
  outcome: PendingOutcome;
}

/** State of a visitor of the tyre hotel, and the server's answers so far. It contains no typed text. */
export interface TireHotelState {
  page: TirePage;
  customer: TireCustomer | null;
  credentials: TireCredentials | null;
  session: TireSession | null;
  /** Registration of the vehicle that is shown, one of those in the session. */
  regNo: string | null;
  /** Chosen ISO day, and time as `08:00`. */
  date: string | null;
  time: string | null;
  sent: SentTireBooking | null;
  confirmation: MadeTireBooking | null;
  /** Whether the visitor has sent a rating, even if it did not arrive. */
  isRated: boolean;
  /** Message that explains why the visitor is back at the start; null if by choice. */
  endMessage: string | null;
}

export type TireHotelAction =
  | { type: 'found'; customer: TireCustomer }
  | { type: 'codeSent'; credentials: TireCredentials }
  | { type: 'loggedIn'; session: TireSession }
  | { type: 'vehicleChosen'; regNo: string }
  | { type: 'bookingBegun' }
  | { type: 'dateChosen'; date: string }
  | { type: 'timeChosen'; date: string; time: string }
  | { type: 'sent'; key: string }
  | { type: 'outcomeKnown'; key: string; outcome: TireOutcome }
  /** `booking` is null once it is cancelled. */
  | { type: 'bookedLookedAt'; key: string; booking: MadeTireBooking | null }
  | { type: 'rated' }
  | { type: 'opened'; page: TirePage }
  | { type: 'ended'; message: string | null };
