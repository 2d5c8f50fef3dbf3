import { join } from 'node:path';
import { createFindServices } from '../../features/enquiries/server/offeredServices';
import { logTo } from '../../platform/log';
import {
  contentQueries,
  contentUpstreams,
  createContentClient,
} from '../../platform/content/contentClient';
import { sites } from '../../sites/sites';
import { apiKey, editingSecret, TestPlatform } from './testPlatform';

const site = sites['automotive-no'];
const { name, hosts, languages } = site;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start({
    contentFolder: join('cms', 'content'),
    sites: [{ name, hosts, languages }],
  });
});
afterAll(() => platform.close());

function finder(url: string) {
  const { published } = contentUpstreams({
    content: { url, apiKey },
    editing: { secret: editingSecret },
  });
  const { logger } = logTo({ write: () => undefined }, 'error');
  return createFindServices(createContentClient(contentQueries(published)), logger);
}

it('[FORM-38] [OQ-121] a request can only name services that its page offers, in the language of the page', async () => {
  const find = finder(`${platform.url}/graphql`);
  const norwegian = await find(site, '/service-og-verksted');
  expect([norwegian?.car.length, norwegian?.motorcycle.length]).toEqual([11, 3]);
  expect(norwegian?.car).toContain('EU-kontroll');
  expect((await find(site, '/en/service-og-verksted'))?.car).toContain('Roadworthiness test');
});

it('a page without the form, or an unknown page, offers no services', async () => {
  const find = finder(`${platform.url}/graphql`);
  const none = { car: [], motorcycle: [] };
  for (const path of ['/', '/no-such-page', '/%E0%A4%A']) {
    expect(await find(site, path)).toEqual(none);
  }
});

it('while the content platform does not answer, the offer is unknown and requests are accepted', async () => {
  expect(await finder('http://127.0.0.1:9/graphql')(site, '/service-og-verksted')).toBeUndefined();
});
