import { exampleCars } from '../../ui/exampleCars';
import type { CarRecord } from '../../../../domain/documents/carRecord';
import type { CarQuery, SearchCars } from '../../../../domain/search/carSearch';
import { findSimilarCars } from '../../ui/similarCars';

const [first] = exampleCars;
const suvCar = { ...first, car_body: 'SUV' };

describe('[OQ-62] similar cars of a large stock', () => {
  const cars = Array.from({ length: 9 }, (_, at) => ({ ...first, car_id: `${at}` }));

  /** A service with a number of cars for each query. */
  async function find(...counts: number[]) {
    const queries: CarQuery[] = [];
    let from = 0;
    const found = await findSimilarCars(suvCar, async (query) => {
      if (query.limit === 0) return { facets: [], cars: [], total: 501 };
      queries.push(query);
      const count = counts[queries.length - 1] ?? 0;
      from += count;
      return { facets: [], cars: [first, ...cars.slice(from - count, from)], total: count };
    });
    return { queries, ids: found.map(({ car_id }) => car_id) };
  }

  test('are at most eight of the same model and fuel around the price, without the car itself', async () => {
    const { queries, ids } = await find(9);
    expect(ids).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(queries).toEqual([
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

  test('come from wider searches while there are too few: same body, wider price, other fuel, make, any', async () => {
    const { queries, ids } = await find(1, 1, 1, 1, 1, 1, 1);
    expect(ids).toHaveLength(7);
    const similarFields = ['car_is_used', 'car_price'];
    expect(queries.map(({ filters }) => Object.keys(filters ?? {}))).toEqual([
      [...similarFields, 'car_brand>car_model', 'car_fuel'],
      [...similarFields, 'car_body', 'car_fuel'],
      [...similarFields, 'car_body', 'car_fuel'],
      [...similarFields, 'car_brand>car_model'],
      [...similarFields, 'car_body'],
      ['car_is_used', 'car_brand'],
      ['car_is_used'],
    ]);
    expect(queries.slice(1, 3).map(({ filters }) => filters?.car_price)).toEqual([
      [303920, 455880],
      [189950, 569850],
    ]);
  });
});

describe('[OQ-62] similar cars of a small stock', () => {
  const stock = [
    { car_id: 'any', car_brand: 'Kia', car_model: 'Ceed', car_body: 'Estate', car_price: 90_000 },
    { car_id: 'make', car_model: 'V60', car_body: 'Estate', car_price: 900_000 },
    { car_id: 'body', car_brand: 'Kia', car_model: 'Sportage', car_fuel: 'Petrol' },
    { car_id: 'model', car_fuel: 'Petrol', car_body: 'Coupe' },
    { car_id: 'dear', car_brand: 'Kia', car_model: 'EV9', car_price: 569_850 },
    { car_id: 'body and fuel', car_brand: 'Kia', car_model: 'EV6', car_price: 303_920 },
    { car_id: first.car_id },
    { car_id: 'model and fuel', car_price: 455_880 },
    { car_id: 'without price', car_brand: 'Kia', car_model: 'EV3', car_price: undefined },
  ].map((car): CarRecord => ({ ...suvCar, ...car }));

  /** A service with given cars, which supports the filters for condition and ids. */
  function service(cars: readonly CarRecord[] = stock) {
    const queries: CarQuery[] = [];
    const search: SearchCars = (query) => {
      queries.push(query);
      const { filters: { car_id: ids } = {}, limit = 24 } = query;
      const found = ids
        ? ids.flatMap((id) => cars.filter(({ car_id }) => car_id === id))
        : cars.slice(0, limit);
      return Promise.resolve({ facets: [], cars: found, total: cars.length });
    };
    return { queries, search };
  }

  test('have the same order, compared in one response that all pages share', async () => {
    const { queries, search } = service();
    const found = await findSimilarCars(suvCar, search);
    expect(found.map(({ car_id }) => car_id)).toEqual([
      ...['model and fuel', 'body and fuel', 'dear', 'model', 'body', 'make', 'any'],
      'without price',
    ]);
    const condition = { car_is_used: [true] };
    expect(queries).toEqual([
      { filters: condition, limit: 0 },
      { filters: condition, fields: expect.any(Array) as string[], limit: 500, areShown: false },
      { filters: { car_id: found.map(({ car_id }) => car_id) }, limit: 100 },
    ]);
  });

  test('are not requested by ids where there is no other car', async () => {
    const { queries, search } = service([first]);
    expect(await findSimilarCars(suvCar, search)).toEqual([]);
    expect(queries).toHaveLength(2);
  });

  test('are queried step by step where the service returns fewer cars than requested', async () => {
    const { search } = service();
    const found = await findSimilarCars(suvCar, async (query) => {
      const answer = await search(query);
      return query.limit === 500 ? { ...answer, cars: answer.cars.slice(0, 3) } : answer;
    });
    expect(found).toHaveLength(8);
  });

  test('are empty while the service does not respond', async () => {
    const found = await findSimilarCars(suvCar, () =>
      Promise.resolve({ facets: [], cars: [], total: 0, failed: true }),
    );
    expect(found).toEqual([]);
  });
});
