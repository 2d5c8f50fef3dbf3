import { searchKey } from '../searchKey';

/** Lets the address of the page say what was searched, or nothing: a reload and a shared link show the same. */
export function keepSearch(text: string | undefined): void {
  const address = new URL(location.href);
  if (text) address.searchParams.set(searchKey, text);
  else address.searchParams.delete(searchKey);
  history.replaceState(history.state, '', address);
}
