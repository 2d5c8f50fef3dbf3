import { createHmac } from 'node:crypto';
import { dataOrThrow, TestPlatform, webhookSecret, type Answer } from './testPlatform';
import { WebProcess } from './webProcess';

interface AuthoringItem {
  itemId: string;
  version: number;
  path: string;
  isPublished: boolean;
  fields: { name: string; value: unknown }[];
}

const itemSelection = 'item { itemId version path isPublished fields { name value } }';
const hero = '/sitecore/content/harbour/Home/Data/HeroBanner 1';
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

async function change(field: string, input: Record<string, unknown>): Promise<AuthoringItem> {
  const payload = dataOrThrow(await tryChange(field, input))[field];
  if (!payload) throw new Error(`${field} gave nothing.`);
  return payload.item;
}

function tryChange(
  field: string,
  input: Record<string, unknown>,
): Promise<Answer<Record<string, { item: AuthoringItem }>>> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  return platform.queryAuthoring(
    `mutation ($input: ${type}!) { ${field}(input: $input) { ${itemSelection} } }`,
    { input },
  );
}

async function publish(
  input: Record<string, unknown>,
): Promise<{ published: number; paths: string[] }> {
  const answer = await platform.queryAuthoring<{
    publishItem: { published: number; paths: string[] };
  }>('mutation ($input: PublishItemInput!) { publishItem(input: $input) { published paths } }', {
    input,
  });
  return dataOrThrow(answer).publishItem;
}

async function remove(input: Record<string, unknown>): Promise<void> {
  const answer = await platform.queryAuthoring(
    'mutation ($input: DeleteItemInput!) { deleteItem(input: $input) { successful } }',
    { input },
  );
  expect(answer.data).toEqual({ deleteItem: { successful: true } });
}

const titleQuery = `query ($path: String!) {
  item(path: $path, language: "sv") { version field(name: "Title") { value } }
}`;

async function readTitles(path = hero): Promise<{ visitor?: string; editor?: string }> {
  interface ItemAnswer {
    item: { field: { value: string } } | null;
  }
  const [visitor, editor] = await Promise.all([
    platform.query<ItemAnswer>(titleQuery, { path }),
    platform.preview<ItemAnswer>(titleQuery, { path }),
  ]);
  return {
    visitor: visitor.data?.item?.field.value,
    editor: editor.data?.item?.field.value,
  };
}

async function isServed(routePath: string): Promise<boolean> {
  const answer = await platform.query<{ layout: { item: { rendered: unknown } | null } }>(
    'query ($r: String!) { layout(site: "harbour", routePath: $r, language: "sv") { item { rendered } } }',
    { r: routePath },
  );
  return Boolean(answer.data?.layout.item?.rendered);
}

test('changes require the editing secret', async () => {
  expect((await platform.queryAuthoring('{ __typename }', {}, 'wrong')).status).toBe(401);
  expect((await platform.post('/authoring/graphql', { query: '{ __typename }' })).status).toBe(401);
});

test('a draft stays invisible until it is published, and the web process gets a signed notice', async () => {
  const saved = await change('updateItem', {
    path: hero,
    language: 'sv',
    expectedVersion: 1,
    fields: [{ name: 'Title', value: 'Vårkampanj' }],
  });
  expect(saved).toMatchObject({ version: 2, isPublished: false });
  expect(await readTitles()).toEqual({ visitor: 'Välkommen', editor: 'Vårkampanj' });

  const noticesBefore = web.notices.length;
  expect(await publish({ path: home })).toEqual({ published: 1, paths: ['/', '/en'] });
  expect(await readTitles()).toEqual({ visitor: 'Vårkampanj', editor: 'Vårkampanj' });
  const { path, signature, body } = await web.waitForNotice(noticesBefore + 1);
  expect(path).toBe('/api/content/published');
  const { item } = await platform.read<{ item: { id: string } }>(
    `{ item(path: "${hero}", language: "sv") { id } }`,
  );
  expect(JSON.parse(body)).toEqual({
    site: 'harbour',
    paths: ['/', '/en'],
    items: [item.id],
    lists: expect.any(Array) as unknown,
  });
  const [, time, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  expect(digest).toBe(createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex'));
  expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(60);

  expect(await publish({ path: home })).toEqual({ published: 0, paths: [] });
});

test('when editors save from the same version, one succeeds and the others get the current version', async () => {
  const path = '/sitecore/content/harbour/Home/cars/Data/Blurb 1';
  const save = (title: string) =>
    tryChange('updateItem', {
      path,
      language: 'sv',
      expectedVersion: 1,
      fields: [{ name: 'Title', value: title }],
    });
  const answers = await Promise.all([save('A'), save('B'), save('C'), save('D')]);
  const refused = answers.filter((answer) => answer.errors);
  expect(refused).toHaveLength(3);
  for (const { errors } of refused) {
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', currentVersion: 2 });
  }
  const winner = answers.find((answer) => !answer.errors)?.data?.updateItem?.item;
  const title = String(winner?.fields.find(({ name }) => name === 'Title')?.value);
  expect(await readTitles(path)).toEqual({ visitor: '', editor: title });
  // Simulates a client that lost the response and repeats the request.
  const { errors, data } = await save(title);
  expect(errors).toBeUndefined();
  expect(data?.updateItem?.item.version).toBe(3);
});

test('the history lists every version back to the content file, and an older one can be restored', async () => {
  const path = '/sitecore/content/harbour/Home/Data/StageRow 1';
  const first = await change('updateItem', {
    path,
    language: 'sv',
    expectedVersion: 1,
    fields: [
      { name: 'Title', value: 'Nya modeller' },
      { name: 'Columns', value: null },
    ],
  });
  const { itemId } = first;
  expect(first.fields).toEqual([{ name: 'Title', value: 'Nya modeller' }]);
  const restored = await change('restoreItem', {
    itemId,
    language: 'sv',
    version: 1,
    expectedVersion: 2,
  });
  expect(restored.version).toBe(3);
  expect(restored.fields).toEqual(
    expect.arrayContaining([
      { name: 'Title', value: 'Modeller' },
      { name: 'Columns', value: 3 },
    ]),
  );
  const history = await platform.queryAuthoring<{
    itemHistory: { version: number; published: string | null }[];
  }>(
    'query ($id: ID!) { itemHistory(itemId: $id, language: "sv") { version published isDeleted } }',
    { id: itemId },
  );
  expect(history.data?.itemHistory).toEqual([
    { version: 3, published: null, isDeleted: false },
    { version: 2, published: null, isDeleted: false },
    { version: 1, published: expect.any(String), isDeleted: false },
  ]);
  const old = await platform.preview<{ item: { field: { value: string } } }>(
    `{ item(path: "${itemId}", language: "sv", version: "2") { field(name: "Title") { value } } }`,
  );
  expect(old.data?.item.field.value).toBe('Nya modeller');
  const hidden = await platform.query(
    `{ item(path: "${itemId}", language: "sv", version: "2") { id } }`,
  );
  expect(hidden.data).toEqual({ item: null });
});

test('a new page with a block appears when published and disappears when its deletion is published', async () => {
  const page = await change('createItem', {
    name: 'news',
    templateId: 'ContentPage',
    parent: home,
    language: 'sv',
    fields: [{ name: 'metaTitle', value: 'Nyheter' }],
  });
  expect(page.itemId).toMatch(/^[0-9A-F]{32}$/);
  const folder = await change('createItem', {
    name: 'Data',
    templateId: 'Folder',
    parent: page.itemId,
    language: 'sv',
  });
  const block = await change('createItem', {
    name: 'Text',
    templateId: 'Blurb',
    parent: folder.path,
    language: 'sv',
    fields: [
      { name: 'RichText', value: '<p>Hej</p>' },
      { name: 'Link', value: { href: '/cars', text: 'Bilar' } },
    ],
  });
  await change('updateItem', {
    itemId: page.itemId,
    language: 'sv',
    expectedVersion: 1,
    placeholders: { main: [{ componentName: 'Blurb', dataSource: block.itemId }] },
  });
  expect(await isServed('/news')).toBe(false);

  const noticesBefore = web.notices.length;
  expect(await publish({ itemId: page.itemId })).toEqual({ published: 3, paths: ['/news'] });
  expect(await isServed('/news')).toBe(true);
  const notice = await web.waitForNotice(noticesBefore + 1);
  const published = JSON.parse(notice.body) as { paths: string[]; items: string[]; all?: boolean };
  expect([published.paths, published.all]).toEqual([['/news'], undefined]);
  expect(published.items).toEqual(expect.arrayContaining([page.itemId, block.itemId]));
  const answer = await platform.query(
    '{ layout(site: "harbour", routePath: "/news") { item { rendered } } }',
  );
  expect(JSON.stringify(answer.data)).toContain('"RichText":{"value":"<p>Hej</p>"}');

  await remove({ itemId: page.itemId });
  expect(await isServed('/news')).toBe(true);
  expect((await publish({ itemId: page.itemId })).published).toBe(1);
  expect(await isServed('/news')).toBe(false);
});

test('a page from the content files can be deleted and restored', async () => {
  const path = `${home}/cars/vintage`;
  const id = '0E1F2A3B4C5D4E6F8A7B9C0D1E2F3A4B';
  await remove({ path, language: 'sv', expectedVersion: 1 });
  await publish({ itemId: id });
  expect(await isServed('/cars/vintage')).toBe(false);
  await change('restoreItem', { itemId: id, language: 'sv', version: 1, expectedVersion: 2 });
  await publish({ itemId: id });
  expect(await isServed('/cars/vintage')).toBe(true);
});

test.each([
  [
    'a field that the template lacks',
    { path: hero, fields: [{ name: 'Colour', value: 'red' }] },
    'BAD_INPUT',
  ],
  [
    'a value that the field cannot hold',
    { path: hero, fields: [{ name: 'ButtonType', value: 'Loud' }] },
    'BAD_INPUT',
  ],
  [
    'a link without an address',
    { path: hero, fields: [{ name: 'Link', value: { text: 'x' } }] },
    'BAD_INPUT',
  ],
  ['blocks on an item that is not a page', { path: hero, placeholders: {} }, 'BAD_INPUT'],
  [
    'an unknown block',
    { path: home, placeholders: { main: [{ componentName: 'Nope' }] } },
    'BAD_INPUT',
  ],
  [
    'a language that the site lacks',
    { path: hero, language: 'fi', expectedVersion: 0 },
    'BAD_INPUT',
  ],
  ['an unknown item', { path: `${home}/nowhere` }, 'NOT_FOUND'],
])('%s is refused, and nothing is saved', async (_, input, code) => {
  const before = await readTitles();
  const expectedVersion = input.path === hero ? 2 : 1;
  const answer = await tryChange('updateItem', { language: 'sv', expectedVersion, ...input });
  expect(answer.errors?.[0]?.extensions?.code).toBe(code);
  expect(await readTitles()).toEqual(before);
});

test('two items with the same name below one parent are refused, as are names that are invalid in paths', async () => {
  const create = (name: string) =>
    tryChange('createItem', { name, templateId: 'ContentPage', parent: home, language: 'sv' });
  expect((await create('cars')).errors?.[0]?.extensions?.code).toBe('CONFLICT');
  for (const name of ['a/b', '', '..', ' x']) {
    expect((await create(name)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  }
});

test('drafts and published content survive a restart', async () => {
  await change('updateItem', {
    path: hero,
    language: 'sv',
    expectedVersion: 2,
    fields: [{ name: 'Title', value: 'Sommar' }],
  });
  await platform.restart();
  expect(await readTitles()).toEqual({ visitor: 'Vårkampanj', editor: 'Sommar' });
});

test('a refused notice is sent again until it is accepted, also after a restart', async () => {
  web.refusals = 1;
  const { notices, attempts } = web;
  const noticesBefore = notices.length;
  await publish({ path: hero });
  while (web.attempts === attempts) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(notices).toHaveLength(noticesBefore);
  await platform.restart();
  expect(JSON.parse((await web.waitForNotice(noticesBefore + 1)).body)).toMatchObject({
    site: 'harbour',
    paths: ['/', '/en'],
  });
});

test('a notice that can never be accepted does not block later ones', async () => {
  const { notices, attempts } = web;
  const noticesBefore = notices.length;
  Object.assign(web, { refusals: 1, refusal: 400 });
  for (const expectedVersion of [3, 4]) {
    const fields = [{ name: 'Title', value: `After version ${expectedVersion}` }];
    await change('updateItem', { path: hero, language: 'sv', expectedVersion, fields });
    await publish({ path: hero });
  }
  expect(JSON.parse((await web.waitForNotice(noticesBefore + 1)).body)).toMatchObject({
    site: 'harbour',
  });
  await platform.restart();
  expect(web.attempts).toBe(attempts + 2);
});
