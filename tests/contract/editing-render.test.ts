import { pino } from 'pino';
import { encodeDocument } from '../../server/pages/documents';
import { readEditedPage } from '../../features/editing/server/editedPage';
import { createPageRenderer } from '../../server/pages/renderPage';
import type { PageRequest } from '../../platform/pages/page.types';
import {
  contentQueries,
  contentUpstreams,
  createContentClient,
} from '../../platform/content/contentClient';
import { askClient } from '../../platform/content/queryCache';
import { createNavigation } from '../../platform/content/navigation';
import { createSiteContent } from '../../platform/content/siteContent';
import { renderDocument } from '../../site/page/renderDocument';
import { sites } from '../../sites/sites';
import { apiKey, dataOf, editingSecret, harbour, TestPlatform } from './testPlatform';

let platform: TestPlatform;
let homeId: string;

beforeAll(async () => {
  platform = await TestPlatform.start();
  const { item } = dataOf(
    await platform.author<{ item: { itemId: string } }>(
      `{ item(where: { path: "/sitecore/content/harbour/Home", language: "sv" }) { itemId } }`,
    ),
  );
  homeId = item.itemId;
});
afterAll(() => platform.close());

const site = { ...sites.charging, name: harbour.name, languages: ['sv', 'en'] as const };

/** HTML of the front page as it is asked for, rendered from what the platform answers. */
async function html(request: Partial<PageRequest>): Promise<{ status: number; html: string }> {
  const { published, drafts } = contentUpstreams({
    content: { url: `${platform.url}/graphql`, apiKey },
    editing: { secret: editingSecret },
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
    renderDocument: async (data) => encodeDocument(renderDocument(data)),
    logger: pino({ level: 'silent' }),
  });
  const query = new URLSearchParams();
  const asked = { site, path: '/', query, requestId: 'test', mode: 'normal', ...request } as const;
  const { status, html } = await renderPage(asked);
  return { status, html: String(html.bytes) };
}

const edited = (mode: string, more: Record<string, string> = {}) => {
  const query = {
    mode,
    route: '/',
    sc_site: 'charging',
    sc_itemid: homeId,
    sc_lang: 'sv',
    ...more,
  };
  return html({ ...readEditedPage(new URLSearchParams(query)), site });
};

const marks = /scpm|text\/sitecore|jss-hrz-editing|data-empty-field/;

test('[EDIT-01] [EDIT-02] an edited page has chromes around its fields, blocks and placeholders', async () => {
  const { html: page } = await edited('edit');
  expect(page).toContain(
    '<code type="text/sitecore" chrometype="placeholder" kind="open" id="main_00000000-0000-0000-0000-000000000000" class="scpm"',
  );
  const [, uid = ''] = /chrometype="rendering" kind="open" id="([0-9a-f-]{36})"/.exec(page) ?? [];
  expect(uid).not.toBe('');
  const opened = page.match(/kind="open"/g)?.length ?? 0;
  expect(page.match(/kind="close"/g)).toHaveLength(opened);
  expect(page).toMatch(/&quot;title&quot;:&quot;Title&quot;.*?<\/code>Välkommen<code/s);
  expect(page).toContain('<script type="application/json" id="jss-hrz-editing"></script>');
  expect(page).toContain('data-empty-field');
});

test('[EDIT-04] [SHELL-20] neither an edited page nor a preview reports a page view or loads a tag manager', async () => {
  for (const mode of ['edit', 'preview']) {
    expect((await edited(mode)).html).not.toMatch(
      /data-page-view|data-tag-manager|googletagmanager/,
    );
  }
  expect((await html({})).html).toContain('data-page-view');
});

test('[EDIT-01] pages for visitors and previews have no trace of editing', async () => {
  expect((await html({})).html).not.toMatch(marks);
  expect((await edited('preview')).html).not.toMatch(marks);
});

test('[EDIT-03] nothing hydrates on an edited page: what editors write in it stays', async () => {
  expect((await edited('edit')).html).not.toContain('data-island=');
});

test('[EDIT-01] any version of a page can be looked at', async () => {
  dataOf(
    await platform.author(
      `mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }`,
      {
        input: {
          itemId: homeId,
          language: 'sv',
          expectedVersion: 1,
          fields: [{ name: 'metaTitle', value: 'Andra versionen' }],
        },
      },
    ),
  );
  expect((await edited('preview')).html).toContain('Andra versionen');
  expect((await edited('preview', { sc_version: '1' })).html).not.toContain('Andra versionen');
  expect((await html({})).html).not.toContain('Andra versionen');
});

test('[EDIT-01] the component library shows one block alone, with chromes or without', async () => {
  const { html: page } = await edited('edit');
  const uids = [...page.matchAll(/chrometype="rendering" kind="open" id="([^"]+)"/g)];
  const [, uid = ''] = uids.find(([mark]) => page.indexOf(mark) > page.indexOf('id="main_')) ?? [];
  const library = await edited('library-metadata', { sc_uid: uid });
  expect(library.html).toContain('Välkommen');
  expect(library.html.match(/chrometype="rendering" kind="open"/g)).toHaveLength(1);
  const plain = await edited('library', { sc_uid: uid });
  expect(plain.html).toContain('Välkommen');
  expect(plain.html).not.toMatch(marks);
  expect((await edited('library', { sc_uid: 'nobody' })).status).toBe(404);
});
