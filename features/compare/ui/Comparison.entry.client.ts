import { sharedKey } from './sharedKey';
import { keepPresses } from '../../../rendering/client/keepPresses';
import { answeredBySelector, clientScriptSelector } from '../../../rendering/client/selectors';
import { whenInSight } from '../../../rendering/client/whenInSight';
import { comparedKey } from '../../car/ui/storageKeys';

/** Where cars are put into the page later on: in lists, and among saved ones, where there are any. */
const places = `${clientScriptSelector('CarList')}, [data-island=ListSavedCars]`;

/** Compare and save a car (features/car/ui/CarCardActions). */
const buttons = `${answeredBySelector('Comparison')} button`;

/** How far below the window cars are awaited: what they need arrives before they do. */
const nearness = '50%';

/**
 * Fetches the script of cars where cars come near; at once where cars will be put into the page, and
 * while the session compares some, or the address does.
 */
export function start(): void {
  const pressAgain = keepPresses(document, buttons);
  const watch = () =>
    void import('./client/watchCars').then((module) => {
      module.watchCars();
      pressAgain();
    });
  if (document.querySelector(places) || comparesCars() || sharesCars()) return watch();
  whenInSight(document.querySelectorAll('[data-car]'), watch, nearness);
}

const sharesCars = (): boolean => new URLSearchParams(location.search).has(sharedKey);

/** False too where the browser refuses its storage. */
function comparesCars(): boolean {
  try {
    return sessionStorage.getItem(comparedKey) !== null;
  } catch {
    return false;
  }
}
