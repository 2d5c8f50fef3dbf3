/** Different values after which it is judged whether values repeat. */
const TRIAL = 1024;
/** Share of different values at which they repeat too little. */
const MOSTLY_DIFFERENT = 0.2;
/** Share of known texts below which looking for them costs more than it saves. */
const SELDOM = 0.1;

/** Whether values of which so many were different, among so many in all, are worth comparing. */
export const isWorthRemembering = (different: number, all: number): boolean =>
  different < TRIAL || different < all * MOSTLY_DIFFERENT;

/** Whether texts of which so many were known, among so many that were looked for, are worth looking for. */
export const isRepeating = (known: number, all: number): boolean =>
  all < 4 * TRIAL || known > all * SELDOM;
