import type { CarQuery } from '../../../../domain/search/carSearch';
import { exampleCars } from '../../ui/exampleCars';
import { comparedFields } from '../../ui/comparedCar';
import {
  startApp,
  stopServers,
  type TestServices,
} from '../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

interface RecordedQuery {
  site: string;
  query: CarQuery;
}

/** The application with a search that has the example cars, and the recorded queries. */
async function start(over: Partial<Awaited<ReturnType<TestServices['searchCars']>>> = {}) {
  const queries: RecordedQuery[] = [];
  const app = await startApp({
    searchCars: async (site, query) => {
      queries.push({ site: site.name, query });
      const ids = query.filters?.car_id;
      const cars = exampleCars.filter(({ car_id }) => ids?.includes(car_id));
      const facets = [
        { name: 'car_brand', type: 'value' as const, values: [{ text: 'Volvo', count: 3 }] },
      ];
      return { facets, cars, total: cars.length, ...over };
    },
  });
  const get = (path: string, site = 'automotive-se') =>
    app.request({ path, headers: { host: `${site}.localhost` } });
  return { get, queries };
}

test('[CMP-05] the texts of the comparison are those of the site, in the requested language', async () => {
  const { get } = await start();
  const texts = async (language: string) =>
    JSON.parse((await get(`/api/comparison/texts?language=${language}`)).text) as {
      messages: Record<string, string>;
    };
  expect((await texts('en')).messages.compareOpen).toBe('Compare');
  expect((await texts('sv')).messages.compareOpen).toBe('Jämför');
  expect(await texts('xx')).toEqual(await texts('sv'));
});

test('cars are returned in the page’s language where the site has it, else in the language of the stock', async () => {
  const { get } = await start();
  const mileages = async (query: string, site = 'automotive-se') => {
    const [firstCar] = JSON.parse((await get(`/api/cars?ids=100001${query}`, site)).text) as {
      car_mileage_text: string;
    }[];
    const full = JSON.parse((await get(`/api/cars/100001?${query}`, site)).text) as typeof firstCar;
    return [firstCar, full].map((car) => car?.car_mileage_text.replaceAll('\u00a0', ' '));
  };
  expect(await mileages('&language=en')).toEqual(['18,400 km', '18,400 km']);
  for (const other of [
    '',
    '&language=sv',
    '&language=fi',
    '&language=<script>',
    '&language=en&language=en',
  ])
    expect(await mileages(other)).toEqual(['1 840 mil', '1 840 mil']);
  expect(await mileages('&language=en', 'brand-se')).toEqual(['1 840 mil', '1 840 mil']);
});

describe('a car by its id', () => {
  test('[CMP-05] comes from a search by car_id in the index of the site', async () => {
    const { get, queries } = await start();
    const answer = await get('/api/cars/100002', 'carstore-fi');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({
      car_id: '100002',
      car_model: 'C-Class Estate',
    });
    expect(queries).toEqual([
      {
        site: 'carstore-fi',
        query: { filters: { car_id: ['100002'] }, fields: comparedFields, limit: 1 },
      },
    ]);
    expect(comparedFields.filter((field) => /seller|email|erp/.test(field))).toEqual([]);
  });

  test('answers 404 where the car is gone, 503 where the search fails and 400 where the id is invalid', async () => {
    const { get } = await start();
    expect((await get('/api/cars/999')).status).toBe(404);
    expect((await get('/api/cars/a%20b')).status).toBe(400);
    expect((await get(`/api/cars/${'1'.repeat(65)}`)).status).toBe(400);
    const failing = await start({ cars: [], failed: true });
    expect((await failing.get('/api/cars/100002')).status).toBe(503);
  });

  test('answers 404 on a site without cars', async () => {
    const { get, queries } = await start();
    expect((await get('/api/cars/100002', 'charging')).status).toBe(404);
    expect(queries).toEqual([]);
  });

  test('requests are rate limited', async () => {
    const { get } = await start();
    const answers = await Promise.all(Array.from({ length: 260 }, () => get('/api/cars/1')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
  });
});

describe('cars by their ids', () => {
  test('are returned in the order of the ids, without cars that are gone', async () => {
    const { get } = await start();
    const cars = JSON.parse((await get('/api/cars?ids=100003,7,100001')).text) as object[];
    expect(cars).toMatchObject([{ car_id: '100003' }, { car_id: '100001' }]);
  });

  test('are refused when there are too many ids or none', async () => {
    const { get } = await start();
    const many = Array.from({ length: 101 }, (_, at) => at).join();
    for (const query of ['', '?ids=', '?ids=a&ids=b', '?ids=1,,2', `?ids=${many}`]) {
      expect((await get(`/api/cars${query}`)).status).toBe(400);
    }
  });
});

describe('[HERO-10] free text', () => {
  const search = (searchPath: string, keyphrase: string) =>
    `/api/cars/search?to=${encodeURIComponent(searchPath)}&keyphrase=${encodeURIComponent(keyphrase)}`;

  test('redirects to the list with values in its path and the rest as keyphrase', async () => {
    const { get } = await start();
    const answer = await get(search('/kop-bil', 'Volvo med dragkrok'));
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/kop-bil/volvo?keyphrase=dragkrok');
  });

  test('redirects to cars near a town, and passes text that was not understood to the list', async () => {
    const { get } = await start();
    const near = await get(search('/kop-bil', 'volvo nära lund'));
    expect(near.headers.location).toBe('/kop-bil/volvo?near=Lund&within=50');
    const unread = await get(search('/kop-bil', 'volvo garanti nära mig'));
    expect(unread.headers.location).toBe('/kop-bil/volvo?search=volvo+garanti+n%C3%A4ra+mig');
  });

  test('becomes the keyphrase where the search fails', async () => {
    const { get } = await start({ facets: [], failed: true });
    const { headers } = await get(search('/kop-bil', 'volvo'));
    expect(headers.location).toBe('/kop-bil?keyphrase=volvo');
  });

  test('never redirects to another host', async () => {
    const { get } = await start();
    const targets = ['//evil.example', '/\\evil.example', 'https://evil.example', 'kop-bil', ''];
    for (const to of targets) expect((await get(search(to, 'x'))).status).toBe(400);
    const { headers } = await get(search('/kop-bil', '//evil.example'));
    expect(headers.location).toBe('/kop-bil?keyphrase=%2F%2Fevil.example');
  });

  test('is truncated after a complete word, and the address of the list loses its anchor', async () => {
    const { get } = await start({ facets: [], failed: true });
    const recognizedQuery = async (typed: string) => {
      const { headers } = await get(search('/kop-bil#cars', typed));
      const found = new URL(headers.location ?? '', 'http://site');
      expect([found.pathname, found.hash]).toEqual(['/kop-bil', '']);
      return found.searchParams.get('keyphrase');
    };
    expect(await recognizedQuery('volvo '.repeat(100))).toBe('volvo '.repeat(33).trim());
    expect(await recognizedQuery(`${'a'.repeat(200)} volvo`)).toBe('a'.repeat(200));
    expect(await recognizedQuery('a'.repeat(300))).toBe('a'.repeat(200));
  });

  test('is completed with suggestions from the words of the stock', async () => {
    const { get } = await start();
    expect(JSON.parse((await get('/api/cars/words')).text)).toEqual(['Volvo']);
  });
});

test.each(['/.//evil.example', '/..//evil.example', '/kop-bil//evil.example', '//evil.example'])(
  'a search never redirects to a path that could be read as another host: %s',
  async (to) => {
    const { get } = await start();
    const { status, headers } = await get(`/api/cars/search?to=${encodeURIComponent(to)}`);
    expect([status, headers.location]).toEqual([400, undefined]);
  },
);

test('cars are counted, and on request also each value of the filters', async () => {
  const { get, queries } = await start({ total: 3 });
  const count = async (query: string) => JSON.parse((await get(`/api/cars/count?${query}`)).text);
  await expect(count('')).resolves.toEqual({ total: 3 });
  await expect(count('options=')).resolves.toEqual({
    total: 3,
    options: { car_brand: { Volvo: 3 } },
  });
  expect(queries.map(({ query }) => [query.limit, query.facets?.length === 0])).toEqual([
    [0, true],
    [0, false],
  ]);
});

test('a search that hangs is aborted with a timeout', async () => {
  const { request } = await startApp({ searchCars: () => new Promise(() => undefined) });
  const headers = { host: 'automotive-se.localhost' };
  expect((await request({ path: '/api/cars/count?car_brand=Kia', headers })).status).toBe(503);
});
