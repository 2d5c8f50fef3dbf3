import { BOOKING_STORE } from '../../domain/booking/storeName';

/**
 * Goes on with what this tab was at, or with the place that the page's address names. Otherwise the code of the
 * steps comes when a visitor turns to them.
 */
export function start(booking: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  const hasPlace = query.has('lat') && query.has('lng');
  if (!hasPlace && !isBegun()) return;
  booking.querySelector('[data-island]')?.dispatchEvent(new Event('start'));
}

function isBegun(): boolean {
  try {
    return sessionStorage.getItem(BOOKING_STORE) !== null;
  } catch {
    return false;
  }
}
