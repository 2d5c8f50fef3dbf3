/**
 * Starts the booking at once if this tab has an unfinished one, or if the page's address names a place.
 * Otherwise the code of the steps loads when a visitor interacts with them.
 * @param storageKey storage key of the booking
 */
export function startIfPrefilled(booking: HTMLElement, storageKey: string): void {
  const query = new URLSearchParams(location.search);
  const hasPlace = query.has('lat') && query.has('lng');
  if (!hasPlace && !isStored(storageKey)) return;
  booking.querySelector('[data-island]')?.dispatchEvent(new Event('start'));
}

function isStored(store: string): boolean {
  try {
    return sessionStorage.getItem(store) !== null;
  } catch {
    return false;
  }
}
