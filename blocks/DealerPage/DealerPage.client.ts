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
  const stillMap = map.querySelector<HTMLElement>('[data-still-map]');
  const liveMap = map.querySelector<HTMLElement>('[data-live-map]');
  const island = liveMap?.querySelector('[data-island]');
  if (!stillMap || !liveMap) return;
  liveMap.hidden = false;
  stillMap.hidden = true;
  recoverFocus(liveMap);
  island?.dispatchEvent(new Event('start'));
}
