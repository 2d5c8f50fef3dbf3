import type { CarQuery } from '../../../../../domain/search/carSearch';
import { suggestFilterRemoval } from '../../../ui/list/suggestFilterRemoval';
import { readListState } from '../../../ui/list/listState';

/** A search whose number of cars depends on the number of remaining filters. */
async function suggest(query: string, total: (filters: readonly string[]) => number) {
  const cars = async ({ filters = {} }: CarQuery) => ({
    facets: [],
    cars: [],
    total: total(Object.keys(filters)),
  });
  const suggestions = await suggestFilterRemoval(
    readListState(new URLSearchParams(query)),
    {},
    cars,
  );
  return suggestions.map(({ name, second, total: found }) => [name, second?.name, found]);
}

const query = 'car_fuel=El&car_body=Cab&car_drive=AWD';

test('the single filter whose removal gives the most cars is suggested first', async () => {
  const suggestions = await suggest(query, (remaining) => (remaining.includes('car_body') ? 0 : 7));
  expect(suggestions).toEqual([['car_body', undefined, 7]]);
});

test('pairs of filters are suggested where no single one is enough', async () => {
  const suggestions = await suggest(query, (remaining) =>
    remaining.length === 1 ? (remaining[0] === 'car_fuel' ? 9 : 2) : 0,
  );
  expect(suggestions).toEqual([
    ['car_body', 'car_drive', 9],
    ['car_body', 'car_fuel', 2],
    ['car_fuel', 'car_drive', 2],
  ]);
});

test('no pair is suggested where there are only two filters', async () => {
  await expect(suggest('car_fuel=El&car_body=Cab', () => 0)).resolves.toEqual([]);
});
