/** Characters of a registration. */
export const MIN_PLATE_LENGTH = 2;
export const MAX_PLATE_LENGTH = 7;

/** Digits of a code. */
export const CODE_LENGTH = 4;

/** Longest words to the station, and with a review. */
export const MAX_FREE_TEXT = 500;
export const MAX_REVIEW = 1000;

/** Time without activity after which a visitor is logged out, in ms. */
export const IDLE_MS = 20 * 60_000;

/** Longest time that a visitor stays logged in, active or not, in ms. */
export const MAX_SESSION_MS = 4 * 60 * 60_000;

/** Days from today on which the first change can be booked, and months to the last. */
export const FIRST_DAYS = 3;
export const LAST_MONTHS = 3;
