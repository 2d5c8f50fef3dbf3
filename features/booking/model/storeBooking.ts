import type { BookingState } from '../../../domain/booking/bookingState.types';
import type { ServiceBookingState } from './serviceBooking.types';

/** The state as text, and the time, in ms since 1970; without who books. */
export function storeServiceBooking(state: ServiceBookingState, now: number): string {
  const { contact: _, ...bookingInfo } = state.bookingInfo;
  return JSON.stringify({ ...state, bookingInfo, savedAt: now });
}

/** Name under which a browser session keeps a booking (BOOK-22). */
export const BOOKING_STORE = 'mechmate-store';

/** The same of the older variant: the two do not go on with each other's bookings. */
export const SERVICE_BOOKING_STORE = 'service-booking-store';

/** The state as text with the document's fields, and the time, in ms since 1970. */
export function storeBooking(state: BookingState, now: number): string {
  const { location } = state;
  const place = {
    lat: location?.latitude ?? null,
    lng: location?.longitude ?? null,
    region: location?.region ?? null,
  };
  return JSON.stringify({ ...place, ...state, savedAt: now });
}
