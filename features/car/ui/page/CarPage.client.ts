import { viewedCars } from '../carsOnDevice';
import { readCard } from '../client/readCard';
import { leadBack } from '../../../../rendering/client/leadBack';
import { hideRepeat } from './client/hideRepeat';
import { tellOfCar } from './client/tellOfCar';
import { PLACE_KEY } from '../storageKeys';

/** How long the page may settle before it scrolls to the form, in ms (spec 2 §9). */
const DELAY_MS = 200;

/**
 * Scrolls to the form about the car for any anchor that speaks of contact (spec 2 §2). The form itself
 * does the same and ticks its boxes (features/enquiries/ui/contact), but only wakes when it comes into sight.
 */
function scrollToForm(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heed = () => {
    const { hash } = location;
    if (!hash.includes('contact') || hash === '#contact-sent') return;
    clearTimeout(timer);
    timer = setTimeout(() => document.getElementById('contact-form')?.scrollIntoView(), DELAY_MS);
  };
  addEventListener('hashchange', heed);
  heed();
}

/** Room between the column's end and that of the window, in px. */
const room = 16;

/**
 * A column that is higher than the window sticks with its end (features/car/ui/page/CarPage): one that stuck
 * with its beginning would never show the rest.
 */
function keepEndInSight(column: HTMLElement | null): void {
  if (!column) return;
  const measure = () => {
    const top = `${window.innerHeight - column.offsetHeight - room}px`;
    column.style.setProperty('--end-in-sight', top);
  };
  new ResizeObserver(measure).observe(column);
  addEventListener('resize', measure, { passive: true });
}

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
