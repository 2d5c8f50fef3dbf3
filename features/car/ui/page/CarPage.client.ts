import { viewedCars } from '../carsOnDevice';
import { readCard } from '../client/readCard';
import { enhanceBackLink } from '../../../../rendering/client/enhanceBackLink';
import { hideRepeat } from './client/hideRepeat';
import { trackCarView } from './client/trackCarView';
import { PLACE_KEY } from '../storageKeys';

/** Time for the layout to settle before the page scrolls to the form. */
const DELAY_MS = 200;

/**
 * Scrolls to the contact form for any anchor that refers to it. The form's own script does the same, and
 * ticks its boxes (features/enquiries/ui/contact), but starts only when the form is visible.
 */
function scrollToForm(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onHashChange = () => {
    const { hash } = location;
    if (!hash.includes('contact') || hash === '#contact-sent') return;
    clearTimeout(timer);
    timer = setTimeout(() => document.getElementById('contact-form')?.scrollIntoView(), DELAY_MS);
  };
  addEventListener('hashchange', onHashChange);
  onHashChange();
}

/** Space between the end of the column and the end of the window. */
const MARGIN_PX = 16;

/**
 * Makes a sticky column that is higher than the window stick at its lower end (features/car/ui/page/CarPage).
 * At its upper end, its lower part could not be scrolled into view.
 */
function keepEndVisible(column: HTMLElement | null): void {
  if (!column) return;
  const measure = () => {
    const top = `${window.innerHeight - column.offsetHeight - MARGIN_PX}px`;
    column.style.setProperty('--end-in-sight', top);
  };
  new ResizeObserver(measure).observe(column);
  addEventListener('resize', measure, { passive: true });
}

/** Script of a car's page (CarPage.tsx) that runs before any island. */
export function start(page: HTMLElement): void {
  trackCarView(page);
  const car = readCard(page);
  if (car) viewedCars.add(car);
  enhanceBackLink(page.querySelector('[data-history-back]'));
  keepEndVisible(page.querySelector('[data-price-column]'));
  hideRepeat(page.querySelector('[data-price-bar]'), [
    page.querySelector('[data-buy-box]'),
    page.querySelector('#contact'),
  ]);
  loadDistance(page.querySelector('[data-car-where]'));
  scrollToForm();
}

/** Loads the script for distances only if the address or the tab's storage has a place. */
function loadDistance(element: HTMLElement | null): void {
  if (element?.dataset.place || hasStoredPlace()) {
    void import('./client/showDistance').then((module) => module.showDistance(element));
  }
}

/** False also if the browser blocks its storage. */
function hasStoredPlace(): boolean {
  try {
    return sessionStorage.getItem(PLACE_KEY) !== null;
  } catch {
    return false;
  }
}
