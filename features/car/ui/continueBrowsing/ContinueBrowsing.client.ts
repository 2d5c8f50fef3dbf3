import { DRAFT_PREFIX } from '../../../enquiries/ui/client/draftPrefix';
import { VIEWED_KEY, LAST_SEARCH_KEY } from '../storageKeys';

/** Fetches what offers the visitor what they left; who has left nothing pays for this question alone. */
export function start(place: HTMLElement): void {
  if (hasLeftAnything()) void import('./client/offerThings').then((it) => it.offerThings(place));
}

/** False too where the browser refuses its storage. */
function hasLeftAnything(): boolean {
  try {
    return (
      [VIEWED_KEY, LAST_SEARCH_KEY].some((key) => localStorage.getItem(key) !== null) ||
      Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX))
    );
  } catch {
    return false;
  }
}
