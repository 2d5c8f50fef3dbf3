import { seenVariantsKey as key } from './hasSeenVariants';
import type { VariantsOnPage } from '../variantsOnPage';

/** A page with variants that was seen in this visit, and what has been reported of it since. */
export interface SeenVariant extends Pick<
  VariantsOnPage,
  'itemId' | 'language' | 'variantId' | 'testId' | 'link'
> {
  reported: readonly string[];
}

/** Pages that are remembered, for as long as the window is open. */
const maxSeen = 20;

/** What was seen in this window, with consent; nothing where the browser keeps nothing. */
export function readSeen(): SeenVariant[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as SeenVariant[];
  } catch {
    return [];
  }
}

export function keepSeen(seen: readonly SeenVariant[]): void {
  try {
    if (seen.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(seen.slice(-maxSeen)));
  } catch {
    // What is not kept is not counted.
  }
}
