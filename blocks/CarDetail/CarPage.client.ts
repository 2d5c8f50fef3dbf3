import { viewedCars } from '../SavedCars/savedCars';
import { readCard } from '../Car/client/readCard';
import { leadBack } from '../client/leadBack';
import { hideRepeat } from './client/hideRepeat';
import { keepEndInSight } from './client/keepEndInSight';
import { scrollToForm } from './client/scrollToForm';
import { tellDistance } from './client/tellDistance';
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
  tellDistance(page.querySelector('[data-car-where]'));
  scrollToForm();
}
