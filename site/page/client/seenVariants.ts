import { SEEN_VARIANTS_KEY as key } from './hasSeenVariants';
import type { VariantsOnPage } from '../variantsOnPage';

/** A page with variants that was seen in this window, and the events that were reported about it since. */
export interface SeenVariant extends Pick<
  VariantsOnPage,
  'itemId' | 'language' | 'variantId' | 'testId' | 'link'
> {
  reported: readonly string[];
}

/** Maximum number of pages that are stored while the window is open. */
const MAX_SEEN = 20;

/** Variants that were seen in this window, with consent; empty if the browser stores nothing. */
export function readSeen(): SeenVariant[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as SeenVariant[];
  } catch {
    return [];
  }
}

/** Stores the variants that were seen in this window; an empty list deletes them. */
export function storeSeen(seen: readonly SeenVariant[]): void {
  try {
    if (seen.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(seen.slice(-MAX_SEEN)));
  } catch {
    // A view that cannot be stored is not counted.
  }
}
