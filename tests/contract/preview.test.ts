import { pino } from 'pino';
import { encodeHtml } from '../../platform/pages/encodeHtml';
import { createPageRenderer } from '../../server/pages/renderPage';
import {
  contentQueries,
  contentUpstreams,
  createContentClient,
} from '../../platform/content/contentClient';
import { askClient } from '../../platform/content/queryCache';
import { createNavigation } from '../../platform/content/navigation';
import { createSiteContent } from '../../platform/content/siteContent';
import { sites } from '../../sites/sites';
import type { Site } from '../../sites/site.types';
import { apiKey, dataOf, editingSecret, harbour, TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform.close());

const site: Site = { ...sites.charging, name: harbour.name, languages: ['sv', 'en'] };

/** Title of the site's front page in a mode, over the wire. */
async function titleIn(mode: 'normal' | 'preview', secret = editingSecret): Promise<string> {
  const { published, drafts } = contentUpstreams({
    content: { url: `${platform.url}/graphql`, apiKey },
    editing: { secret },
  });
  const content = createContentClient(contentQueries(published));
  const { renderPage } = createPageRenderer({
    services: {
      content,
      ask: askClient(content),
      siteContent: createSiteContent(content, () => undefined),
      navigation: createNavigation(content, {
        onError: () => undefined,
        onProblems: () => undefined,
      }),
      searchCars: async () => ({ facets: [], cars: [], total: 0 }),
      searchDealers: async () => ({ dealers: [] }),
      searchKits: async () => ({ facets: [], kits: [], total: 0 }),
      kitSessionSample: false,
      hubspotScript: '',
      findJotForm: () => Promise.resolve(undefined),
      placeholders: async () => ({}),
      imageHosts: [],
      origin: () => 'https://harbour.example',
      showUnknownBlocks: false,
    },
    drafts: (headers) => createContentClient(contentQueries(drafts, headers)),
    variantContent: () => content,
    policyOf: () => '',
    renderDocument: async ({ page }) => {
      const html = page?.fields.metaTitle ?? '';
      return { html: encodeHtml(html), failures: [], notes: [] };
    },
    logger: pino({ level: 'silent' }),
  });
  const request = { site, path: '/', query: new URLSearchParams(), requestId: 'test' };
  return String((await renderPage({ ...request, mode })).html.bytes);
}

it('[ROUTE-13] a preview shows what an editor has saved; visitors see what is published', async () => {
  const before = await titleIn('normal');
  dataOf(
    await platform.author(
      `mutation {
        updateItem(input: {
          path: "/sitecore/content/harbour/Home"
          language: "sv"
          expectedVersion: 1
          fields: [{ name: "metaTitle", value: "Utkast" }]
        }) { item { itemId } }
      }`,
    ),
  );
  expect(await titleIn('preview')).toBe('Utkast');
  expect(await titleIn('normal')).toBe(before);
  await expect(titleIn('preview', 'wrong-secret')).rejects.toMatchObject({ upstream: 'content' });
});
