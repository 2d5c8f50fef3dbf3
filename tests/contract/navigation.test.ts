import { expirePublished } from '../../platform/memory/memories';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  contentQueries,
  contentUpstreams,
  createContentClient,
} from '../../platform/content/contentClient';
import { fetchPage } from '../../platform/content/fetchPage';
import { fillNavigation } from '../../platform/content/fillNavigation';
import { createNavigation } from '../../platform/content/navigation';
import type { PageBlock } from '../../platform/content/page.types';
import { apiKey, editingSecret, harbour, TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform.close());

function getClient(url: string) {
  const { published } = contentUpstreams({
    content: { url, apiKey },
    editing: { secret: editingSecret },
  });
  return createContentClient(contentQueries(published));
}

const ignore = { onError: () => undefined, onProblems: () => undefined };

async function fetchHeader(language: 'sv' | 'en'): Promise<PageBlock | undefined> {
  const client = getClient(`${platform.url}/graphql`);
  const found = await fetchPage(client, { site: harbour.name, routePath: '/', language });
  if (!found) throw new Error('The platform has no front page');
  const page = await fillNavigation(found.page, createNavigation(client, ignore));
  return page.placeholders.header?.[0];
}

it('[NAV-17] [NAV-28] the menu is read by data source and language, three levels deep', async () => {
  const header = await fetchHeader('en');
  expect(header?.fields.Items).toMatchObject([
    {
      navigationTitle: { value: 'Cars' },
      Url: { value: { href: '/en/cars' } },
      navigableWithChildren: true,
      Children: [
        {
          navigationTitle: { value: 'Electric cars' },
          Children: [
            {
              navigationTitle: { value: 'Charge' },
              externalLink: { value: { href: 'https://charging.example' } },
            },
          ],
        },
      ],
    },
  ]);
  expect(header?.fields.ExtraLinks).toMatchObject([{ Title: { value: 'Find us' } }]);
  expect((await fetchHeader('sv'))?.fields.Items).toMatchObject([
    { navigationTitle: { value: 'Bilar' }, Url: { value: { href: '/cars' } } },
  ]);
});

it('the layout of a page does not contain the menu', async () => {
  const client = getClient(`${platform.url}/graphql`);
  const found = await fetchPage(client, { site: harbour.name, routePath: '/', language: 'sv' });
  expect(found?.page.placeholders.header?.[0]?.fields).not.toHaveProperty('Items');
});

it('[NAV-11] [NAV-29] the languages of a page are returned with its route, with four names each', async () => {
  const client = getClient(`${platform.url}/graphql`);
  const found = await fetchPage(client, { site: harbour.name, routePath: '/', language: 'sv' });
  expect(found?.page.languages).toEqual([
    {
      name: 'sv',
      displayName: 'Swedish',
      englishName: 'Swedish',
      nativeName: 'svenska',
      route: '/',
    },
    {
      name: 'en',
      displayName: 'English',
      englishName: 'English',
      nativeName: 'English',
      route: '/',
    },
  ]);
});

describe('the request for a menu', () => {
  const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 200;
  const upstream = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      requests.push({ headers: request.headers, body });
      const entry = {
        id: 'A1',
        name: 'Cars',
        hasChildren: false,
        template: { name: 'NavigationItem' },
        fields: [{ name: 'hideInNavigation', jsonValue: { value: '1' } }],
      };
      const stray = { ...entry, id: 'A2', template: { name: 'Folder' } };
      response.statusCode = status;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ data: { item: { children: { results: [entry, stray] } } } }));
    });
  });
  const address = { datasource: '{MENU}', language: 'sv', of: 'NavigationItem' } as const;

  beforeAll(() => new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => upstream.close(done)));
  beforeEach(() => {
    requests.length = 0;
    status = 200;
  });
  const client = () => getClient(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);

  it('[NAV-18] [NAV-28] [NAV-30] names data source and language, requests the first hundred entries and sends the API key', async () => {
    const entries = await createNavigation(client(), ignore).get(address);
    expect(requests).toHaveLength(1);
    const { query, variables } = JSON.parse(requests[0]!.body);
    expect(variables).toEqual({ datasource: '{MENU}', language: 'sv' });
    expect(query).toMatch(/children\(first: 100\)/);
    expect(requests[0]!.headers.sc_apikey).toBe(apiKey);
    // The platform stores a checked checkbox as 1; items of other templates are ignored.
    expect(entries).toEqual([{ name: 'Cars', hideInNavigation: true }]);
  });

  it('is made only once for all pages', async () => {
    const navigation = createNavigation(client(), ignore);
    await Promise.all([navigation.get(address), navigation.get(address)]);
    await navigation.get(address);
    expect(requests).toHaveLength(1);
    expirePublished();
    await navigation.get(address);
    expect(requests).toHaveLength(2);
  });

  it('[NAV-31] [MEGA-14] [ERR-10] a failure is logged, and the menu stays as it was or is empty', async () => {
    const errors: unknown[] = [];
    const navigation = createNavigation(client(), {
      ...ignore,
      onError: (error) => errors.push(error),
    });
    status = 500;
    expect(await navigation.get(address)).toEqual([]);
    expect(errors).toHaveLength(1);
    status = 200;
    expect(await navigation.get(address)).toHaveLength(1);
    status = 500;
    expirePublished();
    expect(await navigation.get(address)).toHaveLength(1);
    expect(errors).toHaveLength(2);
  });
});
