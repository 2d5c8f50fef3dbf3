/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { start } from '../../ui/Comparison.entry.client';
import { COMPARED_KEY } from '../../../car/ui/storageKeys';

const car = { car_id: '7', slug: 'kia-ev6', car_brand: 'Kia', car_model: 'EV6' };
const tray = '<div data-island="CompareCars"></div>';
const card =
  '<article data-car="7"><p data-answered-by="Comparison"><button data-compare="7" aria-pressed="false"></button></p></article>';

/** Opens a page, and returns whether its scripts have started the comparison. */
async function started(html: string): Promise<boolean> {
  document.body.innerHTML = html;
  let isStarted = false;
  document.querySelector('[data-island]')?.addEventListener('start', () => (isStarted = true));
  start();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return isStarted;
}

/** Brings an element into view, because jsdom has no layout. */
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

test('[CMP-08] a page of cars shows the comparison that is stored in the tab, and other pages do not', async () => {
  sessionStorage.setItem(COMPARED_KEY, JSON.stringify([car]));
  expect(await started(tray)).toBe(false);
  expect(await started(tray + card)).toBe(true);
});

test('a page without cars loads no script while nothing is compared', async () => {
  expect(await started(tray)).toBe(false);
});

test('the button of a compared car is pressed', async () => {
  sessionStorage.setItem(COMPARED_KEY, JSON.stringify([car]));
  await started(tray + card);
  expect(document.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
});

test('the script of cars that are further down loads when they come near the window', async () => {
  localStorage.setItem('saved-cars', JSON.stringify([car]));
  await started(`${tray}${card.replaceAll('compare', 'save')}`);
  const button = document.querySelector('button');
  expect(button?.getAttribute('aria-pressed')).toBe('false');
  comeIntoView(document.querySelector('article')!);
  await waitFor(() => expect(button?.getAttribute('aria-pressed')).toBe('true'));
});
