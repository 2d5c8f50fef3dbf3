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

it('[FORM-38] [OQ-121] the services of a request are those of the page, in its language', async () => {
  const find = finder(`${platform.url}/graphql`);
  const norwegian = await find(site, '/service-og-verksted');
  expect([norwegian?.car.length, norwegian?.motorcycle.length]).toEqual([11, 3]);
  expect(norwegian?.car).toContain('EU-kontroll');
  expect((await find(site, '/en/service-og-verksted'))?.car).toContain('Roadworthiness test');
});

it('a page without the form offers none, nor does one that is not there', async () => {
  const find = finder(`${platform.url}/graphql`);
  const none = { car: [], motorcycle: [] };
  for (const path of ['/', '/no-such-page', '/%E0%A4%A']) {
    expect(await find(site, path)).toEqual(none);
  }
});

it('while the platform does not answer nothing is said, and a request can be taken', async () => {
  expect(await finder('http://127.0.0.1:9/graphql')(site, '/service-og-verksted')).toBeUndefined();
});
