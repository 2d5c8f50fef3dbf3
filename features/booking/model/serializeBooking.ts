import type { BookingState } from '../../../domain/booking/bookingState.types';
import type { ServiceBookingState } from './serviceBooking.types';

/** Serialises the state without contact details. @param now ms since 1970, stored as `savedAt` */
export function serializeServiceBooking(state: ServiceBookingState, now: number): string {
  const { contact: _, ...bookingInfo } = state.bookingInfo;
  return JSON.stringify({ ...state, bookingInfo, savedAt: now });
}

/** Session storage key of a booking (BOOK-22). */
export const BOOKING_STORAGE_KEY = 'mechmate-store';

/** Key of the older variant: the two variants do not share bookings. */
export const SERVICE_BOOKING_STORAGE_KEY = 'service-booking-store';

/**
 * Serialises the state with the field names of the specification.
 * @param now ms since 1970, stored as `savedAt`
 */
export function serializeBooking(state: BookingState, now: number): string {
  const { location } = state;
  const place = {
    lat: location?.latitude ?? null,
    lng: location?.longitude ?? null,
    region: location?.region ?? null,
  };
  return JSON.stringify({ ...place, ...state, savedAt: now });
}
