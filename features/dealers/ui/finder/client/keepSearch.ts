import { searchKey } from '../searchKey';

/** Writes the search to the page's address, so that a reload or a shared link shows the same. */
export function keepSearch(text: string | undefined): void {
  const address = new URL(location.href);
  if (text) address.searchParams.set(searchKey, text);
  else address.searchParams.delete(searchKey);
  history.replaceState(history.state, '', address);
}
