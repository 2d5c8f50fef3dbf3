import type { CarAnswer, CarQuery } from '../../../../../domain/search/carSearch';
import { loader } from '../../../ui/list/carListData';
import { listAddress, listQueryKeys, readListState } from '../../../ui/list/listState';
import { withPlace } from '../../../../search/ui/changeState';
import { automotiveUk } from '../../../../../sites/automotive-uk';
import { carstoreSe } from '../../../../../sites/carstore-se';
import type { Site } from '../../../../../sites/site.types';
import { dataRequest } from '../../../../../tests/unit/blocks/dataRequest';

const fields = { SortOptions: [{ Label: { value: 'Senaste' }, Order: 'newest' as const }] };
const readState = (query: string) => readListState(new URLSearchParams(query));

async function load(query: string, site: Site = carstoreSe, total = 9) {
  const queries: CarQuery[] = [];
  const cars = async (question: CarQuery): Promise<CarAnswer> => {
    queries.push(question);
    const isNear = question.filters?.car_site_geocoord?.[2] !== null;
    return { facets: [], cars: [], total: isNear ? total : 9 };
  };
  const { request } = dataRequest({}, { cars, site, query: new URLSearchParams(query) });
  const data = await loader.load({ ...fields, Filters: { value: '' } }, request);
  return { data, queries };
}

test('a place, its radius and home delivery are part of the address, and are removed together', () => {
  const state = readState('near=Uppsala&within=50&delivery=home&page=3');
  expect(state.place).toEqual({ text: 'Uppsala', within: 50, delivery: true });
  expect(listAddress('/cars', { ...state, page: 1 })).toBe(
    '/cars?near=Uppsala&within=50&delivery=home',
  );
  expect(listAddress('/cars', withPlace(state))).toBe('/cars');
  expect(listQueryKeys).toEqual(expect.arrayContaining(['near', 'within', 'delivery']));
});

test('a typed place overrides the earlier one, and invalid distances or those without a place are ignored', () => {
  expect(readState('near=Lund&near=59.33,18.07').place).toEqual({ text: 'Lund' });
  expect(readState('near=+&near=59.33,18.07').place).toEqual({ text: '59.33,18.07' });
  expect(readState('near=&near=').place).toBeUndefined();
  expect(readState('within=50&delivery=home').place).toBeUndefined();
  for (const within of ['0', '-5', 'far', '99999999']) {
    expect(readState(`near=Lund&within=${within}`).place).toEqual({ text: 'Lund' });
  }
});

test('the search is limited by distance in kilometres for every site unit, and sorts by the nearest', async () => {
  const { queries, data } = await load('near=upsalla&within=50&sort=nearest');
  expect(queries.at(-1)).toMatchObject({
    filters: { car_site_geocoord: [59.859, 17.639, 50] },
    sortName: 'nearest',
  });
  expect(data.state.place).toMatchObject({ text: 'Uppsala', found: { name: 'Uppsala' } });
  const british = await load('near=LS1&within=10', automotiveUk);
  expect(british.queries.at(-1)?.filters?.car_site_geocoord).toEqual([53.8, -1.55, 16.0934]);
});

test('a place alone limits nothing, and offers the order by distance', async () => {
  const { queries, data } = await load('near=Uppsala');
  expect(queries.at(-1)).toMatchObject({
    filters: { car_site_geocoord: [59.859, 17.639, null] },
    sortName: 'newest',
  });
  expect(data.sorts.map(({ order }) => order)).toEqual(['newest', 'nearest']);
});

test('without a place the query is unchanged, also with the order by distance', async () => {
  const { queries, data } = await load('sort=nearest');
  expect(queries).toHaveLength(1);
  expect(queries[0]).toMatchObject({ filters: {}, sortName: 'newest' });
  expect(data.sorts.map(({ order }) => order)).toEqual(['newest']);
});

test('an unknown place leaves the list unchanged, and suggests places that may be meant', async () => {
  const { queries, data } = await load('near=Stokh&within=25&car_fuel=El&sort=nearest');
  expect(queries.at(-1)).toMatchObject({ filters: { car_fuel: ['El'] }, sortName: 'newest' });
  expect(queries.at(-1)?.filters).not.toHaveProperty('car_site_geocoord');
  expect(data.unknownPlace).toMatchObject({ place: { text: 'Stokh', within: 25 } });
  expect(data.unknownPlace?.suggestions).toContain('Stockholm');
});

test('where no car is near enough, any distance is suggested with its count', async () => {
  const { data } = await load('near=Kiruna&within=10', carstoreSe, 0);
  expect(data.suggestions).toMatchObject([
    { kind: 'place', total: 9, state: { place: { text: 'Kiruna' } } },
  ]);
  expect(data.suggestions[0]?.state.place).not.toHaveProperty('within');
});

test('a position in an address is rounded to about a kilometre', async () => {
  const { data, queries } = await load('near=59.334591,18.06324');
  expect(data.state.place?.text).toBe('59.33,18.06');
  expect(queries.at(-1)?.filters?.car_site_geocoord).toEqual([59.33, 18.06, null]);
});
