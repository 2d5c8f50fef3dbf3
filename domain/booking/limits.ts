/** Longest message to the workshop, and of a service's own, in characters. */
export const MAX_MESSAGE_LENGTH = 80;

/** Services of one visit. */
export const MAX_SERVICES = 30;

/** Highest mileage that is booked with, in mil of 10 km; more is no car's. */
export const MAX_MIL = 200_000;

/** When a car that stays for the day is handed in (BOOK-86). */
export const FULL_DAY_TIME = '08:00';

/** The currency of the workshop system (BOOK-87). */
export const BOOKING_CURRENCY = 'SEK';
