/**
 * Remaining time below which a countdown shows a clock: seconds are of no interest for a
 * date that is months away.
 */
const CLOCK_MAX_MS = 14 * 24 * 3_600_000;

/** Whether the date is shown instead of a clock. @param remainingMs ms until the target time */
export const isFarAway = (remainingMs: number): boolean => remainingMs > CLOCK_MAX_MS;
