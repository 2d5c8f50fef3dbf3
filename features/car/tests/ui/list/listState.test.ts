import { rangeNames, valueFacets } from '../../../ui/list/carFacets';
import {
  withoutChoice,
  withoutFacet,
  withoutRange,
  withoutValue,
} from '../../../../search/ui/changeState';
import {
  addPath,
  toCarFilters,
  isChosen,
  listAddress,
  type ListState,
  noChoice,
  readListState,
  writeListState,
} from '../../../ui/list/listState';
import { LAST_PAGE } from '../../../../../domain/search/lastPage';
import { SeededRandom } from '../../../../../tests/support/seededRandom';

const brand = 'car_brand>car_model>car_version';
const readState = (query: string) => readListState(new URLSearchParams(query));

const sampleWords = [
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

function randomState(seed: number): ListState {
  const random = new SeededRandom(seed);
  const next = (end: number) => random.below(end);
  const word = () => sampleWords[next(sampleWords.length)]!;
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
    unqualified: {},
    keyphrase: next(2) ? '' : `${word()} ${word()}`,
    sort: next(2) ? undefined : 'price_asc',
    page: 1 + next(LAST_PAGE),
  };
}

const sorted = ({ values, ...state }: ListState) => ({
  ...state,
  values: Object.fromEntries(
    Object.entries(values).map(([name, paths]) => [name, [...paths].sort()]),
  ),
});

test('[FILT-27] every state is restored from its address, and has exactly one address', () => {
  for (let seed = 1; seed <= 2000; seed += 1) {
    const state = randomState(seed);
    const query = writeListState(state).toString();
    const roundTrip = readState(query);
    expect(sorted(roundTrip)).toEqual(sorted(state));
    expect(writeListState(roundTrip).toString()).toBe(query);
  }
});

test('any query is read without an error, and its normalised form stays the same', () => {
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
    const normalised = writeListState(state).toString();
    expect(writeListState(readState(normalised)).toString()).toBe(normalised);
    expect(state.page).toBeGreaterThanOrEqual(1);
    expect(state.page).toBeLessThanOrEqual(LAST_PAGE);
  }
});

test('[LIST-08] a page above the highest is limited to it, and an invalid page is the first', () => {
  expect(
    ['page=20', 'page=21', 'page=999999', 'page=0', 'page=x', ''].map((q) => readState(q).page),
  ).toEqual([20, 20, 20, 1, 1, 1]);
});

test('[LIST-10] filters are repeatable query parameters, with the names that links use', () => {
  const state = readState(
    'car_brand=BMW&car_brand=MINI&car_fuel=El&car_vehicle_type=LCV&car_site_region=Skåne',
  );
  expect(toCarFilters(state)).toMatchObject({
    [brand]: ['BMW', 'MINI'],
    car_fuel: ['El'],
    car_vehicle_type_code: ['LCV'],
    'car_site_region>car_site_city': ['Skåne'],
  });
});

test('[FILT-23] a value of a lower level includes the values above it', () => {
  expect(readState('car_model=Volvo>XC60').values).toEqual({ [brand]: ['Volvo', 'Volvo>XC60'] });
  expect(readState('car_model=XC60')).toMatchObject({
    values: {},
    unqualified: { car_model: ['XC60'] },
  });
});

test('[FILT-17] [FILT-21] a range is exactly two numeric values, and spaces in them are removed', () => {
  expect(readState('car_price=100 000&car_price=250000').ranges).toEqual({
    car_price: [100_000, 250_000],
  });
  expect(readState('car_price=&car_price=250000').ranges).toEqual({ car_price: [null, 250_000] });
  expect(readState('car_price=250000&car_price=100000').ranges).toEqual({
    car_price: [100_000, 250_000],
  });
  for (const query of [
    'car_price=1',
    'car_price=1&car_price=2&car_price=3',
    'car_price=x&car_price=-4',
  ]) {
    expect(readState(query).ranges).toEqual({});
  }
});

test('[FILT-20] the ranges are price, campaign, mileage, leasing, power and gross price', () => {
  expect(rangeNames).toEqual(
    expect.arrayContaining([
      ...['car_price', 'car_campaign_price', 'car_mileage', 'car_power', 'car_retail_price'],
      ...['car_privateleasing_monthly_cost', 'car_companyleasing_monthly_cost'],
    ]),
  );
  expect(readState('gross_price=1&gross_price=2').ranges).toEqual({ car_retail_price: [1, 2] });
});

const chosen = readState(
  'car_brand=Volvo&car_model=Volvo>XC60&car_version=Volvo>XC60>T6&car_brand=BMW&car_price=&car_price=9&keyphrase=drag&sort=price_asc&page=4',
);

test('[FILT-10] [FILT-11] removing a value removes those below it, and no other', () => {
  expect(withoutValue(chosen, brand, 'Volvo>XC60').values[brand]).toEqual(['Volvo', 'BMW']);
  expect(withoutValue(chosen, brand, 'Volvo').values[brand]).toEqual(['BMW']);
});

test('[FILT-12] clearing a facet clears the facets that depend on it', () => {
  expect(withoutFacet(chosen, brand).values).toEqual({});
});

test('[FILT-13] clearing everything keeps only the sort order', () => {
  expect(withoutChoice(chosen)).toEqual({ ...noChoice, sort: 'price_asc' });
});

test('[LIST-09] every change of filters returns to the first page', () => {
  const changes = [
    withoutValue(chosen, brand, 'BMW'),
    withoutFacet(chosen, brand),
    withoutRange(chosen, 'car_price'),
  ];
  expect(changes.map(({ page }) => page)).toEqual([1, 1, 1]);
  expect(listAddress('/kop-bil', noChoice)).toBe('/kop-bil');
});

describe('excluded values', () => {
  const parseState = (query: string) => readListState(new URLSearchParams(query));
  const rewrite = (query: string) => writeListState(parseState(query)).toString();

  test('are parameters with a minus before the field name, and are separate filters', () => {
    const query = '-car_brand=Tesla&-car_model=Volvo%3EXC60&-car_fuel=Diesel';
    expect(rewrite(query)).toBe(query);
    expect(toCarFilters(parseState(query))).toEqual({
      '-car_brand>car_model>car_version': ['Tesla', 'Volvo>XC60'],
      '-car_fuel': ['Diesel'],
    });
    expect(isChosen(parseState('-car_fuel=Diesel'))).toBe(true);
  });

  test('are overridden by a choice of the same value or one below it', () => {
    expect(rewrite('car_fuel=Diesel&-car_fuel=Diesel')).toBe('car_fuel=Diesel');
    expect(rewrite('car_brand=Volvo&car_model=Volvo>XC60&-car_brand=Volvo')).not.toContain('-car');
    const query = 'car_brand=Volvo&-car_model=Volvo%3EXC60';
    expect(rewrite(query)).toBe(query);
  });

  test('omit a model whose make is also excluded, and invalid paths', () => {
    expect(rewrite('-car_model=Volvo>XC60&-car_brand=Volvo')).toBe('-car_brand=Volvo');
    expect(rewrite('-car_model=XC60&-car_brand=>&-car_price=1&-car_fuel=')).toBe('');
  });
});
