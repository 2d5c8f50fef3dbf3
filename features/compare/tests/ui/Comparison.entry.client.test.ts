/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { start } from '../../ui/Comparison.entry.client';
import { comparedKey } from '../../../car/ui/storageKeys';

const car = { car_id: '7', slug: 'kia-ev6', car_brand: 'Kia', car_model: 'EV6' };
const tray = '<div data-island="CompareCars"></div>';
const card =
  '<article data-car="7"><p data-answered-by="Comparison"><button data-compare="7" aria-pressed="false"></button></p></article>';

/** Whether the comparison was asked to start, once the scripts that the page fetches have run. */
async function started(html: string): Promise<boolean> {
  document.body.innerHTML = html;
  let asked = false;
  document.querySelector('[data-island]')?.addEventListener('start', () => (asked = true));
  start();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return asked;
}

/** Told by tests what has come into view, since nothing is laid out here. */
let comeIntoView: (element: Element) => void;

beforeEach(() => {
  sessionStorage.clear();
  comeIntoView = () => undefined;
  window.IntersectionObserver = class {
    readonly #watched = new Set<Element>();
    constructor(tell: IntersectionObserverCallback) {
      comeIntoView = (target) => {
        if (!this.#watched.has(target)) return;
        tell([{ target, isIntersecting: true }] as never, this as never);
      };
    }
    observe = (element: Element) => void this.#watched.add(element);
    disconnect = () => this.#watched.clear();
  } as never;
});

test('[CMP-08] a page without cars shows the comparison of its session', async () => {
  sessionStorage.setItem(comparedKey, JSON.stringify([car]));
  expect(await started(tray)).toBe(true);
});

test('a page without cars fetches nothing while nothing is compared', async () => {
  expect(await started(tray)).toBe(false);
});

test('the buttons of cars show what the visitor has chosen', async () => {
  sessionStorage.setItem(comparedKey, JSON.stringify([car]));
  await started(tray + card);
  expect(document.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
});

test('a page whose cars are further down fetches their script when they come near', async () => {
  localStorage.setItem('saved-cars', JSON.stringify([car]));
  await started(`${tray}${card.replaceAll('compare', 'save')}`);
  const button = document.querySelector('button');
  expect(button?.getAttribute('aria-pressed')).toBe('false');
  comeIntoView(document.querySelector('article')!);
  await waitFor(() => expect(button?.getAttribute('aria-pressed')).toBe('true'));
});
