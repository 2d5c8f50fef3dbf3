import type { BookingState } from '../../../domain/booking/bookingState.types';

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
