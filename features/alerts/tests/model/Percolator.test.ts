import type { AlertFilters } from '../../../../domain/alerts/alertFilters';
import { mergeChanges, findNews } from '../../model/carNews';
import { compileFilters, passesAll, ParsedCar } from '../../model/matchCar';
import { Percolator } from '../../model/Percolator';
import { createTestCars } from '../../../../tests/contract/search/testCars';
import { generateFilters } from '../../../../tests/support/randomSearches';
import { SeededRandom } from '../../../../tests/support/seededRandom';

const cars = createTestCars(200, 5);

test('the percolator finds the same searches as a full scan, also after some were removed', () => {
  const random = new SeededRandom(7);
  const percolator = new Percolator<number>();
  const filtersById = new Map<number, AlertFilters>();
  for (let id = 0; id < 3000; id += 1) {
    const filters = generateFilters(random, cars);
    percolator.add(id, 'cars', filters);
    filtersById.set(id, filters);
  }
  for (let id = 0; id < 3000; id += 7) {
    percolator.remove(id);
    filtersById.delete(id);
  }
  const checks = new Map([...filtersById].map(([id, filters]) => [id, compileFilters(filters)]));
  for (const car of cars) {
    const matched = percolator.findMatches('cars', car).sort((a, b) => a - b);
    const expectedIds = [...checks]
      .filter(([, filters]) => passesAll(filters, new ParsedCar(car)))
      .map(([id]) => id);
    expect(matched).toEqual(expectedIds);
  }
  expect(percolator.findMatches('other cars', cars[0]!)).toEqual([]);
  expect(percolator.size).toBe(filtersById.size);
});

test('a search that replaces another is matched by its new filters', () => {
  const percolator = new Percolator<string>();
  percolator.add('one', 'cars', { car_brand: ['Volvo'] });
  percolator.add('one', 'cars', { car_brand: ['Kia'] });
  expect(percolator.findMatches('cars', { car_brand: 'Volvo' })).toEqual([]);
  expect(percolator.findMatches('cars', { car_brand: 'Kia' })).toEqual(['one']);
});

describe('news from a change of a car', () => {
  const searches = new Percolator<string>();
  const watched = new Percolator<string>();
  searches.add('cheap', 'cars', { car_brand: ['Volvo'], car_price: [null, 200_000] });
  watched.add('mine', 'cars', { car_id: ['a'] });
  const car = (price: number) => ({ car_id: 'a', car_brand: 'Volvo', car_price: price });
  const news = (before: object | null, after: object | null) =>
    findNews({ index: 'cars', carId: 'a', before, after } as never, { searches, watched }).map(
      ({ search, kind, price }) => ({ search, kind, price }),
    );

  test('a car that enters a search, as a new car or by its price, is reported as new', () => {
    expect(news(null, car(150_000))).toContainEqual({
      search: 'cheap',
      kind: 'new',
      price: 150_000,
    });
    expect(news(car(250_000), car(150_000))[0]).toMatchObject({ search: 'cheap', kind: 'new' });
  });

  test('a car that was in a search already, or leaves it, is not reported as new', () => {
    expect(news(car(190_000), car(150_000)).map(({ kind }) => kind)).toEqual(['drop']);
    expect(news(car(150_000), car(250_000)).map(({ search }) => search)).toEqual(['mine']);
  });

  test('a sale is news for the visitors who watch the car', () => {
    expect(news(car(150_000), null)).toEqual([{ search: 'mine', kind: 'sold', price: undefined }]);
  });

  test('the price in the news is the campaign price while a campaign runs', () => {
    const offer = { ...car(190_000), car_has_campaign_price: true, car_campaign_price: 170_000 };
    expect(news(car(190_000), offer)).toEqual([{ search: 'mine', kind: 'drop', price: 170_000 }]);
  });
});

test('several changes of a car are merged into one, from its first state to its last', () => {
  const at = (before: number | null, after: number | null) => ({
    ...{ index: 'cars', carId: 'a' },
    before: before === null ? null : { car_price: before },
    after: after === null ? null : { car_price: after },
  });
  expect(mergeChanges([at(null, 3), at(3, 2), at(2, 1)])).toEqual([at(null, 1)]);
  expect(mergeChanges([at(5, 4), { ...at(1, 2), carId: 'b' }])).toHaveLength(2);
});
