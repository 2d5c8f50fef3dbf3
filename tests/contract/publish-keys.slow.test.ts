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
import { apiKey, dataOf, editingSecret, harbour, TestPlatform } from './testPlatform';
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
  const answer = await platform.author<Record<string, { item: Item }>>(
    `mutation ($input: ${type}!) { ${field}(input: $input) { item { itemId path version } } }`,
    { input },
  );
  return dataOf(answer)[field]!.item;
}

const create = (name: string, template: string, parent: string, fields: object[] = []) =>
  change('createItem', { name, templateId: template, parent, language: 'sv', fields });

const update = (itemId: string, expectedVersion: number, changes: object) =>
  change('updateItem', { itemId, language: 'sv', expectedVersion, ...changes });

/** Keys of what the web process is told of a publishing. */
async function published(input: Record<string, unknown>, mutation = 'publishItem') {
  const already = web.notices.length;
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const selection = mutation === 'publishItem' ? 'published' : 'paths';
  dataOf(
    await platform.author(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${selection} } }`,
      { input },
    ),
  );
  const { body } = await web.next(already + 1);
  const notice = publishNotice.validateSync(JSON.parse(body));
  return { all: notice.all, keys: new Set(keysOfNotice(notice)) };
}

function client() {
  const { published: upstream } = contentUpstreams({
    content: { url: `${platform.url}/graphql`, apiKey },
    editing: { secret: editingSecret },
  });
  return createContentClient(contentQueries(upstream));
}

/** Keys of a page as it stands, with what a list of stories below it asks where it has one. */
async function keysOf(
  routePath: string,
  options: { list?: boolean } = {},
): Promise<SurrogateKey[]> {
  const content = client();
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
  return keysOfSources({ name: harbour.name }, sources.gathered(found.page.items ?? []));
}

const hits = ({ keys }: { keys: Set<SurrogateKey> }, page: readonly SurrogateKey[]) =>
  page.some((key) => keys.has(key));

/** A page with a teaser that leads somewhere, published. */
async function pageWithTeaser(name: string, link: object, text = '<p>Text</p>') {
  const page = await create(name, 'ContentPage', home);
  const data = await create('Data', 'Folder', page.itemId);
  const teaser = await create('Teaser', 'Blurb', data.itemId, [
    { name: 'RichText', value: text },
    { name: 'Link', value: link },
  ]);
  const placeholders = { main: [{ componentName: 'Blurb', dataSource: teaser.itemId }] };
  await update(page.itemId, page.version, { placeholders });
  await published({ itemId: page.itemId });
  return { page, teaser };
}

test('a changed block makes the page anew that shows it, and no other', async () => {
  const { teaser } = await pageWithTeaser('shows', { href: '/cars', text: 'Bilar' });
  const shows = await keysOf('/shows');
  const others = await keysOf('/cars');
  await update(teaser.itemId, teaser.version, {
    fields: [{ name: 'RichText', value: '<p>Nytt</p>' }],
  });
  const told = await published({ itemId: teaser.itemId });
  expect([told.all, hits(told, shows), hits(told, others)]).toEqual([false, true, false]);
});

test('a block of another page makes those anew that show it as well', async () => {
  const { teaser } = await pageWithTeaser('lends', { href: '/cars', text: 'Bilar' });
  const borrower = await create('borrows', 'ContentPage', home);
  const placeholders = { main: [{ componentName: 'Blurb', dataSource: teaser.itemId }] };
  await update(borrower.itemId, borrower.version, { placeholders });
  await published({ itemId: borrower.itemId });
  const borrows = await keysOf('/borrows');
  await update(teaser.itemId, teaser.version, {
    fields: [{ name: 'RichText', value: '<p>Nytt</p>' }],
  });
  expect(hits(await published({ itemId: teaser.itemId }), borrows)).toBe(true);
});

test('a page that comes or goes makes those anew whose links or texts lead to it', async () => {
  const target = await create('target', 'ContentPage', home);
  await pageWithTeaser('links', { href: '/target', id: target.itemId, text: 'Dit' });
  const text = `<p><a href="/target" data-item="${target.itemId}">Dit</a></p>`;
  await pageWithTeaser('tells', { href: '/cars', text: 'Bilar' }, text);
  const [links, tells, others] = await Promise.all(
    ['/links', '/tells', '/cars'].map((at) => keysOf(at)),
  );
  const come = await published({ itemId: target.itemId });
  expect(come.all).toBe(false);
  expect([links, tells, others].map((keys) => hits(come, keys!))).toEqual([true, true, false]);
  const gone = await published({ itemId: target.itemId, language: 'sv' }, 'unpublishPage');
  expect([links, tells, others].map((keys) => hits(gone, keys!))).toEqual([true, true, false]);
});

test('a new story makes the lists anew that it comes to, and not the pages without', async () => {
  const parent = await create('stories', 'ContentPage', home);
  await published({ itemId: parent.itemId });
  const list = await keysOf('/stories', { list: true });
  const without = await keysOf('/cars');
  const story = await create('first', 'StoryPage', parent.itemId, [
    { name: 'title', value: 'Först' },
    { name: 'date', value: '2026-01-02T10:00:00Z' },
  ]);
  const told = await published({ itemId: story.itemId });
  expect([told.all, hits(told, list), hits(told, without)]).toEqual([false, true, false]);
});

test('a page that moves makes all of the site anew', async () => {
  const page = await create('stays', 'ContentPage', home);
  await published({ itemId: page.itemId });
  const { item } = await platform.read<{ item: { id: string } }>(
    `{ item(path: "${home}", language: "sv") { id } }`,
  );
  const place = { parentId: item.id, name: 'goes', expectedRoute: '/stays' };
  dataOf(
    await platform.author(
      'mutation ($input: MovePageInput!) { movePage(input: $input) { itemId } }',
      { input: { itemId: page.itemId, ...place } },
    ),
  );
  expect((await published({ itemId: page.itemId })).all).toBe(true);
});
