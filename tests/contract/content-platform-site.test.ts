/** @jest-environment node */
import { dataOf, TestPlatform, type Answer } from './testPlatform';
import { WebProcess } from './webProcess';

jest.setTimeout(60_000);

interface Version {
  language: string;
  version: number;
  fields: Record<string, unknown> | null;
  published: Record<string, unknown> | null;
}

interface SiteItem {
  itemId: string;
  name: string;
  template: string;
  versions: Version[];
}

interface Change {
  itemId: string;
  itemName: string;
  language: string;
  version: number;
  kind: string;
  fields: string[];
}

interface Part {
  rootId: string;
  items: SiteItem[];
  changes: Change[];
}

const site = 'harbour';

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

async function readPart(part: string): Promise<Part> {
  const answer = await platform.author<{ sitePart: Part }>(
    `query ($part: SitePart!) { sitePart(site: "harbour", part: $part) {
      rootId
      items { itemId name template versions { language version fields published } }
      changes { itemId itemName language version kind fields }
    } }`,
    { part },
  );
  return dataOf(answer).sitePart;
}

function mutate<Result>(
  name: string,
  input: Record<string, unknown>,
  selection: string,
): Promise<Answer<Record<string, Result>>> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return platform.author(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
    { input },
  );
}

async function save(input: Record<string, unknown>) {
  const answer = await mutate<{ itemId: string; version: number }>(
    'saveSiteItem',
    { site, language: 'sv', ...input },
    'itemId version',
  );
  return { ...answer, saved: answer.data?.saveSiteItem };
}

const fieldsOf = (fields: Record<string, unknown>) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

async function publishPart(part: string, versions: object[]) {
  const answer = await mutate<{ published: number }>(
    'publishSitePart',
    { site, part, versions },
    'published',
  );
  return { code: answer.errors?.[0]?.extensions?.code, published: answer.data?.publishSitePart };
}

const seen = ({ itemId, language, version }: Change) => ({ itemId, language, version });

async function phrases(language = 'sv'): Promise<Record<string, unknown>> {
  const { data } = await platform.query<{
    site: { siteInfo: { dictionary: { results: { key: string; value: string }[] } } };
  }>(
    `query ($language: String!) { site { siteInfo(site: "harbour") {
      dictionary(language: $language) { results { key value } } } } }`,
    { language },
  );
  const results = data?.site.siteInfo.dictionary.results ?? [];
  return Object.fromEntries(results.map(({ key, value }) => [key, value]));
}

test('[EDIT-30] a phrase is a draft until its panel is published, then every page is made anew', async () => {
  const { items } = await readPart('DICTIONARY');
  const search = items.find(({ name }) => name === 'search');
  expect(search?.versions).toMatchObject([
    { language: 'sv', version: 1, fields: { Phrase: 'Sök' }, published: { Phrase: 'Sök' } },
    { language: 'en', version: 1, fields: { Phrase: 'Search' } },
  ]);
  const { saved } = await save({
    part: 'DICTIONARY',
    itemId: search?.itemId,
    expectedVersion: 1,
    fields: fieldsOf({ Phrase: 'Leta' }),
  });
  expect(saved?.version).toBe(2);
  expect((await phrases()).search).toBe('Sök');
  const { changes } = await readPart('DICTIONARY');
  expect(changes).toMatchObject([
    { itemName: 'search', language: 'sv', version: 2, kind: 'CHANGED', fields: ['Phrase'] },
  ]);

  const already = web.notices.length;
  expect(await publishPart('DICTIONARY', changes.map(seen))).toEqual({
    published: { published: 1 },
    code: undefined,
  });
  expect((await phrases()).search).toBe('Leta');
  expect(JSON.parse((await web.next(already + 1)).body)).toEqual({ site, paths: [], all: true });
  expect((await readPart('DICTIONARY')).changes).toEqual([]);
});

test('[EDIT-30] what says what visitors see already is no change', async () => {
  const { items } = await readPart('DICTIONARY');
  const itemId = items.find(({ name }) => name === 'close')?.itemId;
  const change = { part: 'DICTIONARY', itemId };
  await save({ ...change, expectedVersion: 1, fields: fieldsOf({ Phrase: 'Klart' }) });
  expect((await readPart('DICTIONARY')).changes).toHaveLength(1);
  await save({ ...change, expectedVersion: 2, fields: fieldsOf({ Phrase: 'Stäng' }) });
  expect((await readPart('DICTIONARY')).changes).toEqual([]);
});

test('[EDIT-31] nothing of two editors is overwritten unseen, in saving as in publishing', async () => {
  const made = await save({
    part: 'DICTIONARY',
    name: 'open',
    expectedVersion: 0,
    fields: fieldsOf({ Key: 'open', Phrase: 'Öppna' }),
  });
  const itemId = made.saved?.itemId;
  const change = { part: 'DICTIONARY', itemId, fields: fieldsOf({ Phrase: 'Öppet' }) };
  const [before] = (await readPart('DICTIONARY')).changes;
  expect(before).toMatchObject({ kind: 'ADDED', version: 1 });
  await save({ ...change, expectedVersion: 1 });
  const late = await save({ ...change, expectedVersion: 1 });
  expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', currentVersion: 2 });
  expect(
    await publishPart('DICTIONARY', [before].filter((one) => one !== undefined).map(seen)),
  ).toMatchObject({
    code: 'CONFLICT',
  });
  expect(await phrases()).not.toHaveProperty('open');
  const twin = await save({
    part: 'DICTIONARY',
    name: 'Open',
    expectedVersion: 0,
    fields: fieldsOf({ Key: 'Open', Phrase: 'Öppna' }),
  });
  expect(twin.errors?.[0]?.extensions?.code).toBe('CONFLICT');
});

test('[EDIT-32] a phrase that was deleted in the drafts comes back, and its history tells who did what', async () => {
  const find = async () =>
    (await readPart('DICTIONARY')).items.find(({ name }) => name === 'menu') as SiteItem;
  const { itemId } = await find();
  const where = { itemId, language: 'sv' };
  dataOf(await mutate('deleteItem', { ...where, expectedVersion: 1 }, 'successful'));
  expect((await find()).versions[0]).toMatchObject({
    version: 2,
    fields: null,
    published: { Phrase: 'Meny' },
  });
  expect((await readPart('DICTIONARY')).changes).toContainEqual(
    expect.objectContaining({ itemName: 'menu', kind: 'REMOVED', language: 'sv' }),
  );
  const { saved } = await save({
    part: 'DICTIONARY',
    itemId,
    expectedVersion: 2,
    fields: fieldsOf({ Phrase: 'Menyn' }),
  });
  expect(saved?.version).toBe(3);
  const answer = await platform.author<{ sitePartHistory: Record<string, unknown>[] }>(
    `{ sitePartHistory(site: "harbour", part: DICTIONARY, first: 100) {
      itemName language version currentVersion author isDeleted changed } }`,
  );
  const ofMenu = dataOf(answer).sitePartHistory.filter(({ itemName }) => itemName === 'menu');
  expect(ofMenu).toMatchObject([
    { version: 3, currentVersion: 3, author: 'Editing secret', changed: ['Phrase'] },
    { version: 2, isDeleted: true },
    { version: 1, author: null },
  ]);
});

test('[EDIT-33] a part takes only what fits it', async () => {
  const refused = async (input: Record<string, unknown>) => (await save(input)).errors?.[0];
  const rule = { part: 'REDIRECTS', expectedVersion: 0 };
  const type = { RedirectType: 'REDIRECT_301' };
  for (const fields of [
    { Pattern: '/a', Target: 'nowhere', ...type },
    { Pattern: '/a', Target: '//elsewhere.example', ...type },
    { Pattern: '', Target: '/b', ...type },
    { Pattern: '/a', Target: '/b' },
    { Pattern: '/a', Target: 'https://else.example', RedirectType: 'SERVER_TRANSFER' },
    { Pattern: '/OLD', Target: '/b', ...type },
    { Pattern: '/a', Target: '/b', Locale: 'fi', ...type },
  ]) {
    const problem = await refused({ ...rule, fields: fieldsOf(fields) });
    expect([fields, problem?.extensions?.code]).toEqual([fields, 'BAD_INPUT']);
  }
  const { items } = await readPart('SETTINGS');
  const settings = { part: 'SETTINGS', itemId: items[0]?.itemId, expectedVersion: 1 };
  for (const fields of [
    { titleTemplate: 'No place for the title' },
    { url: 'https://harbour.example/' },
    { gtmID: 'UA-123' },
  ]) {
    const problem = await refused({ ...settings, fields: fieldsOf(fields) });
    expect([fields, problem?.extensions?.code]).toEqual([fields, 'BAD_INPUT']);
  }
  expect(
    (await refused({ part: 'TAGS', name: 'Big News', expectedVersion: 0, fields: [] }))?.message,
  ).toContain('small letters');
  const phrase = { Key: 'help', Phrase: '  ' };
  expect(
    await refused({
      part: 'DICTIONARY',
      name: 'help',
      expectedVersion: 0,
      fields: fieldsOf(phrase),
    }),
  ).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
});

test('[EDIT-33] a new redirect is served once it is published', async () => {
  await save({
    part: 'REDIRECTS',
    expectedVersion: 0,
    fields: fieldsOf({ Pattern: '/older', Target: '/cars', RedirectType: 'REDIRECT_302' }),
  });
  const served = async () => {
    const { data } = await platform.query<{
      site: { siteInfo: { redirects: { pattern: string }[] } };
    }>('{ site { siteInfo(site: "harbour") { redirects { pattern } } } }');
    return data?.site.siteInfo.redirects.map(({ pattern }) => pattern);
  };
  expect(await served()).toEqual(['/old']);
  const { changes } = await readPart('REDIRECTS');
  await publishPart('REDIRECTS', changes.map(seen));
  expect(await served()).toEqual(['/old', '/older']);
});

test('[EDIT-34] a tag that stories carry goes only when they get another one', async () => {
  const tag = async (name: string, value: string) => {
    const fields = fieldsOf({ key: name, value });
    return (await save({ part: 'TAGS', name, expectedVersion: 0, fields })).saved?.itemId ?? '';
  };
  const [news, advice] = [await tag('news', 'Nyheter'), await tag('advice', 'Råd')];
  const home = '/sitecore/content/harbour/Home';
  const story = dataOf(
    await platform.author<{ createItem: { item: { itemId: string } } }>(
      'mutation ($input: CreateItemInput!) { createItem(input: $input) { item { itemId } } }',
      {
        input: {
          name: 'A story',
          templateId: 'StoryPage',
          parent: home,
          language: 'sv',
          fields: [{ name: 'tags', value: [news, advice] }],
        },
      },
    ),
  ).createItem.item.itemId;
  const uses = dataOf(
    await platform.author<{ tagUses: object[] }>(
      '{ tagUses(site: "harbour") { tagId storyId route isDraft isPublished } }',
    ),
  ).tagUses;
  expect(uses).toContainEqual({
    tagId: news,
    storyId: story,
    route: '/A story',
    isDraft: true,
    isPublished: false,
  });
  const remove = (input: object) =>
    mutate<{ changedStories: number }>('removeTag', { site, ...input }, 'changedStories');
  const refused = await remove({ itemId: news });
  expect(refused.errors?.[0]?.message).toBe(
    '1 story carries the tag; choose another one for them.',
  );
  const removed = await remove({ itemId: news, replaceWith: advice });
  expect(removed.data?.removeTag).toEqual({ changedStories: 1 });
  const { item } = dataOf(
    await platform.author<{ item: { fields: { name: string; value: unknown }[] } }>(
      'query ($id: ID!) { item(where: { itemId: $id, language: "sv" }) { fields { name value } } }',
      { id: story },
    ),
  );
  expect(item.fields).toEqual([{ name: 'tags', value: [advice] }]);
  expect((await readPart('TAGS')).items.map(({ name }) => name)).toEqual(['advice']);
});

test('[EDIT-35] a menu gets an entry with entries below it in one step, and header and footer are published apart', async () => {
  const menu = await readPart('MENUS');
  expect(menu.items.map(({ template }) => template)).toEqual([
    'PageFrame',
    'MainNavigation',
    'NavigationItem',
    'NavigationItem',
    'NavigationItem',
    'ExtraNavigationItem',
  ]);
  const navigation = menu.items.find(({ template }) => template === 'MainNavigation') as SiteItem;
  const add = (input: object) =>
    mutate<{ entryId: string; version: number }>(
      'addListEntry',
      { itemId: navigation.itemId, language: 'sv', field: 'Items', ...input },
      'entryId version',
    );
  const fields = {
    navigationTitle: 'Verkstad',
    Url: { href: '/workshop' },
    Children: [{ navigationTitle: 'Däck', Url: { href: '/tyres' } }],
  };
  const added = dataOf(await add({ expectedVersion: 1, position: 0, fields })).addListEntry;
  expect(added?.version).toBe(2);
  expect((await add({ expectedVersion: 1, fields })).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    currentVersion: 2,
  });
  const wrong = await add({ expectedVersion: 2, fields: { Children: [{ Nothing: 1 }] } });
  expect(wrong.errors?.[0]?.message).toContain('fields.Children[0].Nothing');

  const after = await readPart('MENUS');
  const list = after.items.find(({ itemId }) => itemId === navigation.itemId)?.versions[0]?.fields;
  expect((list?.Items as string[])[0]).toBe(added?.entryId);
  expect(after.changes.map(({ kind }) => kind).sort()).toEqual(['ADDED', 'ADDED', 'CHANGED']);
  expect((await readPart('FOOTER')).changes).toEqual([]);
  await publishPart('MENUS', after.changes.map(seen));
  expect((await readPart('MENUS')).changes).toEqual([]);
  const stranger = await publishPart('FOOTER', after.changes.map(seen));
  expect(stranger.code).toBe('NOT_FOUND');

  // Sites read a menu by the children of its item: these follow the list.
  const titles = async () => {
    const { item } = await platform.read<{
      item: { children: { results: { field: { value: string } }[] } };
    }>(
      `query ($path: String!) { item(path: $path, language: "sv") { children(first: 100) {
        results { field(name: "navigationTitle") { value } } } } }`,
      { path: navigation.itemId },
    );
    return item.children.results.flatMap(({ field }) => (field ? [field.value] : []));
  };
  expect(await titles()).toEqual(['Verkstad', 'Bilar']);
  const [first, second] = list?.Items as string[];
  const order = async (ids: unknown[], expectedVersion: number) => {
    const change = { itemId: navigation.itemId, language: 'sv', expectedVersion };
    dataOf(
      await mutate(
        'updateItem',
        { ...change, fields: [{ name: 'Items', value: ids }] },
        'item { version }',
      ),
    );
    await publishPart('MENUS', (await readPart('MENUS')).changes.map(seen));
  };
  await order([second, first], 2);
  expect(await titles()).toEqual(['Bilar', 'Verkstad']);
  await order([second], 3);
  expect(await titles()).toEqual(['Bilar']);
});
