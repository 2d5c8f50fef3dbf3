/** Name under which a browser session keeps a booking (BOOK-22). */
export const BOOKING_STORE = 'mechmate-store';
