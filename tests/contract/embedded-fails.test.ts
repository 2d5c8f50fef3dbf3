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

test('[ERR-23] [ERR-24] [ERR-29] [ERR-30] a search that is made to fail is logged, and finds nothing', async () => {
  const error = jest.fn();
  const search = { url: platform.url, apiKey: searchApiKey };
  const client = createSearchClient({ search, logger: { error } });
  const nothing = { content: [], facet: [], total_items: 0, failed: true };
  await expect(client.search('automotive-se', 'cars', {})).resolves.toMatchObject(nothing);
  expect(error).toHaveBeenCalled();
});

test('[ERR-14] [ERR-22] so do pictures and the films of cars, and the rest answers as ever', async () => {
  const media = createCarMediaClient(`${platform.url}/car-media`);
  await expect(media.find('ABC123')).rejects.toThrow();
  const statusOf = async (path: string) => (await fetch(platform.url + path)).status;
  await expect(statusOf('/media/scenes/any.webp')).resolves.toBe(503);
  await expect(statusOf('/health')).resolves.toBe(200);
  await expect(statusOf('/mechmate/authorized-workshop/Volvo')).resolves.toBe(200);
  // The platform's delivery lies below the search's address.
  await expect(statusOf('/v1/content/api/graphql/v1')).resolves.not.toBe(503);
});
