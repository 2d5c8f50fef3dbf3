import type {
  MadeTireBooking,
  TireCredentials,
  TireCustomer,
  TireSession,
} from '../../../domain/tireHotel/tireHotel.types';

/** Pages of the flow, with the document's names (SHELL-22). */
export const tirePages = [
  'Search',
  'Login',
  'Validate',
  'LoggedIn',
  'Booking',
  'Confirmation',
] as const;

export type TirePage = (typeof tirePages)[number];

/** What is known of a booking that was sent and is not made, or not known to be. */
type PendingOutcome =
  | { state: 'sending' }
  /** Nobody can tell yet; it is looked at again. */
  | { state: 'unknown' }
  /** Not made; `said` is the server's message, null where it had none. */
  | { state: 'refused'; said: string | null; isTaken: boolean };

export type TireOutcome = PendingOutcome | { state: 'confirmed'; booking: MadeTireBooking };

interface SentTireBooking {
  /** Under which the server knows it: a UUID. */
  key: string;
  outcome: PendingOutcome;
}

/** Where a visitor of the tyre hotel is, and what the server has told so far. Nothing that was typed is in it. */
export interface TireHotelState {
  page: TirePage;
  customer: TireCustomer | null;
  credentials: TireCredentials | null;
  session: TireSession | null;
  /** Registration of the vehicle that is looked at, of those in the session. */
  regNo: string | null;
  /** ISO day, and `08:00`. */
  date: string | null;
  time: string | null;
  sent: SentTireBooking | null;
  confirmation: MadeTireBooking | null;
  /** The booking was rated, or tried to be. */
  isRated: boolean;
  /** Why the visitor is back at the beginning, in words, where it was not their wish. */
  ended: string | null;
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
  /** Null once it is cancelled. */
  | { type: 'bookedLookedAt'; key: string; booking: MadeTireBooking | null }
  | { type: 'rated' }
  | { type: 'opened'; page: TirePage }
  | { type: 'ended'; words: string | null };
