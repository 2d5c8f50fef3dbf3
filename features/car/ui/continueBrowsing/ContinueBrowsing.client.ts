import { DRAFT_PREFIX } from '../../../enquiries/ui/client/draftPrefix';
import { VIEWED_KEY, LAST_SEARCH_KEY } from '../storageKeys';

/** Loads the list of items to continue with; for visitors without any, only this check runs. */
export function start(root: HTMLElement): void {
  if (hasRecentItems())
    void import('./client/offerRecentItems').then((module) => module.offerRecentItems(root));
}

/** Also false where the browser blocks its storage. */
function hasRecentItems(): boolean {
  try {
    return (
      [VIEWED_KEY, LAST_SEARCH_KEY].some((key) => localStorage.getItem(key) !== null) ||
      Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX))
    );
  } catch {
    return false;
  }
}
