/** Maximum number of characters of a message to the workshop, and of a text for a service. */
export const MAX_MESSAGE_CHARACTERS = 80;

/** Maximum number of services in one visit. */
export const MAX_SERVICES = 30;

/** Maximum mileage of a booking, in mil of 10 km; no car has driven more. */
export const MAX_MIL = 200_000;

/** Drop-off time of a car that stays all day (BOOK-86). */
export const FULL_DAY_TIME = '08:00';

/** The currency of the workshop system (BOOK-87). */
export const BOOKING_CURRENCY = 'SEK';
