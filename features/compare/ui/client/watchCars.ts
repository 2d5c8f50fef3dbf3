import { islandSelector } from '../../../../rendering/client/selectors';
import type { StoredCar } from '../../../car/ui/client/storedCars';
import { comparedCars } from '../../../car/ui/comparedCar';
import { savedCars, viewedCars } from '../../../car/ui/carsOnDevice';
import { fetchCar } from './fetchCar';
import { openShared } from './openShared';
import { readCard } from '../../../car/ui/client/readCard';

/**
 * The attribute of each button of a car, whose value is the car's id, and the list that the button changes.
 */
const buttonLists = [
  { attribute: 'data-compare', list: comparedCars },
  { attribute: 'data-save', list: savedCars },
] as const;

/**
 * Handles the compare and save buttons of all cars, including cars that are added to the page later, and adds
 * cars that the visitor opens to the viewed ones. All lists stay in the browser.
 */
export function watchCars(): void {
  document.addEventListener('click', onClick);
  // A middle click opens a car too.
  document.addEventListener('auxclick', addToViewed);
  for (const { list } of buttonLists) list.subscribe(markButtons);
  comparedCars.subscribe(showComparison);
  const main = document.querySelector('main');
  if (main) new MutationObserver(markButtons).observe(main, { childList: true, subtree: true });
  markButtons();
  showComparison();
  // Never rejects: the comparison shows cars that cannot be loaded.
  void openShared();
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-compare], [data-save]');
  if (!button) addToViewed(event);
  else if (button.dataset.compare !== undefined) void toggleCompared(button);
  else toggleSaved(button);
}

/** Removes a car, or adds it with fetched details; without those, with the data on its card. */
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

function addToViewed({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const car = link && readCard(link.closest('[data-car]'));
  if (car) viewedCars.add(car);
}

/** Shows every button as pressed if its car is in the list. */
function markButtons(): void {
  for (const { attribute, list } of buttonLists) {
    const ids = new Set(list.read().map(({ car_id }: StoredCar) => car_id));
    for (const button of document.querySelectorAll(`[${attribute}]`)) {
      const ariaPressed = String(ids.has(button.getAttribute(attribute) ?? ''));
      if (button.ariaPressed !== ariaPressed) button.ariaPressed = ariaPressed;
    }
  }
}

/** The comparison is a separate bundle, loaded once there is something to compare. */
function showComparison(): void {
  if (comparedCars.read().length === 0) return;
  document.querySelector(islandSelector('CompareCars'))?.dispatchEvent(new Event('start'));
}
