/** How long before its moment a countdown begins to tick, in ms: seconds say nothing of what is months away. */
const TICKING_MS = 14 * 24 * 3_600_000;

/** Whether a moment is so far ahead that its date says more than a clock. @param left ms until then */
export const isFarAway = (left: number): boolean => left > TICKING_MS;
