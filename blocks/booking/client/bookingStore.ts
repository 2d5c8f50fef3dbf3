import {
  BOOKING_STORE,
  readStoredBooking,
  storeBooking,
} from '../../../domain/booking/storedBooking';
import type { BookingState } from '../../../domain/booking/bookingState.types';

/** The booking that this tab was at; undefined where there is none, or none that may be gone on with. */
export function readBooking(): BookingState | undefined {
  try {
    return readStoredBooking(sessionStorage.getItem(BOOKING_STORE), Date.now());
  } catch {
    // A browser may forbid it: then a reload begins anew.
    return undefined;
  }
}

export function keepBooking(state: BookingState): void {
  try {
    sessionStorage.setItem(BOOKING_STORE, storeBooking(state, Date.now()));
  } catch {
    // Full, or forbidden.
  }
}

export function forgetBooking(): void {
  try {
    sessionStorage.removeItem(BOOKING_STORE);
  } catch {
    // There is none.
  }
}
