import { googlePlaces } from '../../../ui/places/googlePlaces';

const calls: unknown[][] = [];

jest.mock('../../../../map/ui/client/loadGoogleMaps', () => ({
  loadGoogleMaps: (...given: unknown[]) => {
    calls.push(['load', ...given]);
    return Promise.resolve();
  },
}));

beforeEach(() => {
  calls.length = 0;
  const geocoder = class {
    geocode(question: unknown) {
      calls.push(['geocode', question]);
      const location = { toJSON: () => ({ lat: 57.7, lng: 11.97 }) };
      const region = { types: ['administrative_area_level_1'], long_name: 'Västra Götalands län' };
      return Promise.resolve({
        results: [
          { formatted_address: 'Göteborg', geometry: { location }, address_components: [region] },
        ],
      });
    }
  };
  const autocomplete = class {
    getPlacePredictions(question: unknown) {
      calls.push(['places', question]);
      return Promise.resolve({ predictions: [{ place_id: 'g1', description: 'Göteborg' }] });
    }
  };
  Object.assign(globalThis, {
    google: {
      maps: {
        Geocoder: geocoder,
        importLibrary: (name: string) => {
          calls.push(['library', name]);
          return Promise.resolve({ AutocompleteService: autocomplete });
        },
      },
    },
  });
});

test('[BOOK-77] [BOOK-63] the maps service is loaded with the browser key, and suggests places in Sweden in Swedish', async () => {
  const places = googlePlaces('the-key', 'SE');
  expect(await places.suggest('Göteb')).toEqual([{ value: 'g1', label: 'Göteborg' }]);
  expect(calls).toEqual([
    ['load', 'the-key', 'sv'],
    ['library', 'places'],
    [
      'places',
      {
        input: 'Göteb',
        componentRestrictions: { country: 'SE' },
        types: ['geocode'],
        language: 'sv',
      },
    ],
  ]);
});

test('[BOOK-77] [BOOK-23] the geocoder returns name, position, id and region of a place', async () => {
  expect(await googlePlaces('the-key', 'SE').find('g1')).toEqual({
    name: 'Göteborg',
    latitude: 57.7,
    longitude: 11.97,
    placeId: 'g1',
    region: 'Västra Götalands län',
  });
  expect(calls.at(-1)).toEqual(['geocode', { placeId: 'g1' }]);
});
