import { passFocus } from '../../../../../design-system/focus/client/passFocus';
import { eraseDraft, lastDraft } from '../../../../enquiries/ui/client/drafts';
import { viewedCars } from '../../carsOnDevice';
import { forgetSearch } from './lastSearch';
import { thingElement } from './thingElement';
import { whatWasLeft } from './whatWasLeft';

/**
 * Calls `start` once, when an element is below the window: what is put there then moves nothing that is in sight. At
 * once where it is; else when the visitor has scrolled so far up that it is.
 */
function whenBelow(element: Element, start: () => void): void {
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
 * Offers the visitor what they left on this device. Shown once its place is below the window, so that nothing in sight
 * moves; forgotten at a press, by the device too.
 */
export function offerThings(place: HTMLElement): void {
  const strip = place.querySelector<HTMLElement>('[data-strip]');
  if (!strip?.hidden) return;
  place.querySelector('[data-forget]')?.addEventListener('click', () => {
    passFocus(strip);
    strip.hidden = true;
    const draft = lastDraft();
    if (draft) eraseDraft(draft.formName);
    viewedCars.clear();
    forgetSearch();
  });
  // Never rejects.
  void whatWasLeft(place.dataset.carPath ?? '').then((things) => {
    if (things.length === 0) return;
    const elements = things.flatMap((thing) => thingElement(place, thing) ?? []);
    place.querySelector('[data-things]')?.replaceChildren(...elements);
    whenBelow(place, () => (strip.hidden = false));
  });
}
