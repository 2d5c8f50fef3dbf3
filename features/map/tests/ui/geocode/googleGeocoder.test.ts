/** @jest-environment jsdom */
import { searchAddress } from '../../../ui/searchAddress';
import { type FakeGoogleMaps, installFakeGoogleMaps } from '../fakeGoogleMaps';

const settings = { apiKey: 'the-key', country: 'SE', language: 'sv' };
let google: FakeGoogleMaps;
let logged: unknown[][];

// The fake replaces the service's script, so nothing has to be loaded.
jest.mock('../../../ui/client/loadGoogleMaps', () => ({
  loadGoogleMaps: () => Promise.resolve(),
}));

beforeEach(() => {
  google = installFakeGoogleMaps();
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...messages) => void logged.push(messages));
});
afterEach(() => jest.restoreAllMocks());

const bounds = { south: 57, west: 12, north: 58, east: 13 };
const geometry = {
  location: { toJSON: () => ({ lat: 57.7, lng: 12.9 }) },
  viewport: { toJSON: () => bounds },
};

test('[LOC-48] the maps service is queried for the address followed by the country', async () => {
  google.geocode = async () => ({ results: [{ geometry }] });
  expect(await searchAddress('Borås', settings)).toEqual({
    position: { lat: 57.7, lng: 12.9 },
    bounds,
  });
  expect(google.addresses).toEqual(['Borås, Sweden']);
});

test('[LOC-43] an empty result is not a failure', async () => {
  google.geocode = () => Promise.reject(Object.assign(new Error('none'), { code: 'ZERO_RESULTS' }));
  expect(await searchAddress('Xyzzy', settings)).toBeUndefined();
  google.geocode = async () => ({ results: [] });
  expect(await searchAddress('Xyzzy', settings)).toBeUndefined();
  expect(logged).toEqual([]);
});

test('[LOC-44] [ERR-02] a failure of the geocoder is logged, and gives no result', async () => {
  const failure = Object.assign(new Error('over the limit'), { code: 'OVER_QUERY_LIMIT' });
  google.geocode = () => Promise.reject(failure);
  expect(await searchAddress('Borås', settings)).toBeUndefined();
  expect(logged).toEqual([['The address could not be looked up', failure]]);
});
