/** Characters of a registration (spec 3 §5.5). */
export const MIN_PLATE_LENGTH = 2;
export const MAX_PLATE_LENGTH = 7;

/** Digits of a code. */
export const CODE_LENGTH = 4;

/** Longest words to the station, and with a review. */
export const MAX_FREE_TEXT = 500;
export const MAX_REVIEW = 1000;

/** Whoever does nothing for so long is logged out, in ms. */
export const IDLE_MS = 20 * 60_000;

/** Nobody is logged in for longer than this, whatever they do, in ms. */
export const MAX_SESSION_MS = 4 * 60 * 60_000;

/** Days from today on which the first change can be booked, and months to the last (spec 3 §9). */
export const FIRST_DAYS = 3;
export const LAST_MONTHS = 3;
