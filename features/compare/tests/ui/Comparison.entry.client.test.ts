/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { start } from '../../ui/Comparison.entry.client';
import { COMPARED_KEY } from '../../../car/ui/storageKeys';

const car = { car_id: '7', slug: 'kia-ev6', car_brand: 'Kia', car_model: 'EV6' };
const tray = '<div data-island="CompareCars"></div>';
const card =
  '<article data-car="7"><p data-answered-by="Comparison"><button data-compare="7" aria-pressed="false"></button></p></article>';

/** Whether the comparison was started, once the page's scripts have run. */
async function started(html: string): Promise<boolean> {
  document.body.innerHTML = html;
  let isStarted = false;
  document.querySelector('[data-island]')?.addEventListener('start', () => (isStarted = true));
  start();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return isStarted;
}

/** Lets tests set which elements are in view, because jsdom has no layout. */
let comeIntoView: (element: Element) => void;

beforeEach(() => {
  sessionStorage.clear();
  comeIntoView = () => undefined;
  window.IntersectionObserver = class {
    readonly #watched = new Set<Element>();
    constructor(callback: IntersectionObserverCallback) {
      comeIntoView = (target) => {
        if (!this.#watched.has(target)) return;
        callback([{ target, isIntersecting: true }] as never, this as never);
      };
    }
    observe = (element: Element) => void this.#watched.add(element);
    disconnect = () => this.#watched.clear();
  } as never;
});

test('[CMP-08] a page without cars loads the comparison of its session', async () => {
  sessionStorage.setItem(COMPARED_KEY, JSON.stringify([car]));
  expect(await started(tray)).toBe(true);
});

test('a page without cars fetches no script while nothing is compared', async () => {
  expect(await started(tray)).toBe(false);
});

test('the buttons of cars show the visitor’s choice', async () => {
  sessionStorage.setItem(COMPARED_KEY, JSON.stringify([car]));
  await started(tray + card);
  expect(document.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
});

test('a page whose cars are further down fetches their script when they come near the view', async () => {
  localStorage.setItem('saved-cars', JSON.stringify([car]));
  await started(`${tray}${card.replaceAll('compare', 'save')}`);
  const button = document.querySelector('button');
  expect(button?.getAttribute('aria-pressed')).toBe('false');
  comeIntoView(document.querySelector('article')!);
  await waitFor(() => expect(button?.getAttribute('aria-pressed')).toBe('true'));
});
