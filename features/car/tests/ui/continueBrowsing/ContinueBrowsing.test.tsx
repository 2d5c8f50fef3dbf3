/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import axe from 'axe-core';
import { whatWasLeft } from '../../../ui/continueBrowsing/client/whatWasLeft';
import {
  forgetSearch,
  dropSearch,
  keepSearch,
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

/** Tells where the strip's place is, since nothing is laid out here. */
let place: (top: number, isIntersecting: boolean) => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      place = (top, isIntersecting) =>
        tell([{ isIntersecting, boundingClientRect: { top } }] as never, this as never);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});

/** What the server still sells; undefined while it does not answer. */
function sell(ids: readonly string[] | undefined) {
  const fetched = jest.fn(async () =>
    ids ? { ok: true, json: async () => ids.map(car) } : { ok: false },
  );
  global.fetch = fetched as never;
  return fetched;
}

async function show() {
  const { container } = showBlock('ContinueBrowsing', {});
  start(container.querySelector<HTMLElement>('[data-client]')!);
  // Its script comes when there is something to offer; then nothing but promises is waited for.
  await new Promise((resolve) => setTimeout(resolve));
  const strip = container.querySelector<HTMLElement>('[data-strip]')!;
  const links = () => [...strip.querySelectorAll<HTMLAnchorElement>('[data-things] a')];
  return { container, strip, links };
}

test('who has left nothing sees nothing, and nobody is asked', async () => {
  const fetched = sell([]);
  const { strip } = await show();
  expect(strip.hidden).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test('the last search, the form that was begun last and cars seen last; what is sold drops out', async () => {
  keepSearch({ href: '/cars?car_fuel=Diesel', words: 'Volvo, diesel' });
  document.body.innerHTML = '<h1>Sell your car</h1>';
  history.replaceState(null, '', '/sell');
  writeDraft('sell', { plate: 'ABC123' });
  history.replaceState(null, '', '/');
  for (const id of ['1', '2', '3']) viewedCars.add(car(id));
  const fetched = sell(['3', '1']);
  const { strip, links, container } = await show();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith('/api/cars?ids=3%2C2%2C1&language=en', expect.anything());
  expect(strip.hidden).toBe(true);
  place(2000, false);
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
    // Nothing is painted here.
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

test('it does not come while its place is in sight, nor above the window', async () => {
  keepSearch({ href: '/cars?car_fuel=Diesel', words: 'diesel' });
  const { strip } = await show();
  place(100, true);
  place(-900, false);
  expect(strip.hidden).toBe(true);
  place(window.innerHeight, false);
  expect(strip.hidden).toBe(false);
});

test('while the service is down cars are offered as the device remembers them', async () => {
  viewedCars.add(car('1'));
  sell(undefined);
  const { links } = await show();
  expect(links()[0]).toHaveTextContent('Kia EV1');
});

test('forgetting takes all of it from the device, and passes the focus on', async () => {
  keepSearch({ href: '/cars?car_fuel=Diesel', words: 'diesel' });
  viewedCars.add(car('1'));
  writeDraft('sell', { plate: 'ABC123' });
  sell(['1']);
  const { strip, container } = await show();
  container.insertAdjacentHTML('beforeend', '<a id="next" href="/next">Next</a>');
  place(2000, false);
  const forget = strip.querySelector<HTMLElement>('[data-forget]')!;
  forget.focus();
  forget.click();
  expect(strip.hidden).toBe(true);
  expect(document.activeElement?.id).toBe('next');
  expect([lastSearch(), lastDraft(), viewedCars.read()]).toEqual([undefined, undefined, []]);
});

test('a search is offered in its own language, for 90 days, and only on this site', () => {
  const day = 24 * 3_600_000;
  keepSearch({ href: '/cars?car_fuel=Diesel', words: 'diesel' }, 0);
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
    keepSearch({ href, words: 'diesel' });
    expect(lastSearch()).toBeUndefined();
  }
  forgetSearch();
  expect(localStorage).toHaveLength(0);
});

test('a list that finds nothing is not led back to, and a search that is shown is not offered again', async () => {
  keepSearch({ href: '/cars?car_fuel=Diesel', words: 'diesel' });
  dropSearch('volvo');
  expect(lastSearch()?.words).toBe('diesel');
  // The same search by another address.
  document.body.innerHTML = '<div data-list-path="/cars" data-search="diesel"></div>';
  await expect(whatWasLeft('/car')).resolves.toEqual([]);
  dropSearch('diesel');
  expect(lastSearch()).toBeUndefined();
});

test('an empty list is not remembered, and forgets the search that it is of', async () => {
  const list = (words: string, total: string) => {
    const element = document.createElement('div');
    Object.assign(element.dataset, { search: words, address: `/cars?keyphrase=${words}`, total });
    rememberSearch(element);
    return new Promise((resolve) => setTimeout(resolve));
  };
  await list('volvo', '7');
  await list('trabant', '0');
  expect(lastSearch()?.words).toBe('volvo');
  await list('volvo', '0');
  expect(lastSearch()).toBeUndefined();
});
