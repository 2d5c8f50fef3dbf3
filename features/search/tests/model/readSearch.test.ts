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

function readText(text: string, market: Partial<SearchMarket> = {}) {
  const { values, ranges, order, keyphrase } = readSearch(text, facets, { ...sweden, ...market });
  return { chosen: values.map(({ levels }) => levels.join(' ')), ranges, order, keyphrase };
}

test('recognised words become filters', () => {
  expect(readText('volvo elbil under 300000')).toEqual({
    chosen: ['Volvo', 'El'],
    keyphrase: '',
    ranges: { car_price: [null, 300000] },
  });
  expect(readText('billig familjebil')).toMatchObject({
    chosen: ['Kombi', 'Familjebuss', 'SUV'],
    order: 'price_asc',
    keyphrase: '',
  });
  expect(readText('7 sits').chosen).toEqual(['7']);
  expect(readText('automat diesel kombi 2020').chosen).toEqual([
    'Automat',
    'Diesel',
    'Kombi',
    '2020',
  ]);
});

test('mistyped makes are corrected, and words of equipment are unchanged', () => {
  expect(readText('vovlo xc60')).toMatchObject({ chosen: ['Volvo XC60'], keyphrase: '' });
  expect(readText('elsuv').chosen).toEqual(['El', 'SUV']);
  expect(readText('golv')).toMatchObject({ chosen: [], keyphrase: 'golv' });
  expect(readText('volvo golvmattor')).toMatchObject({
    chosen: ['Volvo'],
    keyphrase: 'golvmattor',
  });
});

test('names are found in any spelling, and plain numbers only after their make', () => {
  expect(readText('vw id 4').chosen).toEqual(['Volkswagen ID.4']);
  expect(readText('bmw 3-serie').chosen).toEqual(['BMW 3 Series Touring']);
  expect(readText('peugeot 2008').chosen).toEqual(['Peugeot 2008']);
  expect(readText('renault 5').chosen).toEqual(['Renault 5']);
  expect(readText('5').chosen).toEqual(['5']);
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
])('reads the amount in "%s"', (text, market, ranges) => {
  expect(readText(text, market)).toEqual({ chosen: [], ranges, keyphrase: '' });
});

test('a range of years becomes the values that cars have', () => {
  expect(readText('nyare än 2019').chosen).toEqual(['2020', '2021']);
  expect(readText('2019-2020').chosen).toEqual(['2019', '2020']);
  expect(readText('2020 eller nyare').chosen).toEqual(['2020', '2021']);
});

test('a well-known model that is not in stock is recognised, and similar models are suggested', () => {
  const {
    unsold,
    keyphrase,
    keyphraseWithoutModels: others,
  } = readSearch('tesla model y golvmattor', facets, sweden);
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

test('the same facets can be read with and without the places of a country', () => {
  const kiruna = { name: 'Kiruna', isLarge: true };
  const places = {
    findTown: (words: string) => (words === 'kiruna' ? kiruna : undefined),
    findNearestTown: () => undefined,
    findPostcode: () => undefined,
  };
  const readTown = (towns?: typeof places) => readSearch('kiruna', facets, sweden, towns);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(readTown().keyphrase).toBe('kiruna');
    expect(readTown(places)).toMatchObject({ place: { name: 'Kiruna' }, keyphrase: '' });
  }
});
