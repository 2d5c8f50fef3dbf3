import type { CarQuery } from '../../../../../domain/search/carSearch';
import { findWayOut } from '../../../ui/list/findWayOut';
import { readListState } from '../../../ui/list/listState';

/** A search whose answers depend on how many filters are left. */
async function waysOut(query: string, total: (filters: readonly string[]) => number) {
  const cars = async ({ filters = {} }: CarQuery) => ({
    facets: [],
    cars: [],
    total: total(Object.keys(filters)),
  });
  const ways = await findWayOut(readListState(new URLSearchParams(query)), {}, cars);
  return ways.map(({ name, second, total: found }) => [name, second?.name, found]);
}

const query = 'car_fuel=El&car_body=Cab&car_drive=AWD';

test('the single filter that leaves most cars goes first', async () => {
  const found = await waysOut(query, (left) => (left.includes('car_body') ? 0 : 7));
  expect(found).toEqual([['car_body', undefined, 7]]);
});

test('where no single filter is enough, two are offered together', async () => {
  const found = await waysOut(query, (left) =>
    left.length === 1 ? (left[0] === 'car_fuel' ? 9 : 2) : 0,
  );
  expect(found).toEqual([
    ['car_body', 'car_drive', 9],
    ['car_body', 'car_fuel', 2],
    ['car_fuel', 'car_drive', 2],
  ]);
});

test('of two filters both together are everything: there is no pair to tell', async () => {
  await expect(waysOut('car_fuel=El&car_body=Cab', () => 0)).resolves.toEqual([]);
});
