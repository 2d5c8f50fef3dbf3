import { findSimilarCars, latestArrivals } from '../../../../blocks/Car/carQueries';
import { exampleCars } from '../../../../blocks/Car/exampleCars';
import type { CarQuery } from '../../../../blocks/Car/carSearch';

test('[TEAS-10] latest arrivals are twelve at most, the newest first', () => {
  expect(latestArrivals()).toEqual({ sortName: 'newest', limit: 12 });
  expect(latestArrivals(40).limit).toBe(12);
  expect(latestArrivals(3).limit).toBe(3);
});

describe('[OQ-62] similar cars', () => {
  const [first] = exampleCars;
  const like = { ...first, car_body: 'SUV' };
  const cars = Array.from({ length: 9 }, (_, at) => ({ ...first, car_id: `${at}` }));

  /** Asks a service that has so many cars for each question. */
  async function find(...counts: number[]) {
    const asked: CarQuery[] = [];
    let from = 0;
    const found = await findSimilarCars(like, async (query) => {
      asked.push(query);
      const count = counts[asked.length - 1] ?? 0;
      from += count;
      return { facets: [], cars: [first, ...cars.slice(from - count, from)], total: count };
    });
    return { asked, ids: found.map(({ car_id }) => car_id) };
  }

  test('eight at most of the same model and fuel about the price, never the car itself', async () => {
    const { asked, ids } = await find(9);
    expect(ids).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(asked).toEqual([
      {
        filters: {
          car_is_used: [true],
          car_price: [303920, 455880],
          'car_brand>car_model': ['Volvo>EX30'],
          car_fuel: ['Electric'],
        },
        limit: 9,
      },
    ]);
  });

  test('wider where there are too few: body before fuel, price before both, then the make, then any', async () => {
    const { asked, ids } = await find(1, 1, 1, 1, 1, 1, 1);
    expect(ids).toHaveLength(7);
    const near = ['car_is_used', 'car_price'];
    expect(asked.map(({ filters }) => Object.keys(filters ?? {}))).toEqual([
      [...near, 'car_brand>car_model', 'car_fuel'],
      [...near, 'car_body', 'car_fuel'],
      [...near, 'car_body', 'car_fuel'],
      [...near, 'car_brand>car_model'],
      [...near, 'car_body'],
      ['car_is_used', 'car_brand'],
      ['car_is_used'],
    ]);
    expect(asked.slice(1, 3).map(({ filters }) => filters?.car_price)).toEqual([
      [303920, 455880],
      [189950, 569850],
    ]);
  });
});
