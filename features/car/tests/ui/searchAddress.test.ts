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

const addressOf = (text: string, listPath = '/kop-bil') =>
  searchAddress(listPath, readSearch(text, facets, market));

test('[HERO-10] words become segments of the path, the rest the keyphrase', () => {
  expect(addressOf('Volvo el dragkrok')).toBe('/kop-bil/volvo/el?keyphrase=dragkrok');
  expect(addressOf('dragkrok takräcke')).toBe('/kop-bil?keyphrase=dragkrok+takr%C3%A4cke');
  expect(addressOf('EL')).toBe('/kop-bil/el');
});

test('the longest run of words wins, in any letter case and without accents', () => {
  expect(addressOf('land  ROVER defender')).toBe('/kop-bil/land%20rover/defender');
  expect(addressOf('smabil')).toBe('/kop-bil/sm%C3%A5bil');
  expect(addressOf('land')).toBe('/kop-bil?keyphrase=land');
});

test('a model brings its make, once', () => {
  expect(addressOf('xc60')).toBe('/kop-bil/volvo/xc60');
  expect(addressOf('volvo xc60 xc60')).toBe('/kop-bil/volvo/xc60');
  expect(addressOf('volvo xc60 ex30')).toBe('/kop-bil/volvo/xc60/volvo/ex30');
});

test('of namesakes the one below a make that is named counts, else what is no model', () => {
  expect(addressOf('volvo city')).toBe('/kop-bil/volvo/city');
  expect(addressOf('city')).toBe('/kop-bil/city');
});

test('values that a path cannot hold are in the query', () => {
  expect(addressOf('skåp/van el')).toBe('/kop-bil/el?car_body=Sk%C3%A5p%2Fvan');
});

test('what is more than lists have pages for is in the query', () => {
  expect(addressOf('volvo xc60 el laddhybrid småbil ex30')).toBe(
    '/kop-bil/volvo/xc60/el/laddhybrid/sm%C3%A5bil?car_model=Volvo%3EEX30',
  );
});

test('nothing typed leads to the list, whose own query stays', () => {
  expect(addressOf('  ')).toBe('/kop-bil');
  expect(addressOf('el', '/kop-bil/?car_is_used=true')).toBe('/kop-bil/el?car_is_used=true');
});

test('bounds, an order and rows of values stand in the query', () => {
  expect(addressOf('billig volvo under 300 000 kr')).toBe(
    '/kop-bil/volvo?car_price=&car_price=300000&sort=price_asc',
  );
});

test('what is not wanted stands in the query, and so does what names no list of cars', () => {
  expect(addressOf('volvo inte laddhybrid')).toBe('/kop-bil/volvo?-car_fuel=Laddhybrid');
  expect(addressOf('inte xc60')).toBe('/kop-bil?-car_model=Volvo%3EXC60');
  const details: CarFacet[] = [
    { name: 'car_equipment', type: 'value', values: [value('Dragkrok')] },
    { name: 'car_seats', type: 'value', values: [value('7')] },
  ];
  const read = readSearch('dragkrok 7 sits', details, market);
  expect(searchAddress('/kop-bil', read)).toBe('/kop-bil?car_equipment=Dragkrok&car_seats=7');
});
