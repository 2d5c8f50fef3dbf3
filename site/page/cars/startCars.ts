import { comparedKey } from '../../../blocks/Compare/comparedKey';
import { whenInSight } from '../whenInSight';

/** Where cars are put into the page later on. */
const places = '[data-car-list], [data-island=ListSavedCars]';

/** How far below the window cars are awaited: what they need arrives before they do. */
const nearness = '50%';

/**
 * Fetches the script of cars where cars come near; at once where cars will be put into the page, and
 * while the session compares some.
 */
export function startCars(): void {
  if (!document.querySelector('[data-island=CompareCars]')) return;
  if (document.querySelector(places) || comparesCars()) return startWatching();
  whenInSight(document.querySelectorAll('[data-car]'), startWatching, nearness);
}

function startWatching(): void {
  void import('./watchCars').then((module) => module.watchCars());
}

/** False too where the browser refuses its storage. */
function comparesCars(): boolean {
  try {
    return sessionStorage.getItem(comparedKey) !== null;
  } catch {
    return false;
  }
}
