import { rangeNames, valueFacets } from '../../../ui/list/carFacets';
import {
  withoutChoice,
  withoutFacet,
  withoutRange,
  withoutValue,
} from '../../../../search/ui/changeState';
import {
  addPath,
  filtersOf,
  isChosen,
  listAddress,
  type ListState,
  noChoice,
  readListState,
  writeListState,
} from '../../../ui/list/listState';
import { lastPage } from '../../../../../domain/search/lastPage';
import { SeededRandom } from '../../../../../tests/support/seededRandom';

const brand = 'car_brand>car_model>car_version';
const read = (query: string) => readListState(new URLSearchParams(query));

const words = [
  'Volvo',
  'XC60',
  'å & ö',
  'T6 AWD',
  'Land Rover',
  '100 %',
  'a=b',
  'Škoda',
  '5+',
  '#3',
];

function anyState(seed: number): ListState {
  const random = new SeededRandom(seed);
  const next = (end: number) => random.below(end);
  const word = () => words[next(words.length)]!;
  const values: Record<string, string[]> = {};
  for (const { name } of valueFacets) {
    if (next(3) > 0) continue;
    const depth = name.split('>').length;
    const paths: string[] = [];
    for (let at = 0; at <= next(4); at += 1) {
      addPath(paths, Array.from({ length: 1 + next(depth) }, word));
    }
    values[name] = paths;
  }
  const ranges: Record<string, [number | null, number | null]> = {};
  for (const name of rangeNames) {
    if (next(4) > 0) continue;
    const from = next(5) === 0 ? null : next(100_000);
    ranges[name] =
      from === null ? [null, next(100_000)] : [from, next(2) ? null : from + next(999)];
  }
  return {
    values,
    ranges,
    loose: {},
    keyphrase: next(2) ? '' : `${word()} ${word()}`,
    sort: next(2) ? undefined : 'price_asc',
    page: 1 + next(lastPage),
  };
}

const sorted = ({ values, ...state }: ListState) => ({
  ...state,
  values: Object.fromEntries(
    Object.entries(values).map(([name, paths]) => [name, [...paths].sort()]),
  ),
});

test('[FILT-27] every choice comes back from its address, and has one address', () => {
  for (let seed = 1; seed <= 2000; seed += 1) {
    const state = anyState(seed);
    const query = writeListState(state).toString();
    const again = read(query);
    expect(sorted(again)).toEqual(sorted(state));
    expect(writeListState(again).toString()).toBe(query);
  }
});

test('whatever stands in an address is read without harm, and settles at once', () => {
  const random = new SeededRandom(7);
  const next = (end: number) => random.below(end);
  const keys = [
    'car_brand',
    'car_model',
    'car_price',
    'page',
    'sort',
    'keyphrase',
    'car_site_city',
  ];
  const texts = [
    '',
    ' ',
    '>',
    'a>',
    '>b',
    'a>b>c>d',
    '-1',
    '1e9',
    '12 000',
    '9'.repeat(30),
    'x'.repeat(999),
  ];
  for (let round = 0; round < 2000; round += 1) {
    const query = new URLSearchParams();
    for (let at = 0; at < 12; at += 1) {
      query.append(keys[next(keys.length)]!, texts[next(texts.length)]!);
    }
    const state = readListState(query);
    const settled = writeListState(state).toString();
    expect(writeListState(read(settled)).toString()).toBe(settled);
    expect(state.page).toBeGreaterThanOrEqual(1);
    expect(state.page).toBeLessThanOrEqual(lastPage);
  }
});

test('[LIST-08] a page above the highest is read as it, and nonsense as the first', () => {
  expect(
    ['page=20', 'page=21', 'page=999999', 'page=0', 'page=x', ''].map((q) => read(q).page),
  ).toEqual([20, 20, 20, 1, 1, 1]);
});

test('[LIST-10] filters are query parameters, repeatable, under the names that links have', () => {
  const state = read(
    'car_brand=BMW&car_brand=MINI&car_fuel=El&car_vehicle_type=LCV&car_site_region=Skåne',
  );
  expect(filtersOf(state)).toMatchObject({
    [brand]: ['BMW', 'MINI'],
    car_fuel: ['El'],
    car_vehicle_type_code: ['LCV'],
    'car_site_region>car_site_city': ['Skåne'],
  });
});

test('[FILT-23] a value of a lower level has the values above it with it', () => {
  expect(read('car_model=Volvo>XC60').values).toEqual({ [brand]: ['Volvo', 'Volvo>XC60'] });
  expect(read('car_model=XC60')).toMatchObject({ values: {}, loose: { car_model: ['XC60'] } });
});

test('[FILT-17] [FILT-21] a range is exactly two values of digits, spaces between them stripped', () => {
  expect(read('car_price=100 000&car_price=250000').ranges).toEqual({
    car_price: [100_000, 250_000],
  });
  expect(read('car_price=&car_price=250000').ranges).toEqual({ car_price: [null, 250_000] });
  expect(read('car_price=250000&car_price=100000').ranges).toEqual({
    car_price: [100_000, 250_000],
  });
  for (const query of [
    'car_price=1',
    'car_price=1&car_price=2&car_price=3',
    'car_price=x&car_price=-4',
  ]) {
    expect(read(query).ranges).toEqual({});
  }
});

test('[FILT-20] ranges are those of price, campaign, mileage, leasing, power and gross price', () => {
  expect(rangeNames).toEqual(
    expect.arrayContaining([
      ...['car_price', 'car_campaign_price', 'car_mileage', 'car_power', 'car_retail_price'],
      ...['car_privateleasing_monthly_cost', 'car_companyleasing_monthly_cost'],
    ]),
  );
  expect(read('gross_price=1&gross_price=2').ranges).toEqual({ car_retail_price: [1, 2] });
});

const chosen = read(
  'car_brand=Volvo&car_model=Volvo>XC60&car_version=Volvo>XC60>T6&car_brand=BMW&car_price=&car_price=9&keyphrase=drag&sort=price_asc&page=4',
);

test('[FILT-10] [FILT-11] a value is dropped with those below it, and no other', () => {
  expect(withoutValue(chosen, brand, 'Volvo>XC60').values[brand]).toEqual(['Volvo', 'BMW']);
  expect(withoutValue(chosen, brand, 'Volvo').values[brand]).toEqual(['BMW']);
});

test('[FILT-12] clearing a facet clears those that depend on it', () => {
  expect(withoutFacet(chosen, brand).values).toEqual({});
});

test('[FILT-13] clearing everything keeps the order alone', () => {
  expect(withoutChoice(chosen)).toEqual({ ...noChoice, sort: 'price_asc' });
});

test('[LIST-09] every change of filters begins at the first page', () => {
  const changes = [
    withoutValue(chosen, brand, 'BMW'),
    withoutFacet(chosen, brand),
    withoutRange(chosen, 'car_price'),
  ];
  expect(changes.map(({ page }) => page)).toEqual([1, 1, 1]);
  expect(listAddress('/kop-bil', noChoice)).toBe('/kop-bil');
});

describe('what is left out', () => {
  const stateOf = (query: string) => readListState(new URLSearchParams(query));
  const again = (query: string) => writeListState(stateOf(query)).toString();

  test('stands in the address under the name of its field, and is a filter of its own', () => {
    const query = '-car_brand=Tesla&-car_model=Volvo%3EXC60&-car_fuel=Diesel';
    expect(again(query)).toBe(query);
    expect(filtersOf(stateOf(query))).toEqual({
      '-car_brand>car_model>car_version': ['Tesla', 'Volvo>XC60'],
      '-car_fuel': ['Diesel'],
    });
    expect(isChosen(stateOf('-car_fuel=Diesel'))).toBe(true);
  });

  test('a choice of the same, or of something below it, goes before it', () => {
    expect(again('car_fuel=Diesel&-car_fuel=Diesel')).toBe('car_fuel=Diesel');
    expect(again('car_brand=Volvo&car_model=Volvo>XC60&-car_brand=Volvo')).not.toContain('-car');
    const query = 'car_brand=Volvo&-car_model=Volvo%3EXC60';
    expect(again(query)).toBe(query);
  });

  test('a model goes without saying where its make is left out; broken paths are left out', () => {
    expect(again('-car_model=Volvo>XC60&-car_brand=Volvo')).toBe('-car_brand=Volvo');
    expect(again('-car_model=XC60&-car_brand=>&-car_price=1&-car_fuel=')).toBe('');
  });
});
