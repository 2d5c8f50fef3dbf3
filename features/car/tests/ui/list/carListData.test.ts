import type { CarAnswer, CarQuery } from '../../../../../domain/search/carSearch';
import { loader } from '../../../ui/list/carListData';
import { brandSe } from '../../../../../sites/brand-se';
import { dataRequest } from '../../../../../tests/unit/blocks/dataRequest';

const fields = {
  SortOptions: [
    { Label: { value: 'Senaste' }, Order: 'newest' as const },
    { Label: { value: 'Billigast' }, Order: 'price_asc' as const },
  ],
};

function load(query: string, over: object = {}, answer: Partial<CarAnswer> = {}, filters = '') {
  const queries: CarQuery[] = [];
  const cars = async (question: CarQuery): Promise<CarAnswer> => {
    queries.push(question);
    return { facets: [], cars: [], total: 900, ...answer };
  };
  const { request } = dataRequest({}, { cars, query: new URLSearchParams(query), ...over });
  return { queries, loaded: loader.load({ ...fields, Filters: { value: filters } }, request) };
}

test('[LIST-17] [SRCH-14] a page has 24 cars, and 48 where the site configures it', async () => {
  const { queries, loaded } = load('');
  await loaded;
  expect(queries).toMatchObject([{ limit: 24, offset: 0, sortName: 'newest' }]);
  const brand = load('', { site: brandSe });
  await brand.loaded;
  expect(brand.queries).toMatchObject([{ limit: 48 }]);
});

test('[LIST-18] all pages up to the one in the address are loaded, in several requests where needed', async () => {
  const { queries, loaded } = load('page=20', { site: brandSe });
  await loaded;
  expect(queries.map(({ limit, offset }) => [offset, limit])).toEqual([
    [0, 500],
    [500, 460],
  ]);
});

test('a request for more cars loads only their page', async () => {
  const { queries, loaded } = load('page=3&from=3');
  await expect(loaded).resolves.toMatchObject({ offset: 48 });
  expect(queries).toMatchObject([{ limit: 24, offset: 48 }]);
});

test('[LIST-14] the sort order must be one that the content offers; the default is relevance for a keyphrase, else the first one', async () => {
  const order = async (query: string) => {
    const { queries, loaded } = load(query);
    await loaded;
    return queries.at(-1)?.sortName;
  };
  await expect(order('sort=price_asc')).resolves.toBe('price_asc');
  await expect(order('sort=nonsense')).resolves.toBe('newest');
  await expect(order('keyphrase=drag')).resolves.toBeUndefined();
});

test('the list’s fixed filters are part of every query, and have no facet', async () => {
  const { queries, loaded } = load('car_fuel=El', {}, {}, 'car_brand=Volvo');
  await loaded;
  const [question] = queries.slice(-1);
  expect(question?.filters).toEqual({
    car_fuel: ['El'],
    'car_brand>car_model>car_version': ['Volvo'],
  });
  const names = question?.facets?.map(({ name }) => name) ?? [];
  expect(names).toContain('car_fuel');
  expect(names).not.toContain('car_brand>car_model>car_version');
});

test('[FILT-26] range facets are requested in addition to value facets', async () => {
  const { queries, loaded } = load('');
  await loaded;
  const names = queries[0]?.facets?.map(({ name }) => name) ?? [];
  expect(names).toEqual(
    expect.arrayContaining(['car_price', 'car_campaign_price', 'car_power', 'car_mileage']),
  );
});

test('[LIST-24] a service that does not respond gives an empty list marked as failed', async () => {
  const { loaded } = load('', {}, { total: 0, failed: true });
  await expect(loaded).resolves.toMatchObject({
    failed: true,
    cars: [],
    total: 0,
    suggestions: [],
  });
});

test('a search that was not understood at all finds no cars, and suggests all of them', async () => {
  const facets = [{ name: 'car_fuel', type: 'value', values: [{ text: 'El', count: 9 }] }];
  const answer = { facets, total: 600 } as unknown as Partial<CarAnswer>;
  const { loaded } = load('search=en+%C3%A4gare', {}, answer);
  await expect(loaded).resolves.toMatchObject({
    cars: [],
    total: 0,
    unread: ['en ägare'],
    suggestions: [{ kind: 'keyphrase', total: 600 }],
  });
  const partly = load('search=elbil+en+%C3%A4gare', {}, answer);
  await expect(partly.loaded).resolves.toMatchObject({ total: 600, unread: ['en ägare'] });
});

test('a search without cars suggests filters to remove, those with the most cars first', async () => {
  const counts = [0, 3, 40, 0];
  const cars = async ({ limit }: CarQuery): Promise<CarAnswer> => ({
    facets: [],
    cars: [],
    total: limit === 0 ? (counts.shift() ?? 0) : 0,
  });
  const query = new URLSearchParams('car_fuel=El&car_color=Rosa&car_price=&car_price=9');
  const { request } = dataRequest({}, { cars, query });
  const { suggestions } = await loader.load(fields, request);
  expect(suggestions.map(({ kind, name, total }) => [kind, name, total])).toEqual([
    ['facet', 'car_color', 40],
    ['facet', 'car_fuel', 3],
  ]);
});

test('choices below a make in the path link to the site’s list', async () => {
  const page = {
    id: 'P',
    template: 'CarListPage',
    language: 'sv',
    fields: {},
    path: '/kop-bil/volvo',
    itemPath: '/kop-bil/,-w-,',
  };
  const { loaded } = load('', { page, carListPath: '/kop-bil' });
  await expect(loaded).resolves.toMatchObject({ listPath: '/kop-bil', title: 'Volvo' });
});

test('[CRUMB-04] the title of a page comes from its path, and only from values that cars have', async () => {
  const value = (text: string, children: object[] = []) => ({ text, count: 1, children });
  const facets = [
    { name: 'car_brand>car_model>car_version', type: 'value', values: [value('Volvo')] },
    { name: 'car_body', type: 'value', values: [value('SUV')] },
    { name: 'car_equipment', type: 'value', values: [value('Dragkrok')] },
  ] as unknown as CarAnswer['facets'];
  const loadTitle = async (path: string) => {
    const page = {
      id: 'P',
      template: 'CarListPage',
      language: 'sv',
      fields: {},
      path,
      itemPath: '/kop-bil/,-w-,/,-w-,',
    };
    const data = await load('', { page }, { facets }).loaded;
    return loader.metadata(data).title;
  };
  await expect(loadTitle('/kop-bil/volvo/suv')).resolves.toBe('Volvo, SUV');
  // A list of cars is not called “Towbar”.
  await expect(loadTitle('/kop-bil/dragkrok')).resolves.toBeUndefined();
  await expect(loadTitle('/kop-bil/begagnade/i-lager')).resolves.toBeUndefined();
});
