import { islandSelector } from '../../../../rendering/client/selectors';
import type { StoredCar } from '../../../car/ui/client/storedCars';
import { comparedCars } from '../../../car/ui/comparedCar';
import { savedCars, viewedCars } from '../../../car/ui/carsOnDevice';
import { fetchCar } from './fetchCar';
import { openShared } from './openShared';
import { readCard } from '../../../car/ui/client/readCard';

/** Buttons of a car, and the list that each puts it into; their attribute holds the car's id. */
const lists = [
  { attribute: 'data-compare', list: comparedCars },
  { attribute: 'data-save', list: savedCars },
] as const;

/**
 * Gives life to the buttons of cars, those that are put into the page later included: comparing and
 * saving change lists that stay in the browser. A car that is opened is remembered as seen.
 */
export function watchCars(): void {
  document.addEventListener('click', onClick);
  // A middle click opens a car too.
  document.addEventListener('auxclick', rememberOpened);
  for (const { list } of lists) list.subscribe(markButtons);
  comparedCars.subscribe(showComparison);
  const main = document.querySelector('main');
  if (main) new MutationObserver(markButtons).observe(main, { childList: true, subtree: true });
  markButtons();
  showComparison();
  // What cannot be had is said in the comparison.
  void openShared();
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-compare], [data-save]');
  if (!button) rememberOpened(event);
  else if (button.dataset.compare !== undefined) void toggleCompared(button);
  else toggleSaved(button);
}

/** Takes a car out, or puts it in with its details; with what its card tells where these cannot be had. */
async function toggleCompared(button: HTMLElement): Promise<void> {
  const id = button.dataset.compare ?? '';
  if (button.ariaBusy === 'true') return;
  if (comparedCars.has(id)) return comparedCars.remove(id);
  const basic = readCard(button.closest('[data-car]'));
  button.ariaBusy = 'true';
  const car = await fetchCar(id).catch(() => basic);
  button.ariaBusy = null;
  if (car) comparedCars.add(car);
}

function toggleSaved(button: HTMLElement): void {
  const id = button.dataset.save ?? '';
  const car = readCard(button.closest('[data-car]'));
  if (savedCars.has(id)) savedCars.remove(id);
  else if (car) savedCars.add(car);
}

function rememberOpened({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const car = link && readCard(link.closest('[data-car]'));
  if (car) viewedCars.add(car);
}

/** Shows on every button whether its car is in its list. */
function markButtons(): void {
  for (const { attribute, list } of lists) {
    const ids = new Set(list.read().map(({ car_id }: StoredCar) => car_id));
    for (const button of document.querySelectorAll(`[${attribute}]`)) {
      const pressed = String(ids.has(button.getAttribute(attribute) ?? ''));
      if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
    }
  }
}

/** The comparison is code of its own, fetched once there is something to compare. */
function showComparison(): void {
  if (comparedCars.read().length === 0) return;
  document.querySelector(islandSelector('CompareCars'))?.dispatchEvent(new Event('start'));
}
