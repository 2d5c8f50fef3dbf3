/** Minimum and maximum number of characters of a registration. */
export const MIN_PLATE_CHARACTERS = 2;
export const MAX_PLATE_CHARACTERS = 7;

/** Number of digits of a code. */
export const CODE_DIGITS = 4;

/** Maximum number of characters of a message to the station, and of a review's comment. */
export const MAX_MESSAGE_CHARACTERS = 500;
export const MAX_REVIEW_CHARACTERS = 1000;

/** A visitor is logged out after this time without activity. */
export const MAX_IDLE_MS = 20 * 60_000;

/** Maximum time that a visitor stays logged in, active or not. */
export const MAX_SESSION_MS = 4 * 60 * 60_000;

/** How many days from today the first change can be booked, and how many months from today the last one. */
export const MIN_DAYS_AHEAD = 3;
export const MAX_MONTHS_AHEAD = 3;
