import { readListState } from '../../../car/ui/list/listState';
import { messagesOf } from '../../../../messages/messagesOf';
import { describeSearch } from '../../server/describeSearch';
import { sites } from '../../../../sites/sites';

const site = sites['automotive-se'];

const describeQuery = (query: string) =>
  describeSearch(readListState(new URLSearchParams(query)), {
    site,
    language: 'sv',
    messages: messagesOf('sv'),
  }).replace(/\s/g, ' ');

test('a saved search is described in the words of the list', () => {
  const query =
    'car_brand=Volvo&car_model=Volvo%3EXC60&car_fuel=Diesel&car_seats=7&car_price=&car_price=300000&near=Lund&within=50';
  expect(describeQuery(query)).toBe(
    'Volvo XC60, diesel, 7 säten, upp till 300 000 kr, inom 50 km från Lund',
  );
});

test('excluded values are described with “not”', () => {
  expect(describeQuery('car_body=SUV&-car_fuel=Diesel')).toBe('SUV, inte diesel');
  expect(describeQuery('-car_brand=evil.example')).toBe('inte evil example');
});

test('a description contains no link, even if the address of the list does', () => {
  const query =
    'car_model=http%3A%2F%2Fevil.example%2Fx&keyphrase=Vinn+p%C3%A5+www.evil.example%21&near=evil.example';
  const description = describeQuery(query);
  expect(description).not.toMatch(/[/:!]|\.[a-z]/i);
  expect(description).toContain('Vinn på www evil example');
});

test('a description is at most 140 characters long', () => {
  expect(
    describeQuery(`keyphrase=${'a'.repeat(200)}&car_color=${'b'.repeat(200)}`).length,
  ).toBeLessThanOrEqual(140);
});
