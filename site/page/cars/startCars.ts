import { comparedKey } from '../../../blocks/Compare/comparedKey';

/** Where cars are, or will be. */
const places = '[data-car], [data-car-list], [data-island=ListSavedCars]';

/** Fetches the script of cars for pages with cars, and for all while the session compares some. */
export function startCars(): void {
  if (!document.querySelector('[data-island=CompareCars]')) return;
  if (!document.querySelector(places) && !comparesCars()) return;
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
