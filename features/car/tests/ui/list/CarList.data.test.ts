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
  const asked: CarQuery[] = [];
  const cars = async (question: CarQuery): Promise<CarAnswer> => {
    asked.push(question);
    return { facets: [], cars: [], total: 900, ...answer };
  };
  const { request } = dataRequest({}, { cars, query: new URLSearchParams(query), ...over });
  return { asked, loaded: loader.load({ ...fields, Filters: { value: filters } }, request) };
}

test('[LIST-17] [SRCH-14] a page is 24 cars, and 48 where the site says so', async () => {
  const { asked, loaded } = load('');
  await loaded;
  expect(asked).toMatchObject([{ limit: 24, offset: 0, sortName: 'newest' }]);
  const brand = load('', { site: brandSe });
  await brand.loaded;
  expect(brand.asked).toMatchObject([{ limit: 48 }]);
});

test('[LIST-18] all pages up to the one of the address are shown, however many questions that takes', async () => {
  const { asked, loaded } = load('page=20', { site: brandSe });
  await loaded;
  expect(asked.map(({ limit, offset }) => [offset, limit])).toEqual([
    [0, 500],
    [500, 460],
  ]);
});

test('script asks for the last page alone', async () => {
  const { asked, loaded } = load('page=3&from=3');
  await expect(loaded).resolves.toMatchObject({ offset: 48 });
  expect(asked).toMatchObject([{ limit: 24, offset: 48 }]);
});

test('[LIST-14] the order is one of the content’s, relevance for words, else the first', async () => {
  const order = async (query: string) => {
    const { asked, loaded } = load(query);
    await loaded;
    return asked.at(-1)?.sortName;
  };
  await expect(order('sort=price_asc')).resolves.toBe('price_asc');
  await expect(order('sort=nonsense')).resolves.toBe('newest');
  await expect(order('keyphrase=drag')).resolves.toBeUndefined();
});

test('what the list always has goes with every question, and has no facet', async () => {
  const { asked, loaded } = load('car_fuel=El', {}, {}, 'car_brand=Volvo');
  await loaded;
  const [question] = asked.slice(-1);
  expect(question?.filters).toEqual({
    car_fuel: ['El'],
    'car_brand>car_model>car_version': ['Volvo'],
  });
  const names = question?.facets?.map(({ name }) => name) ?? [];
  expect(names).toContain('car_fuel');
  expect(names).not.toContain('car_brand>car_model>car_version');
});

test('[FILT-26] facets with bounds are asked for besides those with values', async () => {
  const { asked, loaded } = load('');
  await loaded;
  const names = asked[0]?.facets?.map(({ name }) => name) ?? [];
  expect(names).toEqual(
    expect.arrayContaining(['car_price', 'car_campaign_price', 'car_power', 'car_mileage']),
  );
});

test('[LIST-24] a service that does not answer leaves an empty list that says so', async () => {
  const { loaded } = load('', {}, { total: 0, failed: true });
  await expect(loaded).resolves.toMatchObject({ failed: true, cars: [], total: 0, waysOut: [] });
});

test('a wish of which nothing was understood finds no cars, and all of them stand apart', async () => {
  const facets = [{ name: 'car_fuel', type: 'value', values: [{ text: 'El', count: 9 }] }];
  const answer = { facets, total: 600 } as unknown as Partial<CarAnswer>;
  const { loaded } = load('search=en+%C3%A4gare', {}, answer);
  await expect(loaded).resolves.toMatchObject({
    cars: [],
    total: 0,
    unread: ['en ägare'],
    waysOut: [{ kind: 'keyphrase', total: 600 }],
  });
  const partly = load('search=elbil+en+%C3%A4gare', {}, answer);
  await expect(partly.loaded).resolves.toMatchObject({ total: 600, unread: ['en ägare'] });
});

test('a choice without cars names the filters to give up, those that find most first', async () => {
  const counts = [0, 3, 40, 0];
  const cars = async ({ limit }: CarQuery): Promise<CarAnswer> => ({
    facets: [],
    cars: [],
    total: limit === 0 ? (counts.shift() ?? 0) : 0,
  });
  const query = new URLSearchParams('car_fuel=El&car_color=Rosa&car_price=&car_price=9');
  const { request } = dataRequest({}, { cars, query });
  const { waysOut } = await loader.load(fields, request);
  expect(waysOut.map(({ kind, name, total }) => [kind, name, total])).toEqual([
    ['facet', 'car_color', 40],
    ['facet', 'car_fuel', 3],
  ]);
});

test('choices below a make in the path lead to the site’s list', async () => {
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

test('[CRUMB-04] a page is called by what its path names, and by nothing that no car is', async () => {
  const value = (text: string, children: object[] = []) => ({ text, count: 1, children });
  const facets = [
    { name: 'car_brand>car_model>car_version', type: 'value', values: [value('Volvo')] },
    { name: 'car_body', type: 'value', values: [value('SUV')] },
  ] as unknown as CarAnswer['facets'];
  const titleAt = async (path: string) => {
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
  await expect(titleAt('/kop-bil/volvo/suv')).resolves.toBe('Volvo, SUV');
  await expect(titleAt('/kop-bil/begagnade/i-lager')).resolves.toBeUndefined();
});
