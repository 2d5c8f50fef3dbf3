import type { KitAnswer, KitQuery } from '../../../../../domain/search/kitSearch';
import { loader } from '../../../ui/shop/kitShopData';
import { vehicleIndexName } from '../../../ui/vehicleFacet';
import { carstoreFi } from '../../../../../sites/carstore-fi';
import { dataRequest } from '../../../../../tests/unit/blocks/dataRequest';

const fields = {
  SortOptions: [
    { Label: { value: 'Nimi' }, Order: 'name' as const },
    { Label: { value: 'Halvin' }, Order: 'price_asc' as const },
  ],
};

const vehicles = {
  name: vehicleIndexName,
  type: 'value' as const,
  values: [{ text: 'Volvo', count: 3, children: [{ text: 'XC60', count: 2 }] }],
};

function load(query: string, answer: Partial<KitAnswer> = {}, over: object = {}) {
  const queries: KitQuery[] = [];
  const kits = async (question: KitQuery): Promise<KitAnswer> => {
    queries.push(question);
    return { facets: [vehicles], kits: [], total: 900, ...answer };
  };
  const { request } = dataRequest(
    {},
    { kits, site: carstoreFi, query: new URLSearchParams(query), ...over },
  );
  return { queries, loaded: loader.load(fields, request) };
}

test('[KIT-22] [KIT-23] [KIT-29] a page has 24 kits, by default in the first sort order of the content', async () => {
  const { queries, loaded } = load('');
  await expect(loaded).resolves.toMatchObject({ total: 900, perPage: 24 });
  expect(queries).toMatchObject([{ limit: 24, offset: 0, sortName: 'name' }]);
  const otherLoad = load('sort=price_asc');
  await otherLoad.loaded;
  expect(otherLoad.queries).toMatchObject([{ sortName: 'price_asc' }]);
  const unknown = load('sort=power_desc');
  await unknown.loaded;
  expect(unknown.queries).toMatchObject([{ sortName: 'name' }]);
});

test('[KIT-17] no page after the twentieth is requested, and a page after the last shows the last one', async () => {
  const { queries, loaded } = load('page=99');
  await expect(loaded).resolves.toMatchObject({ state: { page: 20 } });
  expect(queries).toMatchObject([{ offset: 456 }]);
  const beyond = load('page=9', { total: 30 });
  await expect(beyond.loaded).resolves.toMatchObject({ state: { page: 2 } });
  expect(beyond.queries.map(({ offset }) => offset)).toEqual([192, 24]);
});

test('[OQ-99] filters use the field names of the index, and a vehicle in the keyphrase becomes a filter', async () => {
  const { queries, loaded } = load('make=Volvo&retailPrice=10&retailPrice=&kitCategory=Valot');
  await expect(loaded).resolves.toMatchObject({ vehicle: 'Volvo' });
  expect(queries[0]?.filters).toEqual({
    [vehicleIndexName]: ['Volvo'],
    kitCategory: ['Valot'],
    retailPrice: [10, null],
  });
  const keyphraseLoad = load('keyphrase=volvo xc60 koukku');
  await expect(keyphraseLoad.loaded).resolves.toMatchObject({
    vehicle: 'Volvo XC60',
    state: { keyphrase: 'koukku' },
  });
});

test('[KIT-10] the details of a chosen kit are loaded with every field', async () => {
  const { queries, loaded } = load('kit=70001');
  await loaded;
  expect(queries[1]).toMatchObject({ filters: { kitId: ['70001'] }, limit: 1 });
  expect(queries[1]?.fields).toEqual(
    expect.arrayContaining(['parts', 'vehicleFitmentSpecifications', 'labourSpecifications']),
  );
  const broken = load('kit=<b>');
  await broken.loaded;
  expect(broken.queries).toHaveLength(1);
});

test('[KIT-01] [SITE-21] a site without kits shows none and requests none', async () => {
  const { queries, loaded } = load('', {}, { site: { ...carstoreFi, features: { kits: false } } });
  await expect(loaded).resolves.toBeUndefined();
  expect(queries).toEqual([]);
});

test('[KIT-08] session values are no query keys of the page, so that no cache stores them', () => {
  for (const name of ['user', 'dealer', 'unit', 'transactionId', 'auto']) {
    expect(loader.queryKeys).not.toContain(name);
  }
});
