import { recoverFocus } from '../../design-system/focus/client/passFocus';
import { leadBack } from '../../rendering/client/leadBack';

/** What the page of a dealer does in the browser: the way back, and the live map once it is asked for. */
export function start(page: HTMLElement): void {
  leadBack(page.querySelector('[data-history-back]'));
  const map = page.querySelector('[data-place-map]');
  map?.querySelector('[data-show-map]')?.addEventListener('click', () => showMap(map));
}

/** The still map gives way to the live one, whose code is fetched only now. */
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
