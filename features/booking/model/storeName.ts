/** Name under which a browser session keeps a booking (BOOK-22). */
export const BOOKING_STORE = 'mechmate-store';

/** The same of the older variant: the two do not go on with each other's bookings. */
export const SERVICE_BOOKING_STORE = 'service-booking-store';
