import { isTireHotelKept } from './client/tireHotelStore';

/**
 * Where this tab was in the tyre hotel it goes on at once, and with the registration that the page's address names.
 * Otherwise the code of the flow comes when a visitor turns to it.
 */
export function start(flow: HTMLElement): void {
  if (!new URLSearchParams(location.search).has('regNo') && !isTireHotelKept()) return;
  flow.querySelector('[data-island]')?.dispatchEvent(new Event('start'));
}
