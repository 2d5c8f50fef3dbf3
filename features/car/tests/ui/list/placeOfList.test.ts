import type { CarAnswer, CarQuery } from '../../../../../domain/search/carSearch';
import { loader } from '../../../ui/list/carListData';
import { listAddress, listQueryKeys, readListState } from '../../../ui/list/listState';
import { withPlace } from '../../../../search/ui/changeState';
import { automotiveUk } from '../../../../../sites/automotive-uk';
import { carstoreSe } from '../../../../../sites/carstore-se';
import type { Site } from '../../../../../sites/site.types';
import { dataRequest } from '../../../../../tests/unit/blocks/dataRequest';

const fields = { SortOptions: [{ Label: { value: 'Senaste' }, Order: 'newest' as const }] };
const read = (query: string) => readListState(new URLSearchParams(query));

async function load(query: string, site: Site = carstoreSe, total = 9) {
  const asked: CarQuery[] = [];
  const cars = async (question: CarQuery): Promise<CarAnswer> => {
    asked.push(question);
    const isNear = question.filters?.car_site_geocoord?.[2] !== null;
    return { facets: [], cars: [], total: isNear ? total : 9 };
  };
  const { request } = dataRequest({}, { cars, site, query: new URLSearchParams(query) });
  const data = await loader.load({ ...fields, Filters: { value: '' } }, request);
  return { data, asked };
}

test('a place, how far from it and home delivery stand in the address, and are given up together', () => {
  const state = read('near=Uppsala&within=50&delivery=home&page=3');
  expect(state.place).toEqual({ text: 'Uppsala', within: 50, delivery: true });
  expect(listAddress('/cars', { ...state, page: 1 })).toBe(
    '/cars?near=Uppsala&within=50&delivery=home',
  );
  expect(listAddress('/cars', withPlace(state))).toBe('/cars');
  expect(listQueryKeys).toEqual(expect.arrayContaining(['near', 'within', 'delivery']));
});

test('what is typed goes before the place as it was; distances without a place and odd ones are none', () => {
  expect(read('near=Lund&near=59.33,18.07').place).toEqual({ text: 'Lund' });
  expect(read('near=+&near=59.33,18.07').place).toEqual({ text: '59.33,18.07' });
  expect(read('near=&near=').place).toBeUndefined();
  expect(read('within=50&delivery=home').place).toBeUndefined();
  for (const within of ['0', '-5', 'far', '99999999']) {
    expect(read(`near=Lund&within=${within}`).place).toEqual({ text: 'Lund' });
  }
});

test('the search is asked for what is near, in kilometres whatever the site’s unit, and for the nearest first', async () => {
  const { asked, data } = await load('near=upsalla&within=50&sort=nearest');
  expect(asked.at(-1)).toMatchObject({
    filters: { car_site_geocoord: [59.859, 17.639, 50] },
    sortName: 'nearest',
  });
  expect(data.state.place).toMatchObject({ text: 'Uppsala', found: { name: 'Uppsala' } });
  const british = await load('near=LS1&within=10', automotiveUk);
  expect(british.asked.at(-1)?.filters?.car_site_geocoord).toEqual([53.8, -1.55, 16.0934]);
});

test('a place alone limits nothing, and offers the order by distance', async () => {
  const { asked, data } = await load('near=Uppsala');
  expect(asked.at(-1)).toMatchObject({
    filters: { car_site_geocoord: [59.859, 17.639, null] },
    sortName: 'newest',
  });
  expect(data.sorts.map(({ order }) => order)).toEqual(['newest', 'nearest']);
});

test('without a place nothing is asked otherwise, whatever the order', async () => {
  const { asked, data } = await load('sort=nearest');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ filters: {}, sortName: 'newest' });
  expect(data.sorts.map(({ order }) => order)).toEqual(['newest']);
});

test('a place that nobody knows leaves the list as it was, and says what may be meant', async () => {
  const { asked, data } = await load('near=Stokh&within=25&car_fuel=El&sort=nearest');
  expect(asked.at(-1)).toMatchObject({ filters: { car_fuel: ['El'] }, sortName: 'newest' });
  expect(asked.at(-1)?.filters).not.toHaveProperty('car_site_geocoord');
  expect(data.unknownPlace).toMatchObject({ place: { text: 'Stokh', within: 25 } });
  expect(data.unknownPlace?.suggestions).toContain('Stockholm');
});

test('where no car is near enough, any distance is a way out with its count', async () => {
  const { data } = await load('near=Kiruna&within=10', carstoreSe, 0);
  expect(data.waysOut).toMatchObject([
    { kind: 'place', total: 9, state: { place: { text: 'Kiruna' } } },
  ]);
  expect(data.waysOut[0]?.state.place).not.toHaveProperty('within');
});

test('a position in an address is read no closer than to about a kilometre', async () => {
  const { data, asked } = await load('near=59.334591,18.06324');
  expect(data.state.place?.text).toBe('59.33,18.06');
  expect(asked.at(-1)?.filters?.car_site_geocoord).toEqual([59.33, 18.06, null]);
});
