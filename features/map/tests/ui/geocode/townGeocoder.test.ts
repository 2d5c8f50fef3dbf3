import { createTownGeocoder } from '../../../ui/geocode/townGeocoder';
import { withCountry } from '../../../ui/searchAddress';

const find = async (address: string, country = 'SE') =>
  (await createTownGeocoder(country)(withCountry(address, country)))?.position;

test('[LOC-48] the country is added to a searched address', () => {
  expect(withCountry('Borås', 'SE')).toBe('Borås, Sweden');
  expect(withCountry('Leeds', 'GB')).toBe('Leeds, United Kingdom');
  expect(withCountry('Leeds', undefined)).toBe('Leeds');
});

test.each([
  ['Borås', 57.72, 12.94],
  ['boras', 57.72, 12.94],
  ['Industrigatan 3, 411 10 Borås', 57.72, 12.94],
  ['411 10 Borås', 57.72, 12.94],
  ['Storgatan 1 Umeå', 63.83, 20.26],
  ['Gothenburg', 57.71, 11.97],
  ['Götebo', 57.71, 11.97],
  ['Borås, Sverige', 57.72, 12.94],
])('[LOC-48] finds the town in "%s"', async (address, lat, lng) => {
  const found = await find(address);
  expect(found?.lat).toBeCloseTo(lat, 1);
  expect(found?.lng).toBeCloseTo(lng, 1);
});

test.each([
  ['Oslo', 'NO', 59.9],
  ['Tromso', 'NO', 69.6],
  ['Helsingfors', 'FI', 60.2],
  ['Åbo', 'FI', 60.5],
  ['Kosice', 'SK', 48.7],
  ['Leeds', 'GB', 53.8],
])('finds the town %s in %s', async (address, country, lat) => {
  expect((await find(address, country))?.lat).toBeCloseTo(lat, 0);
});

test('[LOC-43] finds nothing for names that are not towns of the country', async () => {
  expect(await find('Xyzzyborg')).toBeUndefined();
  expect(await find('12')).toBeUndefined();
  expect(await find('ab')).toBeUndefined();
  expect(await find('Oslo', 'XX')).toBeUndefined();
});

test.each([
  ['stokholm', 'SE', 'Stockholm'],
  ['Götebrog', 'SE', 'Göteborg'],
  ['Manchestr', 'GB', 'Manchester'],
  ['Upsalla', 'SE', 'Uppsala'],
])('finds the misspelt "%s" of %s under its correct name', async (text, country, name) => {
  expect(await createTownGeocoder(country)(withCountry(text, country))).toMatchObject({ name });
});
