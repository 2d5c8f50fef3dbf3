/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import axe from 'axe-core';
import { readRecentItems } from '../../../ui/continueBrowsing/client/readRecentItems';
import {
  forgetSearch,
  forgetEmptySearch,
  storeSearch,
  lastSearch,
} from '../../../ui/continueBrowsing/client/lastSearch';
import { start } from '../../../ui/continueBrowsing/ContinueBrowsing.client';
import { lastDraft, writeDraft } from '../../../../enquiries/ui/client/drafts';
import { viewedCars } from '../../../ui/carsOnDevice';
import { messagesOf } from '../../../../../messages/messagesOf';
import { showBlock } from '../../../../../tests/unit/blocks/showBlock';
import { rememberSearch } from '../../../ui/list/client/rememberSearch';

const texts = messagesOf('en');
const car = (car_id: string) => ({ car_id, slug: 's', car_brand: 'Kia', car_model: `EV${car_id}` });

/** Reports a position of the strip to its observer, because jsdom has no layout. */
let reportPosition: (top: number, isIntersecting: boolean) => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      reportPosition = (top, isIntersecting) =>
        callback([{ isIntersecting, boundingClientRect: { top } }] as never, this as never);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});

/** Fakes the server's answer: cars that are still for sale; undefined for a failure. */
function serveCars(ids: readonly string[] | undefined) {
  const fetched = jest.fn(async () =>
    ids ? { ok: true, json: async () => ids.map(car) } : { ok: false },
  );
  global.fetch = fetched as never;
  return fetched;
}

async function show() {
  const { container } = showBlock('ContinueBrowsing', {});
  start(container.querySelector<HTMLElement>('[data-client]')!);
  // The script loads if there are items to offer; after that only promises are awaited.
  await new Promise((resolve) => setTimeout(resolve));
  const strip = container.querySelector<HTMLElement>('[data-strip]')!;
  const links = () => [...strip.querySelectorAll<HTMLAnchorElement>('[data-things] a')];
  return { container, strip, links };
}

test('a visitor without recent items sees no strip, and no request is sent', async () => {
  const fetched = serveCars([]);
  const { strip } = await show();
  expect(strip.hidden).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test('the strip shows the last search, the last started form and recently viewed cars, without sold ones', async () => {
  storeSearch({ href: '/cars?car_fuel=Diesel', words: 'Volvo, diesel' });
  document.body.innerHTML = '<h1>Sell your car</h1>';
  history.replaceState(null, '', '/sell');
  writeDraft('sell', { plate: 'ABC123' });
  history.replaceState(null, '', '/');
  for (const id of ['1', '2', '3']) viewedCars.add(car(id));
  const fetched = serveCars(['3', '1']);
  const { strip, links, container } = await show();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith('/api/cars?ids=3%2C2%2C1&language=en', expect.anything());
  expect(strip.hidden).toBe(true);
  reportPosition(2000, false);
  expect(strip.hidden).toBe(false);
  expect(links().map((link) => link.textContent)).toEqual([
    `${texts.continueSearch}Volvo, diesel`,
    `${texts.continueDraft}Sell your car`,
    `${texts.continueSeen}Kia EV3`,
    `${texts.continueSeen}Kia EV1`,
  ]);
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/cars?car_fuel=Diesel',
    '/sell',
    expect.stringMatching(/\/3\/s$/),
    expect.stringMatching(/\/1\/s$/),
  ]);
  const { violations } = await axe.run(container, {
    // jsdom does not paint.
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

test('the strip does not appear while its place is in view, or above the window', async () => {
  storeSearch({ href: '/cars?car_fuel=Diesel', words: 'diesel' });
  const { strip } = await show();
  reportPosition(100, true);
  reportPosition(-900, false);
  expect(strip.hidden).toBe(true);
  reportPosition(window.innerHeight, false);
  expect(strip.hidden).toBe(false);
});

test('cars are shown from the device’s storage while the service is down', async () => {
  viewedCars.add(car('1'));
  serveCars(undefined);
  const { links } = await show();
  expect(links()[0]).toHaveTextContent('Kia EV1');
});

test('the button to forget removes everything from the device, and focuses the next element', async () => {
  storeSearch({ href: '/cars?car_fuel=Diesel', words: 'diesel' });
  viewedCars.add(car('1'));
  writeDraft('sell', { plate: 'ABC123' });
  serveCars(['1']);
  const { strip, container } = await show();
  container.insertAdjacentHTML('beforeend', '<a id="next" href="/next">Next</a>');
  reportPosition(2000, false);
  const forget = strip.querySelector<HTMLElement>('[data-forget]')!;
  forget.focus();
  forget.click();
  expect(strip.hidden).toBe(true);
  expect(document.activeElement?.id).toBe('next');
  expect([lastSearch(), lastDraft(), viewedCars.read()]).toEqual([undefined, undefined, []]);
});

test('a search is offered only in its language, for 90 days and on this site', () => {
  const day = 24 * 3_600_000;
  storeSearch({ href: '/cars?car_fuel=Diesel', words: 'diesel' }, 0);
  expect(lastSearch(89 * day)).toEqual({ href: '/cars?car_fuel=Diesel', words: 'diesel' });
  expect(lastSearch(91 * day)).toBeUndefined();
  document.documentElement.lang = 'sv';
  expect(lastSearch(day)).toBeUndefined();
  for (const href of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:1',
  ]) {
    storeSearch({ href, words: 'diesel' });
    expect(lastSearch()).toBeUndefined();
  }
  forgetSearch();
  expect(localStorage).toHaveLength(0);
});

test('a search without results, or the one on display, is not offered', async () => {
  storeSearch({ href: '/cars?car_fuel=Diesel', words: 'diesel' });
  forgetEmptySearch('volvo');
  expect(lastSearch()?.words).toBe('diesel');
  // The same search with another address.
  document.body.innerHTML = '<div data-list-path="/cars" data-search="diesel"></div>';
  await expect(readRecentItems('/car')).resolves.toEqual([]);
  forgetEmptySearch('diesel');
  expect(lastSearch()).toBeUndefined();
});

test('an empty list is not stored, and deletes the stored search with the same words', async () => {
  const list = (searchText: string, total: string) => {
    const element = document.createElement('div');
    Object.assign(element.dataset, {
      search: searchText,
      address: `/cars?keyphrase=${searchText}`,
      total,
    });
    rememberSearch(element);
    return new Promise((resolve) => setTimeout(resolve));
  };
  await list('volvo', '7');
  await list('trabant', '0');
  expect(lastSearch()?.words).toBe('volvo');
  await list('volvo', '0');
  expect(lastSearch()).toBeUndefined();
});
