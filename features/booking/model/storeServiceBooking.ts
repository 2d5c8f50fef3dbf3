import type { ServiceBookingState } from './serviceBooking.types';

/** The state as text, and the time, in ms since 1970; without who books. */
export function storeServiceBooking(state: ServiceBookingState, now: number): string {
  const { contact: _, ...bookingInfo } = state.bookingInfo;
  return JSON.stringify({ ...state, bookingInfo, savedAt: now });
}
