import { comparedKey } from '../../../blocks/Compare/comparedKey';
import { keepPresses } from '../keepPresses';
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
  const pressAgain = keepPresses(document, buttons);
  const start = () =>
    void import('./watchCars').then((module) => {
      module.watchCars();
      pressAgain();
    });
  if (document.querySelector(places) || comparesCars()) return start();
  whenInSight(document.querySelectorAll('[data-car]'), start, nearness);
}

/** False too where the browser refuses its storage. */
function comparesCars(): boolean {
  try {
    return sessionStorage.getItem(comparedKey) !== null;
  } catch {
    return false;
  }
}
