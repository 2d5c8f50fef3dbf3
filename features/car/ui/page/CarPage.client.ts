import { viewedCars } from '../carsOnDevice';
import { PLACE_KEY } from '../client/placeKey';
import { readCard } from '../client/readCard';
import { leadBack } from '../../../../rendering/client/leadBack';
import { hideRepeat } from './client/hideRepeat';
import { keepEndInSight } from './client/keepEndInSight';
import { scrollToForm } from './client/scrollToForm';
import { tellOfCar } from './client/tellOfCar';

/** What the page of a car (CarPage.tsx) does in the browser before any island. */
export function start(page: HTMLElement): void {
  tellOfCar(page);
  const car = readCard(page);
  if (car) viewedCars.add(car);
  leadBack(page.querySelector('[data-history-back]'));
  const price = page.querySelector<HTMLElement>('[data-price-column]');
  keepEndInSight(price);
  hideRepeat(page.querySelector('[data-price-bar]'), [price, page.querySelector('#contact')]);
  tellPlace(page.querySelector('[data-car-where]'));
  scrollToForm();
}

/** Who has told no place, in the address or before in this tab, pays for this question alone. */
function tellPlace(where: HTMLElement | null): void {
  if (where?.dataset.place || hasPlace()) {
    void import('./client/tellDistance').then((it) => it.tellDistance(where));
  }
}

/** False too where the browser refuses its storage. */
function hasPlace(): boolean {
  try {
    return sessionStorage.getItem(PLACE_KEY) !== null;
  } catch {
    return false;
  }
}
