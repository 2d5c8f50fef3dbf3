import { comparedKey } from '../../../blocks/Compare/comparedKey';
import { whenInSight } from '../whenInSight';

/** Where cars are put into the page later on. */
const places = '[data-car-list], [data-island=ListSavedCars]';

/** Compare and save a car (blocks/Car/CarCardActions). */
const buttons = '[data-compare], [data-save]';

/** How far below the window cars are awaited: what they need arrives before they do. */
const nearness = '50%';

/**
 * Fetches the script of cars where cars come near; at once where cars will be put into the page, and
 * while the session compares some.
 */
export function startCars(): void {
  if (!document.querySelector('[data-island=CompareCars]')) return;
  const press = keepPresses();
  const start = () =>
    void import('./watchCars').then((module) => {
      module.watchCars();
      press();
    });
  if (document.querySelector(places) || comparesCars()) return start();
  whenInSight(document.querySelectorAll('[data-car]'), start, nearness);
}

/** Remembers the buttons of cars that are pressed before their script has come; the function returned presses them again. */
function keepPresses(): () => void {
  const pressed: HTMLElement[] = [];
  const controller = new AbortController();
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>(buttons);
    if (button) pressed.push(button);
  };
  document.addEventListener('click', keep, { signal: controller.signal });
  return () => {
    controller.abort();
    for (const button of pressed) button.click();
  };
}

/** False too where the browser refuses its storage. */
function comparesCars(): boolean {
  try {
    return sessionStorage.getItem(comparedKey) !== null;
  } catch {
    return false;
  }
}
