import { askedSessionKey } from './client/askedSession';

/** Names of a session's values in the address (spec 3 §3.3). */
const names = ['user', 'dealer', 'unit', 'transactionId', 'auto'];

/**
 * Takes the values of a session out of the address into the tab's storage, before anything else on the page
 * can read the address and pass it on: the tag manager, or the referrer of a link.
 */
export function start(): void {
  const address = new URL(location.href);
  const found = names.flatMap((name) => {
    const value = address.searchParams.get(name);
    address.searchParams.delete(name);
    return value === null ? [] : [[name, value]];
  });
  if (found.length === 0) return;
  try {
    sessionStorage.setItem(askedSessionKey, JSON.stringify(Object.fromEntries(found)));
  } catch {
    // Storage is switched off: the session is filled in by hand.
  }
  history.replaceState(history.state, '', address);
}
