import { hasStoredTireHotel } from './client/tireHotelStore';

/**
 * Starts the flow at once if this tab was already in the tyre hotel, or if the page's address contains a
 * registration. Otherwise the flow's code is loaded when a visitor first uses it.
 */
export function start(flow: HTMLElement): void {
  if (!new URLSearchParams(location.search).has('regNo') && !hasStoredTireHotel()) return;
  flow.querySelector('[data-island]')?.dispatchEvent(new Event('start'));
}
