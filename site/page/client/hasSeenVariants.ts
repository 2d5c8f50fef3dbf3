/**
 * Storage key of the variants that were seen in this window (seenVariants.ts); a separate module, since
 * every page loads it.
 */
export const SEEN_VARIANTS_KEY = 'variants';

/** Whether variants were seen, without parsing them. */
export function hasSeenVariants(): boolean {
  try {
    return sessionStorage.getItem(SEEN_VARIANTS_KEY) !== null;
  } catch {
    return false;
  }
}
