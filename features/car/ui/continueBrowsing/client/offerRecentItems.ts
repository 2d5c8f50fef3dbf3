import { passFocus } from '../../../../../design-system/focus/client/passFocus';
import { eraseDraft, lastDraft } from '../../../../enquiries/ui/client/drafts';
import { viewedCars } from '../../carsOnDevice';
import { forgetSearch } from './lastSearch';
import { recentItemElement } from './recentItemElement';
import { readRecentItems } from './readRecentItems';

/**
 * Calls `start` once the element is below the window: content inserted there does not move what the visitor
 * sees. That is at once, or after the visitor has scrolled up far enough.
 */
function runOnceBelow(element: Element, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    const isBelow = entries.some(
      ({ isIntersecting, boundingClientRect }) =>
        !isIntersecting && boundingClientRect.top >= innerHeight,
    );
    if (!isBelow) return;
    observer.disconnect();
    start();
  });
  observer.observe(element);
}

/**
 * Shows the items that the visitor can continue with, once their position is below the window, so that
 * nothing visible moves. A button hides them and removes their data from the device.
 */
export function offerRecentItems(root: HTMLElement): void {
  const strip = root.querySelector<HTMLElement>('[data-strip]');
  if (!strip?.hidden) return;
  root.querySelector('[data-forget]')?.addEventListener('click', () => {
    passFocus(strip);
    strip.hidden = true;
    const draft = lastDraft();
    if (draft) eraseDraft(draft.formName);
    viewedCars.clear();
    forgetSearch();
  });
  // `readRecentItems` never rejects.
  void readRecentItems(root.dataset.carPath ?? '').then((items) => {
    if (items.length === 0) return;
    const elements = items.flatMap((item) => recentItemElement(root, item) ?? []);
    root.querySelector('[data-things]')?.replaceChildren(...elements);
    runOnceBelow(root, () => (strip.hidden = false));
  });
}
