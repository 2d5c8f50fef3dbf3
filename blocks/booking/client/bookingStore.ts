import { storeBooking } from '../../../domain/booking/storeBooking';
import { BOOKING_STORE } from '../../../domain/booking/storeName';
import type { BookingState } from '../../../domain/booking/bookingState.types';

/**
 * The booking that this tab was at; undefined where there is none, or none that may be gone on with. What checks it is
 * fetched only where there is one.
 */
export async function readBooking(): Promise<BookingState | undefined> {
  try {
    const kept = sessionStorage.getItem(BOOKING_STORE);
    if (kept === null) return undefined;
    const { readStoredBooking } = await import('../../../domain/booking/storedBooking');
    const left = readStoredBooking(kept, Date.now());
    return left && withoutSending(left);
  } catch {
    // A browser may forbid it: then a reload begins anew.
    return undefined;
  }
}

/** What was being sent when the page went may have arrived or not. */
function withoutSending(state: BookingState): BookingState {
  const { bookingInfo } = state;
  if (bookingInfo.outcome?.state !== 'sending') return state;
  return { ...state, bookingInfo: { ...bookingInfo, outcome: { state: 'unknown' } } };
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
