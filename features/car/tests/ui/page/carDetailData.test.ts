import type { DataRequest } from '../../../../../rendering/blockData';
import type { CarRecord } from '../../../../../domain/documents/carRecord';
import type { CarAnswer, CarQuery } from '../../../../../domain/search/carSearch';
import { exampleDealer, exampleDetailedCar } from '../../../ui/detail/exampleDetailedCar';
import { loader } from '../../../ui/page/carDetailData';
import type { DealerQuery, DetailedDealer } from '../../../../../domain/search/dealerSearch';
import { dataRequest } from '../../../../../tests/unit/blocks/dataRequest';

const listedCar = { ...exampleDetailedCar, car_id: '7', slug: 'volvo-ex30-2024' };
const page = { id: 'P', template: 'CarDetailPage', language: 'sv', fields: {} };

interface LoadOptions {
  path: string;
  itemPath?: string;
  /** Answer to the query for the car itself. */
  answer?: Partial<CarAnswer>;
  /** Answer to all other queries. */
  others?: (query: CarQuery) => readonly CarRecord[];
  dealers?: readonly DetailedDealer[];
  query?: string;
}

/** Loads the block at an address of a site with one car; also returns the queries. */
function load({
  path,
  itemPath,
  answer,
  others = () => [],
  dealers = [exampleDealer],
  query,
}: LoadOptions) {
  const queries: CarQuery[] = [];
  const dealerQueries: DealerQuery[] = [];
  const cars: DataRequest['cars'] = async (query) => {
    queries.push(query);
    const emptyAnswer = { facets: [], cars: [], total: 0 };
    const ids = query.filters?.car_id;
    if (ids) {
      const found = [listedCar, ...others({})].filter(({ car_id }) => ids.includes(car_id));
      return { ...emptyAnswer, cars: found.slice(0, query.limit), ...answer };
    }
    const found = others(query);
    return { ...emptyAnswer, cars: found, total: found.length, failed: answer?.failed };
  };
  const { request } = dataRequest(
    {},
    {
      cars,
      query: new URLSearchParams(query),
      dealers: async (query) => {
        dealerQueries.push(query);
        return { dealers };
      },
      page: { ...page, path, itemPath: itemPath ?? '/bil/,-w-,/,-w-,' },
    },
  );
  return { loaded: loader.load({}, request), queries, dealerQueries };
}

const metadata = async (options: LoadOptions) => loader.metadata(await load(options).loaded, {});

test('[ROUTE-17] [CAR-01] the address contains the id and the name of the car', async () => {
  const { loaded, queries } = load({ path: '/bil/7/volvo-ex30-2024' });
  await expect(loaded).resolves.toMatchObject({ state: 'found', car: { car_id: '7' } });
  expect(await loaded).not.toHaveProperty('movedTo');
  expect(queries[0]).toMatchObject({ filters: { car_id: ['7'] }, limit: 1 });
});

test.each([
  ['without a name', '/bil/7', '/bil/,-w-,'],
  ['with another name', '/bil/7/audi', undefined],
])('[CAR-02] an address %s redirects to the car’s own', async (_, path, itemPath) => {
  await expect(metadata({ path, itemPath })).resolves.toMatchObject({
    movedTo: '/bil/7/volvo-ex30-2024',
  });
  await expect(metadata({ path: `/en${path}`, itemPath })).resolves.toMatchObject({
    movedTo: '/en/bil/7/volvo-ex30-2024',
  });
});

test('a car without a name uses its id instead, and redirects once', async () => {
  const answer = { cars: [{ ...listedCar, slug: '' }] };
  const alone = { path: '/bil/7', itemPath: '/bil/,-w-,', answer };
  await expect(metadata(alone)).resolves.toMatchObject({ movedTo: '/bil/7/7' });
  await expect(metadata({ path: '/bil/7/7', answer })).resolves.toMatchObject({
    movedTo: undefined,
  });
});

test('an address that redirects requests only the car', async () => {
  const { loaded, queries, dealerQueries } = load({ path: '/bil/7', itemPath: '/bil/,-w-,' });
  await loaded;
  expect([queries.length, dealerQueries.length]).toEqual([1, 0]);
});

test('[CAR-03] [CAR-04] a page whose address has no car id shows no car', async () => {
  const { loaded, queries } = load({ path: '/om-oss', itemPath: '/om-oss' });
  await expect(loaded).resolves.toBeUndefined();
  expect(queries).toEqual([]);
});

test('[CAR-32] [ERR-27] a car that is gone answers 404', async () => {
  await expect(metadata({ path: '/bil/8/audi-a4' })).resolves.toEqual({ status: 404 });
  const title = { NotFoundTitle: { value: 'Såld' } };
  const { loaded } = load({ path: '/bil/8/audi-a4' });
  expect(loader.metadata(await loaded, title)).toEqual({ status: 404, title: 'Såld' });
});

test('an id in an invalid format answers 404 without a query for it', async () => {
  const { loaded, queries } = load({ path: '/bil/%2E%2E%2F7/volvo' });
  await expect(loaded).resolves.toMatchObject({ state: 'gone', keyphrase: 'volvo' });
  expect(queries.every(({ filters }) => filters?.car_id === undefined)).toBe(true);
});

test('[CAR-34] [ERR-30] an outage is distinguished from a car that is gone', async () => {
  const outage = { path: '/bil/7/volvo-ex30-2024', answer: { cars: [], failed: true } };
  await expect(load(outage).loaded).resolves.toEqual({
    state: 'unknown',
    name: 'Volvo EX30 2024',
  });
  await expect(metadata(outage)).resolves.toEqual({
    status: 503,
    words: { car: 'Volvo EX30 2024' },
  });
});

test('[CAR-33] up to eight cars are recommended by the words of the last segment', async () => {
  const { loaded, queries } = load({
    path: '/bil/8/audi-a4-avant',
    others: () => [listedCar],
  });
  await expect(loaded).resolves.toEqual({
    state: 'gone',
    keyphrase: 'audi a4 avant',
    recommended: [listedCar],
  });
  expect(queries[1]).toEqual({ keyphrase: 'audi a4 avant', limit: 8 });
});

test('words are dropped until cars are found, and the newest cars are used where there are none', async () => {
  const some = load({
    path: '/bil/8/audi-a4-avant-2019',
    others: ({ keyphrase }) => (keyphrase === 'audi' ? [listedCar] : []),
  });
  await expect(some.loaded).resolves.toMatchObject({ keyphrase: 'audi', recommended: [listedCar] });
  expect(some.queries.slice(1).map(({ keyphrase }) => keyphrase)).toEqual([
    ...['audi a4 avant 2019', 'audi a4', 'audi'],
  ]);
  const none = load({
    path: '/bil/8/qwerty',
    others: ({ sortName }) => (sortName === 'newest' ? [listedCar] : []),
  });
  await expect(none.loaded).resolves.toMatchObject({
    keyphrase: 'qwerty',
    recommended: [listedCar],
  });
});

test('[CAR-24] [CAR-26] [CAR-53] up to eight similar cars are found, without the car itself', async () => {
  const others = Array.from({ length: 9 }, (_, at) => ({ ...listedCar, car_id: `1${at}` }));
  const { loaded, queries } = load({
    path: '/bil/7/volvo-ex30-2024',
    others: () => [listedCar, ...others],
  });
  await expect(loaded).resolves.toMatchObject({ similar: others.slice(0, 8) });
  expect(queries.at(-1)?.filters).toEqual({
    car_id: others.slice(0, 8).map(({ car_id }) => car_id),
  });
});

test('[CAR-52] the dealer is loaded with all fields that the page shows', async () => {
  const { loaded, dealerQueries } = load({ path: '/bil/7/volvo-ex30-2024' });
  await expect(loaded).resolves.toMatchObject({ dealer: exampleDealer });
  expect(dealerQueries).toEqual([
    {
      ids: ['1022'],
      limit: 1,
      fields: [
        ...['site_id', 'site_official_name', 'site_street', 'site_zip', 'site_city'],
        ...['site_phone', 'site_email', 'site_image_url', 'slug', 'erp_id', 'email'],
        'site_departments',
      ],
    },
  ]);
});

test('a sample car lists the dealers that sell new cars of its make', async () => {
  const dealer = (name: string, department_type: string, brand_code: string): DetailedDealer => ({
    site_id: name,
    slug: name,
    site_official_name: name,
    site_departments: [{ name, department_type, brands: [{ brand_code }] }],
  });
  const { loaded } = load({
    path: '/bil/7/volvo-ex30-2024',
    answer: { cars: [{ ...listedCar, car_is_sample: true, car_site_id: undefined } as CarRecord] },
    dealers: [
      dealer('Lund', 'NewCars', 'volvo'),
      dealer('Umeå', 'UsedCars', 'volvo'),
      dealer('Gävle', 'NewCars', 'audi'),
      dealer('Borås', 'NewCars', 'Volvo'),
    ],
  });
  await expect(loaded).resolves.toMatchObject({ sellers: ['Lund', 'Borås'], dealer: undefined });
});

test('only valid fields of a car’s history are used', async () => {
  const car_history = { keys: 2, owners: -1, services: [{ date: 'yesterday' }] };
  const { loaded } = load({
    path: '/bil/7/volvo-ex30-2024',
    answer: { cars: [{ ...listedCar, car_history } as CarRecord] },
  });
  await expect(loaded).resolves.toMatchObject({ car: { car_history: { keys: 2 } } });
  expect(((await loaded) as { car: typeof listedCar }).car.car_history).toEqual({ keys: 2 });
});

test('a report loads only the car, and is not indexed by search engines', async () => {
  const report = { path: '/bil/7/volvo-ex30-2024', query: 'show=report' };
  const { loaded, queries } = load(report);
  await expect(loaded).resolves.toMatchObject({ isReport: true, similar: [] });
  expect(queries).toHaveLength(1);
  await expect(metadata(report)).resolves.toMatchObject({ noIndex: true });
  await expect(metadata({ ...report, query: 'show=all' })).resolves.not.toHaveProperty(
    'noIndex',
    true,
  );
});

test('an editor of the page sees an example car', async () => {
  const { loaded, queries } = load({
    path: '/bil/,-w-,/,-w-,',
    answer: {},
    others: () => [listedCar],
  });
  await expect(loaded).resolves.toMatchObject({ state: 'found', car: { car_id: '7' } });
  expect(queries[0]).toMatchObject({ filters: undefined, limit: 1 });
});

test('the page has the car’s name as title and its first picture for sharing', async () => {
  await expect(metadata({ path: '/bil/7/volvo-ex30-2024' })).resolves.toEqual({
    movedTo: undefined,
    words: {
      car: 'Volvo EX30 Single Motor Extended Range 2024',
      facts: 'Offer price SEK 359,900, 1 840 mil, Electric, Automatic, Blue',
      place: 'Automotive Södertälje',
    },
    image: {
      src: '/-/media/cars/boxysuv-blue-front-quarter.webp',
      alt: 'Volvo EX30 Single Motor Extended Range 2024',
    },
  });
});
