import type { CarFacet } from '../../../../domain/search/carSearch';
import { searchAddress } from '../../ui/searchAddress';
import { readSearch } from '../../../search/model/readSearch';

const value = (text: string, count = 1, children?: ReturnType<typeof leaf>[]) => ({
  text,
  count,
  children,
});
const leaf = (text: string, count = 1) => ({ text, count });

const facets: CarFacet[] = [
  {
    name: 'car_brand>car_model',
    type: 'value',
    values: [
      value('Volvo', 40, [leaf('XC60', 20), leaf('EX30', 10), leaf('City', 1)]),
      value('Land Rover', 5, [leaf('Defender', 5)]),
      value('Honda', 9, [leaf('City', 8)]),
    ],
  },
  { name: 'car_body', type: 'value', values: [value('Småbil'), value('Skåp/van'), value('City')] },
  { name: 'car_fuel', type: 'value', values: [value('El'), value('Laddhybrid')] },
  { name: 'car_price', type: 'histogram', min: 1, max: 2, values: [] },
];

const market = { language: 'sv', currency: 'SEK', mileageUnit: 'mil' } as const;

const createAddress = (text: string, listPath = '/kop-bil') =>
  searchAddress(listPath, readSearch(text, facets, market));

test('[HERO-10] words become segments of the path, and the rest the keyphrase', () => {
  expect(createAddress('Volvo el dragkrok')).toBe('/kop-bil/volvo/el?keyphrase=dragkrok');
  expect(createAddress('dragkrok takräcke')).toBe('/kop-bil?keyphrase=dragkrok+takr%C3%A4cke');
  expect(createAddress('EL')).toBe('/kop-bil/el');
});

test('the longest match of words is used, ignoring case and accents', () => {
  expect(createAddress('land  ROVER defender')).toBe('/kop-bil/land%20rover/defender');
  expect(createAddress('smabil')).toBe('/kop-bil/sm%C3%A5bil');
  expect(createAddress('land')).toBe('/kop-bil?keyphrase=land');
});

test('a model adds its make, once', () => {
  expect(createAddress('xc60')).toBe('/kop-bil/volvo/xc60');
  expect(createAddress('volvo xc60 xc60')).toBe('/kop-bil/volvo/xc60');
  expect(createAddress('volvo xc60 ex30')).toBe('/kop-bil/volvo/xc60/volvo/ex30');
});

test('a word with two meanings is the model of a named make, else the value that is no model', () => {
  expect(createAddress('volvo city')).toBe('/kop-bil/volvo/city');
  expect(createAddress('city')).toBe('/kop-bil/city');
});

test('values that a path cannot hold are put in the query', () => {
  expect(createAddress('skåp/van el')).toBe('/kop-bil/el?car_body=Sk%C3%A5p%2Fvan');
});

test('values above the deepest path of a list are put in the query', () => {
  expect(createAddress('volvo xc60 el laddhybrid småbil ex30')).toBe(
    '/kop-bil/volvo/xc60/el/laddhybrid/sm%C3%A5bil?car_model=Volvo%3EEX30',
  );
});

test('an empty search goes to the list, and keeps the list’s own query', () => {
  expect(createAddress('  ')).toBe('/kop-bil');
  expect(createAddress('el', '/kop-bil/?car_is_used=true')).toBe('/kop-bil/el?car_is_used=true');
});

test('bounds, sort order and repeated values are put in the query', () => {
  expect(createAddress('billig volvo under 300 000 kr')).toBe(
    '/kop-bil/volvo?car_price=&car_price=300000&sort=price_asc',
  );
});

test('excluded values, and values that make no list, are put in the query', () => {
  expect(createAddress('volvo inte laddhybrid')).toBe('/kop-bil/volvo?-car_fuel=Laddhybrid');
  expect(createAddress('inte xc60')).toBe('/kop-bil?-car_model=Volvo%3EXC60');
  const details: CarFacet[] = [
    { name: 'car_equipment', type: 'value', values: [value('Dragkrok')] },
    { name: 'car_seats', type: 'value', values: [value('7')] },
  ];
  const searchRead = readSearch('dragkrok 7 sits', details, market);
  expect(searchAddress('/kop-bil', searchRead)).toBe('/kop-bil?car_equipment=Dragkrok&car_seats=7');
});
