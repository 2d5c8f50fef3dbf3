import { encodeDocument } from '../../server/pages/documents';
import { readEditedPage } from '../../features/editing/server/readEditedPage';
import type { PageRequest } from '../../platform/pages/page.types';
import { renderDocument } from '../../site/page/renderDocument';
import { dataOrThrow, editingSecret, TestPlatform } from './testPlatform';
import { harbourSite as site, createTestRenderer } from './testRenderer';

let platform: TestPlatform;
let homeId: string;

beforeAll(async () => {
  platform = await TestPlatform.start();
  const { item } = dataOrThrow(
    await platform.queryAuthoring<{ item: { itemId: string } }>(
      `{ item(where: { path: "/sitecore/content/harbour/Home", language: "sv" }) { itemId } }`,
    ),
  );
  homeId = item.itemId;
});
afterAll(() => platform.close());

/** Renders the front page from the platform's content and returns status and HTML. */
async function renderFrontPage(
  request: Partial<PageRequest>,
): Promise<{ status: number; html: string }> {
  const { renderPage } = createTestRenderer(platform, editingSecret, async (data) =>
    encodeDocument(renderDocument(data)),
  );
  const query = new URLSearchParams();
  const pageRequest = {
    site,
    path: '/',
    query,
    requestId: 'test',
    mode: 'normal',
    ...request,
  } as const;
  const { status, html } = await renderPage(pageRequest);
  return { status, html: String(html.bytes) };
}

const createEditRequest = (mode: string, more: Record<string, string> = {}) => {
  const query = {
    mode,
    route: '/',
    sc_site: 'charging',
    sc_itemid: homeId,
    sc_lang: 'sv',
    ...more,
  };
  return renderFrontPage({ ...readEditedPage(new URLSearchParams(query)), site });
};

const marks = /scpm|text\/sitecore|jss-hrz-editing|data-empty-field/;

test('[EDIT-01] [EDIT-02] an edited page has chromes around its fields, blocks and placeholders', async () => {
  const { html: page } = await createEditRequest('edit');
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

test('[EDIT-04] [SHELL-20] an edited page and a preview report no page view and load no tag manager', async () => {
  for (const mode of ['edit', 'preview']) {
    expect((await createEditRequest(mode)).html).not.toMatch(
      /data-page-view|data-tag-manager|googletagmanager/,
    );
  }
  expect((await renderFrontPage({})).html).toContain('data-page-view');
});

test('[EDIT-01] pages for visitors and previews contain no trace of editing', async () => {
  expect((await renderFrontPage({})).html).not.toMatch(marks);
  expect((await createEditRequest('preview')).html).not.toMatch(marks);
});

test('[EDIT-03] an edited page does not hydrate, so that the edits in it are kept', async () => {
  expect((await createEditRequest('edit')).html).not.toContain('data-island=');
});

test('[EDIT-01] any version of a page can be viewed', async () => {
  dataOrThrow(
    await platform.queryAuthoring(
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
  expect((await createEditRequest('preview')).html).toContain('Andra versionen');
  expect((await createEditRequest('preview', { sc_version: '1' })).html).not.toContain(
    'Andra versionen',
  );
  expect((await renderFrontPage({})).html).not.toContain('Andra versionen');
});

test('[EDIT-01] the component library shows a single block, with or without chromes', async () => {
  const { html: page } = await createEditRequest('edit');
  const uids = [...page.matchAll(/chrometype="rendering" kind="open" id="([^"]+)"/g)];
  const [, uid = ''] = uids.find(([mark]) => page.indexOf(mark) > page.indexOf('id="main_')) ?? [];
  const library = await createEditRequest('library-metadata', { sc_uid: uid });
  expect(library.html).toContain('Välkommen');
  expect(library.html.match(/chrometype="rendering" kind="open"/g)).toHaveLength(1);
  const plain = await createEditRequest('library', { sc_uid: uid });
  expect(plain.html).toContain('Välkommen');
  expect(plain.html).not.toMatch(marks);
  expect((await createEditRequest('library', { sc_uid: 'nobody' })).status).toBe(404);
});
