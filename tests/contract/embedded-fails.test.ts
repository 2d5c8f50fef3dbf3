import { createCarMediaClient } from '../../features/car/server/carMedia';
import { createSearchClient } from '../../features/search/server/searchClient';
import { harbour, searchApiKey, TestPlatform } from './testPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await TestPlatform.start({
    sites: [harbour],
    failing: ['search', 'car-media', 'media'],
  });
});
afterAll(() => platform.close());

test('[ERR-23] [ERR-24] [ERR-29] [ERR-30] a failing search is logged, and returns no results', async () => {
  const error = jest.fn();
  const search = { url: platform.url, apiKey: searchApiKey };
  const client = createSearchClient({ search, logger: { error } });
  const nothing = { content: [], facet: [], total_items: 0, failed: true };
  await expect(client.search('automotive-se', 'cars', {})).resolves.toMatchObject(nothing);
  expect(error).toHaveBeenCalled();
});

test('[ERR-14] [ERR-22] car media and pictures fail as well, while the other services still answer', async () => {
  const media = createCarMediaClient(`${platform.url}/car-media`);
  await expect(media.find('ABC123')).rejects.toThrow();
  const getStatus = async (path: string) => (await fetch(platform.url + path)).status;
  await expect(getStatus('/media/scenes/any.webp')).resolves.toBe(503);
  await expect(getStatus('/health')).resolves.toBe(200);
  await expect(getStatus('/mechmate/authorized-workshop/Volvo')).resolves.toBe(200);
  // The content API has the search's prefix `/v1`, but must not fail with it.
  await expect(getStatus('/v1/content/api/graphql/v1')).resolves.not.toBe(503);
});
