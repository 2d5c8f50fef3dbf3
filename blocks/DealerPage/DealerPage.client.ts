import { recoverFocus } from '../../design-system/focus/client/passFocus';
import { enhanceBackLink } from '../../rendering/client/enhanceBackLink';

/** Enhances the page of a dealer in the browser: the back link, and the live map on request. */
export function start(page: HTMLElement): void {
  enhanceBackLink(page.querySelector('[data-history-back]'));
  const map = page.querySelector('[data-place-map]');
  map?.querySelector('[data-show-map]')?.addEventListener('click', () => showMap(map));
}

/** Replaces the static map by the interactive one, whose code is loaded only now. */
function showMap(map: Element): void {
  const still = map.querySelector<HTMLElement>('[data-still-map]');
  const live = map.querySelector<HTMLElement>('[data-live-map]');
  const island = live?.querySelector('[data-island]');
  if (!still || !live) return;
  live.hidden = false;
  still.hidden = true;
  recoverFocus(live);
  island?.dispatchEvent(new Event('start'));
}
