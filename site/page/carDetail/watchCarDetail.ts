import { viewedCars } from '../../../blocks/SavedCars/savedCars';
import { readCard } from '../cars/readCard';
import { leadBack } from './leadBack';
import { hideRepeat } from './hideRepeat';
import { keepEndInSight } from './keepEndInSight';
import { scrollToForm } from './scrollToForm';
import { tellOfCar } from './tellOfCar';

/** What the page of a car (blocks/CarDetail) does in the browser before any island. */
export function watchCarDetail(): void {
  const page = document.querySelector<HTMLElement>('[data-car-page]');
  if (!page) return;
  tellOfCar(page);
  const car = readCard(page);
  if (car) viewedCars.add(car);
  leadBack(page.querySelector('[data-history-back]'));
  const price = page.querySelector<HTMLElement>('[data-price-column]');
  keepEndInSight(price);
  hideRepeat(page.querySelector('[data-price-bar]'), [price, page.querySelector('#contact')]);
  scrollToForm();
}
