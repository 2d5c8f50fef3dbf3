import { keysOfNotice, publishNotice } from '../../server/pageCache/publishNotice';
import { keysOfSources, type SurrogateKey } from '../../platform/pages/surrogateKeys';
import {
  contentQueries,
  contentUpstreams,
  createContentClient,
} from '../../platform/content/contentClient';
import { fetchPage } from '../../platform/content/fetchPage';
import { SourceCollector } from '../../platform/pages/pageSources';
import { StoriesDocument } from '../../schema/generated/operations';
import { templateId } from '../../schema/templateId';
import { apiKey, dataOrThrow, editingSecret, harbour, TestPlatform } from './testPlatform';
import { WebProcess } from './webProcess';

const home = '/sitecore/content/harbour/Home';

let web: WebProcess;
let platform: TestPlatform;

beforeAll(async () => {
  web = await WebProcess.start();
  platform = await TestPlatform.start({ webUrl: web.url });
});
afterAll(async () => {
  await platform.close();
  await web.close();
});

interface Item {
  itemId: string;
  path: string;
  version: number;
}

async function change(field: string, input: Record<string, unknown>): Promise<Item> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const answer = await platform.queryAuthoring<Record<string, { item: Item }>>(
    `mutation ($input: ${type}!) { ${field}(input: $input) { item { itemId path version } } }`,
    { input },
  );
  return dataOrThrow(answer)[field]!.item;
}

const create = (name: string, template: string, parent: string, fields: object[] = []) =>
  change('createItem', { name, templateId: template, parent, language: 'sv', fields });

const update = (itemId: string, expectedVersion: number, changes: object) =>
  change('updateItem', { itemId, language: 'sv', expectedVersion, ...changes });

/** Publishes and returns the keys that the web process receives. */
async function publishAndReadKeys(input: Record<string, unknown>, mutation = 'publishItem') {
  const countBefore = web.notices.length;
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const selection = mutation === 'publishItem' ? 'published' : 'paths';
  dataOrThrow(
    await platform.queryAuthoring(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${selection} } }`,
      { input },
    ),
  );
  const { body } = await web.waitForNotice(countBefore + 1);
  const notice = publishNotice.validateSync(JSON.parse(body));
  return { all: notice.all, keys: new Set(keysOfNotice(notice)) };
}

function createClient() {
  const { published: upstream } = contentUpstreams({
    content: { url: `${platform.url}/graphql`, apiKey },
    editing: { secret: editingSecret },
  });
  return createContentClient(contentQueries(upstream));
}

/** Returns the keys of a page; `list` adds those of its list of stories. */
async function readKeys(
  routePath: string,
  options: { list?: boolean } = {},
): Promise<SurrogateKey[]> {
  const content = createClient();
  const found = await fetchPage(content, { site: harbour.name, routePath, language: 'sv' });
  if (!found) throw new Error(`There is no page at ${routePath}`);
  const sources = new SourceCollector();
  if (options.list) {
    const variables = {
      datasource: templateId('StoryPage'),
      language: 'sv',
      limit: 4,
      parentId: found.page.itemId ?? '',
      tags: [{ name: '_path', value: found.page.itemId ?? '' }],
    };
    const { data } = await content.query({ query: StoriesDocument, variables });
    sources.addAnswer(variables, data);
  }
  return keysOfSources({ name: harbour.name }, sources.sources(found.page.items ?? []));
}

const hits = ({ keys }: { keys: Set<SurrogateKey> }, page: readonly SurrogateKey[]) =>
  page.some((key) => keys.has(key));

/** Creates and publishes a page with a teaser that has a link. */
async function createPageWithTeaser(name: string, link: object, text = '<p>Text</p>') {
  const page = await create(name, 'ContentPage', home);
  const data = await create('Data', 'Folder', page.itemId);
  const teaser = await create('Teaser', 'Blurb', data.itemId, [
    { name: 'RichText', value: text },
    { name: 'Link', value: link },
  ]);
  const placeholders = { main: [{ componentName: 'Blurb', dataSource: teaser.itemId }] };
  await update(page.itemId, page.version, { placeholders });
  await publishAndReadKeys({ itemId: page.itemId });
  return { page, teaser };
}

test('a changed block purges only the page that shows it', async () => {
  const { teaser } = await createPageWithTeaser('shows', { href: '/cars', text: 'Bilar' });
  const shows = await readKeys('/shows');
  const others = await readKeys('/cars');
  await update(teaser.itemId, teaser.version, {
    fields: [{ name: 'RichText', value: '<p>Nytt</p>' }],
  });
  const purge = await publishAndReadKeys({ itemId: teaser.itemId });
  expect([purge.all, hits(purge, shows), hits(purge, others)]).toEqual([false, true, false]);
});

test('a changed block of another page also purges the pages that show it', async () => {
  const { teaser } = await createPageWithTeaser('lends', { href: '/cars', text: 'Bilar' });
  const borrower = await create('borrows', 'ContentPage', home);
  const placeholders = { main: [{ componentName: 'Blurb', dataSource: teaser.itemId }] };
  await update(borrower.itemId, borrower.version, { placeholders });
  await publishAndReadKeys({ itemId: borrower.itemId });
  const borrows = await readKeys('/borrows');
  await update(teaser.itemId, teaser.version, {
    fields: [{ name: 'RichText', value: '<p>Nytt</p>' }],
  });
  expect(hits(await publishAndReadKeys({ itemId: teaser.itemId }), borrows)).toBe(true);
});

test('adding or removing a page purges the pages that link to it', async () => {
  const target = await create('target', 'ContentPage', home);
  await createPageWithTeaser('links', { href: '/target', id: target.itemId, text: 'Dit' });
  const text = `<p><a href="/target" data-item="${target.itemId}">Dit</a></p>`;
  await createPageWithTeaser('tells', { href: '/cars', text: 'Bilar' }, text);
  const [links, mentions, others] = await Promise.all(
    ['/links', '/tells', '/cars'].map((at) => readKeys(at)),
  );
  const come = await publishAndReadKeys({ itemId: target.itemId });
  expect(come.all).toBe(false);
  expect([links, mentions, others].map((keys) => hits(come, keys!))).toEqual([true, true, false]);
  const gone = await publishAndReadKeys({ itemId: target.itemId, language: 'sv' }, 'unpublishPage');
  expect([links, mentions, others].map((keys) => hits(gone, keys!))).toEqual([true, true, false]);
});

test('a new story purges the lists that show it, and not pages without such lists', async () => {
  const parent = await create('stories', 'ContentPage', home);
  await publishAndReadKeys({ itemId: parent.itemId });
  const list = await readKeys('/stories', { list: true });
  const without = await readKeys('/cars');
  const story = await create('first', 'StoryPage', parent.itemId, [
    { name: 'title', value: 'Först' },
    { name: 'date', value: '2026-01-02T10:00:00Z' },
  ]);
  const purge = await publishAndReadKeys({ itemId: story.itemId });
  expect([purge.all, hits(purge, list), hits(purge, without)]).toEqual([false, true, false]);
});

test('moving a page purges the whole site', async () => {
  const page = await create('stays', 'ContentPage', home);
  await publishAndReadKeys({ itemId: page.itemId });
  const { item } = await platform.read<{ item: { id: string } }>(
    `{ item(path: "${home}", language: "sv") { id } }`,
  );
  const place = { parentId: item.id, name: 'goes', expectedRoute: '/stays' };
  dataOrThrow(
    await platform.queryAuthoring(
      'mutation ($input: MovePageInput!) { movePage(input: $input) { itemId } }',
      { input: { itemId: page.itemId, ...place } },
    ),
  );
  expect((await publishAndReadKeys({ itemId: page.itemId })).all).toBe(true);
});
