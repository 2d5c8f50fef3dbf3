import type { DataRequest } from '../../rendering/blockData';
import { loadLocations } from '../../features/dealers/ui/finder/loadLocations';
import {
  contentQueries,
  contentUpstreams,
  createContentClient,
} from '../../platform/content/contentClient';
import { apiKey, editingSecret, harbour, TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform.close());

/** Loads the locations of the test site from the platform. */
async function load(language: string, locations: DataRequest['site']['locations']) {
  const { published } = contentUpstreams({
    content: { url: `${platform.url}/graphql`, apiKey },
    editing: { secret: editingSecret },
  });
  const client = createContentClient(contentQueries(published));
  const failures: unknown[] = [];
  const list = await loadLocations({
    site: { name: harbour.name, country: 'SE', distanceUnit: 'km', locations },
    page: { language },
    report: (error: unknown) => failures.push(error),
    runQuery: async (query: unknown, variables: unknown) => {
      const { data } = await client.query({ query, variables } as never);
      return data;
    },
  } as unknown as DataRequest);
  expect(failures).toEqual([]);
  return list;
}

it('[LOC-49] [LOC-50] [LOC-52] charging points are read from the service, in the language of the page', async () => {
  const { type, locations, dropped } = await load('en', 'chargingPoints');
  expect(type).toBe('ChargingPoint');
  expect(locations).toEqual([
    {
      id: expect.stringMatching(/^[0-9A-F]{32}$/),
      locationType: 'ChargingPoint',
      name: 'Pier one',
      address: 'Kajen 1',
      zip: '111 11',
      city: 'Hamnen',
      lat: 57.7,
      lng: 11.9,
      page: { href: '/en/cars', text: 'Cars' },
      openingHours: [{ days: 'Every day', hours: 'Always' }],
      services: [],
      chargerOptions: [
        expect.objectContaining({ amount: 2, icon: 'CCS2', watts: 150000 }),
        expect.objectContaining({ amount: 1, watts: 22000 }),
      ],
    },
  ]);
  // The second location has no city.
  expect(dropped).toHaveLength(1);
  expect((await load('sv', 'chargingPoints')).locations[0]).toMatchObject({
    id: locations[0]?.id,
    name: 'Pir ett',
    page: { href: '/cars' },
  });
});

it('[LOC-53] an unknown source has no locations', async () => {
  expect(await load('sv', 'dealers')).toEqual({ type: 'Location', locations: [], dropped: [] });
});
