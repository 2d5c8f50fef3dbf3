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
  const asked: KitQuery[] = [];
  const kits = async (question: KitQuery): Promise<KitAnswer> => {
    asked.push(question);
    return { facets: [vehicles], kits: [], total: 900, ...answer };
  };
  const { request } = dataRequest(
    {},
    { kits, site: carstoreFi, query: new URLSearchParams(query), ...over },
  );
  return { asked, loaded: loader.load(fields, request) };
}

test('[KIT-22] [KIT-23] [KIT-29] a page is 24 kits of the index, in the first of the content’s orders', async () => {
  const { asked, loaded } = load('');
  await expect(loaded).resolves.toMatchObject({ total: 900, perPage: 24 });
  expect(asked).toMatchObject([{ limit: 24, offset: 0, sortName: 'name' }]);
  const other = load('sort=price_asc');
  await other.loaded;
  expect(other.asked).toMatchObject([{ sortName: 'price_asc' }]);
  const unknown = load('sort=power_desc');
  await unknown.loaded;
  expect(unknown.asked).toMatchObject([{ sortName: 'name' }]);
});

test('[KIT-17] no page behind the twentieth is asked for, and one behind the last shows the last', async () => {
  const { asked, loaded } = load('page=99');
  await expect(loaded).resolves.toMatchObject({ state: { page: 20 } });
  expect(asked).toMatchObject([{ offset: 456 }]);
  const beyond = load('page=9', { total: 30 });
  await expect(beyond.loaded).resolves.toMatchObject({ state: { page: 2 } });
  expect(beyond.asked.map(({ offset }) => offset)).toEqual([192, 24]);
});

test('[OQ-99] filters carry the names of the index, and a vehicle among the words becomes one', async () => {
  const { asked, loaded } = load('make=Volvo&retailPrice=10&retailPrice=&kitCategory=Valot');
  await expect(loaded).resolves.toMatchObject({ vehicle: 'Volvo' });
  expect(asked[0]?.filters).toEqual({
    [vehicleIndexName]: ['Volvo'],
    kitCategory: ['Valot'],
    retailPrice: [10, null],
  });
  const words = load('keyphrase=volvo xc60 koukku');
  await expect(words.loaded).resolves.toMatchObject({
    vehicle: 'Volvo XC60',
    state: { keyphrase: 'koukku' },
  });
});

test('[KIT-10] the details that are asked for come with every field', async () => {
  const { asked, loaded } = load('kit=70001');
  await loaded;
  expect(asked[1]).toMatchObject({ filters: { kitId: ['70001'] }, limit: 1 });
  expect(asked[1]?.fields).toEqual(
    expect.arrayContaining(['parts', 'vehicleFitmentSpecifications', 'labourSpecifications']),
  );
  const broken = load('kit=<b>');
  await broken.loaded;
  expect(broken.asked).toHaveLength(1);
});

test('[KIT-01] [SITE-21] a site without kits shows none and asks for none', async () => {
  const { asked, loaded } = load('', {}, { site: { ...carstoreFi, features: { kits: false } } });
  await expect(loaded).resolves.toBeUndefined();
  expect(asked).toEqual([]);
});

test('[KIT-08] values of a session are no keys of the page: no cache holds them', () => {
  for (const name of ['user', 'dealer', 'unit', 'transactionId', 'auto']) {
    expect(loader.queryKeys).not.toContain(name);
  }
});
