/**
 * Goes on with what this tab was at, or with the place that the page's address names. Otherwise the code of the
 * steps comes when a visitor turns to them.
 * @param store name under which the tab keeps it
 */
export function startWhenBegun(booking: HTMLElement, store: string): void {
  const query = new URLSearchParams(location.search);
  const hasPlace = query.has('lat') && query.has('lng');
  if (!hasPlace && !isKept(store)) return;
  booking.querySelector('[data-island]')?.dispatchEvent(new Event('start'));
}

function isKept(store: string): boolean {
  try {
    return sessionStorage.getItem(store) !== null;
  } catch {
    return false;
  }
}
