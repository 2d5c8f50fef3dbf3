import { nearestModels } from '../../model/nearestModels';
import { readSearch } from '../../model/readSearch';
import type { Facet, SearchMarket } from '../../../../domain/search/search.types';

const leaf = (text: string, count = 1) => ({ text, count });
const flat = (name: string, ...texts: string[]): Facet => ({
  name,
  type: 'value',
  values: texts.map((text) => leaf(text)),
});

const facets: Facet[] = [
  {
    name: 'car_brand>car_model>car_version',
    type: 'value',
    values: [
      { ...leaf('Volvo', 9), children: [leaf('XC60', 5), leaf('EX30', 4)] },
      { ...leaf('Volkswagen', 5), children: [leaf('ID.4', 3), leaf('Polo', 2)] },
      { ...leaf('BMW', 4), children: [leaf('3 Series Touring'), leaf('iX1')] },
      { ...leaf('Peugeot', 2), children: [leaf('2008', 2)] },
      { ...leaf('Renault', 3), children: [leaf('5', 3)] },
    ],
  },
  flat('car_body', 'SUV', 'Kombi', 'Familjebuss', 'Småbil'),
  flat('car_fuel', 'El', 'Diesel', 'Laddhybrid'),
  flat('car_gearbox', 'Automat'),
  flat('car_drive', 'Fyrhjulsdrift'),
  flat('car_condition', 'Ny', 'Begagnad'),
  flat('car_year', '2018', '2019', '2020', '2021'),
  flat('car_seats', '5', '7'),
  flat('car_equipment', 'Dragkrok', 'Golvmattor'),
  { name: 'car_loan_monthly_cost', type: 'histogram', max: 9000 },
];

const sweden: SearchMarket = { language: 'sv', currency: 'SEK', mileageUnit: 'mil' };

function read(text: string, market: Partial<SearchMarket> = {}) {
  const { values, ranges, order, keyphrase } = readSearch(text, facets, { ...sweden, ...market });
  return { chosen: values.map(({ levels }) => levels.join(' ')), ranges, order, keyphrase };
}

test('words that are filters become filters', () => {
  expect(read('volvo elbil under 300000')).toEqual({
    chosen: ['Volvo', 'El'],
    keyphrase: '',
    ranges: { car_price: [null, 300000] },
  });
  expect(read('billig familjebil')).toMatchObject({
    chosen: ['Kombi', 'Familjebuss', 'SUV'],
    order: 'price_asc',
    keyphrase: '',
  });
  expect(read('7 sits').chosen).toEqual(['7']);
  expect(read('automat diesel kombi 2020').chosen).toEqual(['Automat', 'Diesel', 'Kombi', '2020']);
});

test('mistyped makes are meant, words of equipment are left alone', () => {
  expect(read('vovlo xc60')).toMatchObject({ chosen: ['Volvo XC60'], keyphrase: '' });
  expect(read('elsuv').chosen).toEqual(['El', 'SUV']);
  expect(read('golv')).toMatchObject({ chosen: [], keyphrase: 'golv' });
  expect(read('volvo golvmattor')).toMatchObject({ chosen: ['Volvo'], keyphrase: 'golvmattor' });
});

test('names are found however they are written, numbers alone only behind their make', () => {
  expect(read('vw id 4').chosen).toEqual(['Volkswagen ID.4']);
  expect(read('bmw 3-serie').chosen).toEqual(['BMW 3 Series Touring']);
  expect(read('peugeot 2008').chosen).toEqual(['Peugeot 2008']);
  expect(read('renault 5').chosen).toEqual(['Renault 5']);
  expect(read('5').chosen).toEqual(['5']);
});

test.each<[string, Partial<SearchMarket>, object]>([
  ['200-300 tkr', {}, { car_price: [200000, 300000] }],
  ['under 5 000 mil', {}, { car_mileage: [null, 5000] }],
  ['max 100 000 km', {}, { car_mileage: [null, 10000] }],
  ['max 5000 mil', { language: 'nb', mileageUnit: 'km' }, { car_mileage: [null, 50000] }],
  ['max 3000 kr/mån', {}, { car_loan_monthly_cost: [null, 3000] }],
  ['över 200 hk', {}, { car_power: [200, null] }],
  [
    'under £20k',
    { language: 'en', currency: 'GBP', mileageUnit: 'miles' },
    { car_price: [null, 20000] },
  ],
  [
    'do 20 000 eur',
    { language: 'sk', currency: 'EUR', mileageUnit: 'km' },
    { car_price: [null, 20000] },
  ],
  [
    'alle 20000 euroa',
    { language: 'fi', currency: 'EUR', mileageUnit: 'km' },
    { car_price: [null, 20000] },
  ],
])('the amount of "%s"', (text, market, ranges) => {
  expect(read(text, market)).toEqual({ chosen: [], ranges, keyphrase: '' });
});

test('years have bounds, as values that the cars have', () => {
  expect(read('nyare än 2019').chosen).toEqual(['2020', '2021']);
  expect(read('2019-2020').chosen).toEqual(['2019', '2020']);
  expect(read('2020 eller nyare').chosen).toEqual(['2020', '2021']);
});

test('a well-known model that is not sold is named, and the nearest are known', () => {
  const { unsold, keyphrase, others } = readSearch('tesla model y golvmattor', facets, sweden);
  expect(unsold).toMatchObject([{ make: 'Tesla', model: 'Model Y' }]);
  expect([keyphrase, others]).toEqual(['Tesla Model Y golvmattor', 'golvmattor']);
  expect(nearestModels(unsold[0]!, facets).map(({ levels }) => levels.join(' '))[0]).toBe(
    'Volkswagen ID.4',
  );
  expect(readSearch('telsa model y', facets, sweden).keyphrase).toBe('Tesla Model Y');
  expect(readSearch('volkswagen golf', facets, sweden)).toMatchObject({
    values: [],
    keyphrase: 'Volkswagen Golf',
  });
});

test('the same facets are read with the places of a country and without them', () => {
  const kiruna = { name: 'Kiruna', isLarge: true };
  const places = {
    town: (words: string) => (words === 'kiruna' ? kiruna : undefined),
    nearest: () => undefined,
    postcode: () => undefined,
  };
  const readTown = (known?: typeof places) => readSearch('kiruna', facets, sweden, known);
  for (let again = 0; again < 2; again += 1) {
    expect(readTown().keyphrase).toBe('kiruna');
    expect(readTown(places)).toMatchObject({ place: { name: 'Kiruna' }, keyphrase: '' });
  }
});
