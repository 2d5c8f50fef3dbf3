/** Different values after which it is judged whether values repeat. */
const TRIAL = 1024;
/** Share of different values at which they repeat too little. */
const MOSTLY_DIFFERENT = 0.2;

/** Whether values of which so many were different, among so many in all, are worth comparing. */
export const isWorthRemembering = (different: number, all: number): boolean =>
  different < TRIAL || different < all * MOSTLY_DIFFERENT;
