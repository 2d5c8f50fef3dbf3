import { exampleDealers } from '../../../ui/finder/exampleLocations';
import { suggestPlaces } from '../../../ui/finder/suggestPlaces';

const suggest = suggestPlaces(exampleDealers);
const cities = (text: string) => suggest(text).map(({ city }) => city);

test.each([
  ['name', 'Automotive Umeå', 'Umeå'],
  ['city', 'Linköping', 'Linköping'],
  ['address', 'Bilvägen 5', 'Göteborg'],
  ['zip', '431 37', 'Mölndal'],
])('[LOC-38] a place is found by its %s', (_, text, city) => {
  expect(cities(text)[0]).toBe(city);
});

test('[LOC-38] a match in a name ranks above a city, a city above an address, an address above a zip', () => {
  const base = { ...exampleDealers[0]!, name: 'Aaaa', city: 'Bbbb', address: 'Cccc', zip: 'Dddd' };
  const found = suggestPlaces([
    { ...base, id: 'zip', zip: 'Kiruna' },
    { ...base, id: 'address', address: 'Kiruna' },
    { ...base, id: 'city', city: 'Kiruna' },
    { ...base, id: 'name', name: 'Kiruna' },
  ])('Kiruna');
  expect(found.map(({ id }) => id)).toEqual(['name', 'city', 'address', 'zip']);
});

test('[LOC-39] small typing errors are tolerated, and unrelated words match nothing', () => {
  expect(cities('Linkopping')[0]).toBe('Linköping');
  expect(cities('goteborg')[0]).toBe('Göteborg');
  expect(cities('xyzzy')).toEqual([]);
});

test('[LOC-40] a single letter matches nothing', () => {
  expect(cities('b')).toEqual([]);
  expect(cities('bo')).toContain('Borås');
});

test('[LOC-41] there are at most five suggestions', () => {
  expect(exampleDealers.length).toBeGreaterThan(5);
  expect(suggest('Automotive')).toHaveLength(5);
});
