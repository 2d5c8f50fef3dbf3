import { sharedKey } from './sharedKey';
import { bufferClicks } from '../../../rendering/client/bufferClicks';
import { answeredBySelector, clientScriptSelector } from '../../../rendering/client/selectors';
import { whenInView } from '../../../rendering/client/whenInView';
import { COMPARED_KEY } from '../../car/ui/storageKeys';

/** Selector of blocks that add cars later: lists of cars, and the saved cars. */
const dynamicListSelector = `${clientScriptSelector('CarList')}, [data-island=ListSavedCars]`;

/** Selector of the buttons that compare and save a car (features/car/ui/CarCardActions). */
const buttonSelector = `${answeredBySelector('Comparison')} button`;

/** Margin around the window in which cars count as visible, so that the script is loaded in time. */
const preloadMargin = '50%';

/**
 * Loads the script for the buttons of cars when cars come close to the window. Loads it at once if the page
 * has a list that adds cars, if the address has compared cars, or if the tab has some and the page shows cars: on other
 * pages, such as a booking, there is no tray.
 */
export function start(): void {
  const replayClicks = bufferClicks(document, buttonSelector);
  const loadScript = () =>
    void import('./client/watchCars').then((module) => {
      module.watchCars();
      replayClicks();
    });
  const cars = document.querySelectorAll('[data-car]');
  const isOfCars = document.querySelector(dynamicListSelector) !== null;
  if (isOfCars || addressHasCars() || (cars.length > 0 && sessionHasCars())) return loadScript();
  whenInView(cars, loadScript, preloadMargin);
}

const addressHasCars = (): boolean => new URLSearchParams(location.search).has(sharedKey);

/** Whether this tab has compared cars; false if the browser blocks its storage. */
function sessionHasCars(): boolean {
  try {
    return sessionStorage.getItem(COMPARED_KEY) !== null;
  } catch {
    return false;
  }
}
