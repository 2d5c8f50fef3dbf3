import type { CarAnswer, CarQuery } from '../../../../../../domain/search/carSearch';
import { loader } from '../../../../ui/list/carListData';
import { listAddress, readListState } from '../../../../ui/list/listState';
import { hiddenFields } from '../../../../ui/list/hiddenFields';
import {
  withKeyphrase,
  withMap,
  withoutChoice,
  withPlace,
} from '../../../../../search/ui/changeState';
import { carstoreSe } from '../../../../../../sites/carstore-se';
import type { Site } from '../../../../../../sites/site.types';
import { dataRequest } from '../../../../../../tests/unit/blocks/dataRequest';

const readState = (query: string) => readListState(new URLSearchParams(query));

const dealer = (id: string, geocoord?: string) => ({
  site_id: id,
  slug: `dealer-${id}`,
  site_official_name: `Dealer ${id}`,
  site_geocoord: geocoord,
});

const allDealers = [dealer('1', '59.33,18.07'), dealer('2', '59.86,17.64'), dealer('3')];

const counts = [
  { text: '1', count: 40, lowest: 99_900 },
  { text: '2', count: 30, lowest: null },
  { text: '3', count: 20, lowest: 45_000 },
  { text: '4', count: 5, lowest: 10_000 },
];

async function load(query: string, over: { site?: Site; failing?: 'cars' | 'dealers' } = {}) {
  const { site = carstoreSe, failing } = over;
  const queries: CarQuery[] = [];
  const cars = async (question: CarQuery): Promise<CarAnswer> => {
    queries.push(question);
    const isPlaces = question.facets?.some(({ name }) => name === 'car_site_id');
    return {
      facets: isPlaces ? [{ name: 'car_site_id', type: 'value', values: counts }] : [],
      cars: question.limit === 0 ? [] : [{ car_id: 'a' } as never],
      total: 100,
      failed: failing === 'cars',
    };
  };
  const { request } = dataRequest(
    {},
    {
      cars,
      dealers: async () => ({ dealers: allDealers, failed: failing === 'dealers' }),
      site,
      dealerPath: '/dealers',
      query: new URLSearchParams(query),
    },
  );
  return { data: await loader.load({}, request), queries };
}

test('the address contains the map view; a changed filter keeps it and closes the opened place, and the list removes it', () => {
  const state = readState('view=map&at=1001&keyphrase=golf&page=3');
  expect(state.map).toEqual({ placeId: '1001' });
  expect(readState('at=1001').map).toBeUndefined();
  expect(readState('view=other').map).toBeUndefined();
  expect(readState('view=map&at=%3Cscript%3E').map).toEqual({});
  expect(listAddress('/cars', { ...state, page: 1 })).toBe('/cars?view=map&at=1001&keyphrase=golf');
  for (const changedState of [withKeyphrase(state, ''), withPlace(state), withoutChoice(state)]) {
    expect(changedState.map).toEqual({});
  }
  expect(listAddress('/cars', withMap(state))).toBe('/cars?keyphrase=golf');
  expect(hiddenFields(state, [])).toEqual([
    ['view', 'map'],
    ['keyphrase', 'golf'],
  ]);
});

test('cars are counted by dealer in one query, with their lowest price', async () => {
  const { data, queries } = await load('view=map');
  expect(queries.at(-1)).toMatchObject({ limit: 0 });
  expect(queries.at(-1)?.facets).toContainEqual({
    name: 'car_site_id',
    lowest: ['car_price', 'car_campaign_price'],
  });
  expect(data.places?.places).toMatchObject([
    { id: '1', count: 40, lowestPrice: 99_900, href: '/dealers/dealer-1' },
    { id: '2', count: 30, lowestPrice: null },
    { id: '3', count: 20, position: undefined },
  ]);
  // Of the hundred cars ten are at unknown dealers.
  expect(data.places?.elsewhere).toBe(10);
  expect(data.cars).toEqual([]);
  expect(data.facets).toEqual([]);
  expect(data.places?.still?.marks.flatMap(({ ids }) => ids).sort()).toEqual(['1', '2']);
});

test('near a place the nearest dealer is first, within the radius of the search', async () => {
  const { data } = await load('view=map&near=Uppsala&within=100');
  const { places, still } = data.places!;
  expect(places.map(({ id }) => id)).toEqual(['2', '1', '3']);
  expect(places[0]?.km).toBeLessThan(1);
  expect(places[1]?.km).toBeGreaterThan(60);
  expect(still?.ring?.radius).toBeGreaterThan(50);
});

test('an opened place lists some of its cars in the order of the search, and an unknown place none', async () => {
  const { data, queries } = await load('view=map&at=2&car_fuel=El');
  expect(queries).toContainEqual(
    expect.objectContaining({
      filters: expect.objectContaining({ car_fuel: ['El'], car_site_id: ['2'] }),
      limit: 6,
    }),
  );
  expect(data.places?.openedCars).toHaveLength(1);
  expect((await load('view=map&at=4')).data.places?.openedCars).toEqual([]);
});

test('a search for chosen dealers shows only these', async () => {
  const { data } = await load('view=map&car_site_id=2');
  expect(data.places?.places.map(({ id }) => id)).toEqual(['2']);
});

test('a service that does not respond is reported, and a site without the feature shows its list', async () => {
  for (const failing of ['cars', 'dealers'] as const) {
    expect((await load('view=map', { failing })).data.failed).toBe(true);
  }
  const site = { ...carstoreSe, features: { ...carstoreSe.features, carMap: false } };
  const { data } = await load('view=map', { site });
  expect({ places: data.places, map: data.state.map }).toEqual({});
});
