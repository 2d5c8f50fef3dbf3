/** @jest-environment jsdom */
import { comparedCars } from '../../../car/ui/comparedCar';
import { openShared } from '../../ui/client/openShared';
import { sharedComparison, createSharedHref, readSharedIds } from '../../ui/sharedComparison';
import { keepDifferences } from '../../ui/CompareTable';

const car = (id: string) => ({
  car_id: id,
  slug: `kia-${id}`,
  car_brand: 'Kia',
  car_model: 'EV6',
});

beforeEach(() => {
  sessionStorage.clear();
  sharedComparison.show(undefined);
  history.replaceState(null, '', '/');
});

test('a shared address has valid ids of cars only, each once and up to the limit', () => {
  const ids = Array.from({ length: 12 }, (_, at) => `c${at}`);
  expect(createSharedHref('/kop-bil', ids)).toBe('/kop-bil?compare=c0,c1,c2,c3,c4,c5,c6,c7');
  expect(readSharedIds('?compare=1,2,2,<b>,,3')).toEqual(['1', '2', '3']);
  expect(readSharedIds('?other=1')).toEqual([]);
});

test('the cars of a shared address replace the compared ones, and those that are gone or not loaded are counted', async () => {
  comparedCars.add(car('9'));
  history.replaceState(null, '', '/kop-bil?compare=1,2,3,4&sort=price#list');
  global.fetch = jest.fn((address: string) => {
    const id = new URL(address, location.href).pathname.split('/').at(-1) ?? '';
    const status = id === '2' ? 404 : id === '3' ? 503 : 200;
    return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(car(id)) });
  }) as never;
  // jsdom has no timeout signals.
  AbortSignal.timeout ??= () => new AbortController().signal;
  document.body.innerHTML = '<div data-island="CompareCars"></div>';
  const started = jest.fn();
  document.querySelector('[data-island]')!.addEventListener('start', started);
  await openShared();
  expect(comparedCars.read().map(({ car_id }) => car_id)).toEqual(['1', '4']);
  expect(sharedComparison.read()).toEqual({ gone: 1, failed: 1 });
  expect(started).toHaveBeenCalled();
  expect(location.pathname + location.search + location.hash).toBe('/kop-bil?sort=price#list');
});

test('rows without differences, and sections without other rows, are removed', () => {
  const row = (label: string, ...texts: (string | undefined)[]) => ({
    label,
    cells: texts.map((text) => (text === undefined ? undefined : { text })),
  });
  const section = { name: 'facts', title: 'Facts', collapsible: false } as const;
  const same = row('Fuel', 'El', 'El');
  const otherRow = row('Year', '2023', '2024');
  const partly = row('Package', 'R', undefined);
  expect(
    keepDifferences([
      { ...section, rows: [same, otherRow, partly] },
      { ...section, rows: [same] },
    ]),
  ).toEqual([{ ...section, rows: [otherRow, partly] }]);
});
