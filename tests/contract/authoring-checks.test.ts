import { Client } from 'pg';
import { getFields, createSiteActions } from './siteParts';
import { dataOrThrow, harbour, TestPlatform } from './testPlatform';

const quay = { name: 'quay', hosts: ['quay.example'], languages: ['sv'] as const };
const root = '/sitecore/content/harbour';
const home = `${root}/Home`;
const list = `${home}/Data/LinkList 1`;
const blurb = `${home}/cars/Data/Blurb 1`;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start({ sites: [harbour, quay] });
});
afterAll(() => platform.close());

const { readPart, mutate, save, publishPart } = createSiteActions(() => platform);

const getId = (path: string) => platform.store.draft.find(path)?.id ?? '';

/** Saves fields and other input as a new version of an item. */
async function update(path: string, fields: Record<string, unknown>, more: object = {}) {
  const expectedVersion = platform.store.getNewestVersion(getId(path), 'sv');
  const answer = await mutate<{ item: { version: number } }>(
    'updateItem',
    { path, language: 'sv', expectedVersion, fields: getFields(fields), ...more },
    'item { version }',
  );
  const [error] = answer.errors ?? [];
  return error ? { code: error.extensions?.code, message: error.message } : { code: 'SAVED' };
}

const refused = { code: 'BAD_INPUT' };

describe('settings, redirects and phrases of a site', () => {
  const wrongSettings = [
    { url: 'javascript:alert(1)' },
    { url: 'https://a"onmouseover="x' },
    { url: 'https://user:p@evil.example' },
    { url: 'https://evil.example/path' },
    { url: 'https://evil.example?q' },
    { titleTemplate: '%s %s %s' },
    { pathToCarList: { href: 'javascript:alert(1)' } },
    { pathToCarList: { href: 'https://evil.example' } },
  ];

  test.each(wrongSettings)('settings %j are refused by every mutation', async (fields) => {
    expect(await update(`${root}/Settings`, fields)).toMatchObject(refused);
    const { items } = await readPart('SETTINGS');
    const saved = await save({
      part: 'SETTINGS',
      itemId: items[0]?.itemId,
      expectedVersion: 1,
      fields: getFields(fields),
    });
    expect(saved.errors?.[0]?.extensions).toMatchObject(refused);
  });

  test('settings that were saved before the checks existed are not published', async () => {
    const id = getId(`${root}/Settings`);
    const database = new Client(platform.database.url);
    await database.connect();
    await database.query(
      `insert into content_version (item_id, language, version, display_name, fields, placeholders)
       values ('${id}', 'en', 2, 'Settings', '{"url":"javascript:alert(1)"}', '{}')`,
    );
    await database.end();
    await platform.store.refresh();
    const publish = await mutate('publishItem', { itemId: id }, 'published');
    expect(publish.errors?.[0]?.extensions).toMatchObject(refused);
    const seen = [{ itemId: id, language: 'en', version: 2 }];
    expect((await publishPart('SETTINGS', seen)).code).toBe('BAD_INPUT');
  });

  test.each([
    ['a loop of itself', '/round', '/round/again', '/round/again', '/round'],
    ['all addresses', '^/.*$', '/cars'],
    ['the front page', '/', '/cars'],
    ['an invalid expression', '(', '/cars'],
    ['a target of two lines', '/lines', '/cars\r\nSet-Cookie: a=b'],
    ['no target', '/nowhere', ''],
  ])('a redirect of %s is refused', async (_, ...pairs) => {
    const rules = pairs.flatMap((pattern, index) =>
      index % 2 === 0 ? [[pattern, pairs[index + 1] ?? '']] : [],
    );
    const codes: unknown[] = [];
    for (const [Pattern, Target] of rules) {
      const fields = getFields({ Pattern, Target, RedirectType: 'REDIRECT_301' });
      const { errors } = await save({ part: 'REDIRECTS', expectedVersion: 0, fields });
      codes.push(errors?.[0]?.extensions?.code);
    }
    expect(codes).toEqual([...rules.slice(1).map(() => undefined), 'BAD_INPUT']);
  });

  test('a redirect loop among published rules is not published, even if the drafts have none', async () => {
    const rule = async (Pattern: string, Target: string) => {
      const fields = getFields({ Pattern, Target, RedirectType: 'REDIRECT_301' });
      return (await save({ part: 'REDIRECTS', expectedVersion: 0, fields })).saved;
    };
    const there = await rule('/there', '/back');
    const there1 = { itemId: there?.itemId, language: 'sv', version: 1 };
    expect((await publishPart('REDIRECTS', [there1])).code).toBeUndefined();
    const fields = getFields({ Target: '/cars' });
    await save({ part: 'REDIRECTS', itemId: there?.itemId, expectedVersion: 1, fields });
    const back = await rule('/back', '/there');
    const back1 = { itemId: back?.itemId, language: 'sv', version: 1 };
    expect((await publishPart('REDIRECTS', [back1])).code).toBe('BAD_INPUT');
    const both = [{ ...there1, version: 2 }, back1];
    expect((await publishPart('REDIRECTS', both)).code).toBeUndefined();
  });

  test.each([
    ['back', 'Tillbaka {count} {evil}'],
    ['back', 'Tillbaka {'],
    ['showAllCars', 'Visa bilar'],
    ['a b', 'Tillbaka'],
  ])('[EDIT-30] the phrase %s cannot be “%s”', async (key, Phrase) => {
    const fields = getFields({ Key: key, Phrase });
    const made = await save({ part: 'DICTIONARY', name: key, expectedVersion: 0, fields });
    expect(made.errors?.[0]?.extensions).toMatchObject(refused);
  });

  test('[EDIT-30] a phrase that keeps its placeholders is saved', async () => {
    const fields = getFields({ Key: 'showAllCars', Phrase: 'Titta på {count} bilar' });
    const input = { part: 'DICTIONARY', name: 'showAllCars', expectedVersion: 0, fields };
    expect((await save(input)).saved?.version).toBe(1);
  });
});

describe('items that are named by their id', () => {
  const secret = '/sitecore/content/quay/Home/Data/Blurb 1';
  const secretItem = '/sitecore/content/quay/Home/Data/LinkList 1/Items 1';

  test('a block cannot show an item of another site, at any depth', async () => {
    const block = { componentName: 'Blurb', dataSource: getId(secret) };
    const row = { componentName: 'StageRow', placeholders: { 'stage-row': [block] } };
    for (const one of [block, row]) {
      expect(await update(home, {}, { placeholders: { main: [one] } })).toMatchObject(refused);
    }
    const made = await mutate(
      'createItem',
      {
        name: 'mirror',
        templateId: 'ContentPage',
        parent: home,
        language: 'sv',
        placeholders: { main: [block] },
      },
      'item { itemId }',
    );
    expect(made.errors?.[0]?.extensions).toMatchObject(refused);
  });

  test('a list cannot hold items of another site, and neither can added blocks and items', async () => {
    const items = { Items: [getId(secretItem)] };
    expect(await update(list, items)).toMatchObject(refused);
    const added = await mutate(
      'addBlock',
      {
        itemId: getId(home),
        language: 'sv',
        componentName: 'LinkList',
        placeholder: 'main',
        fields: items,
      },
      'uid',
    );
    expect(added.errors?.[0]?.extensions).toMatchObject(refused);
    const link = { Link: { href: '/secret', id: getId('/sitecore/content/quay/Home') } };
    const inserted = await mutate(
      'insertListItem',
      { ownerId: getId(list), language: 'sv', field: 'Items', fields: link },
      'itemId',
    );
    expect(inserted.errors?.[0]?.extensions).toMatchObject(refused);
  });

  test('a link does not reveal anything about a page of another site', async () => {
    const answer = await platform.queryAuthoring<{ linkTarget: unknown }>(
      `{ linkTarget(site: "harbour", language: "sv", href: "/", id: "${getId('/sitecore/content/quay/Home')}") { displayName } }`,
    );
    expect(dataOrThrow(answer)).toEqual({ linkTarget: null });
  });

  test('a list holds each item once, only items of its own kind, and never itself', async () => {
    const [first = ''] = (platform.store.draft.findInLanguage(list, 'sv')?.version.fields.Items ??
      []) as string[];
    expect(await update(list, { Items: [first, first] })).toMatchObject(refused);
    expect(await update(list, { Items: [getId(list)] })).toMatchObject(refused);
    expect(await update(list, { Items: [getId(blurb)] })).toMatchObject(refused);
    expect(await update(list, { Items: [first] })).toEqual({ code: 'SAVED' });
  });

  test('two blocks of a page cannot have the same uid', async () => {
    const uid = '0e1f2a3b-4c5d-4e6f-8a7b-9c0d1e2f3a4c';
    const block = { uid, componentName: 'StageRow' };
    expect(await update(home, {}, { placeholders: { main: [block, block] } })).toMatchObject(
      refused,
    );
    const inner = {
      ...block,
      placeholders: { 'stage-row': [{ uid, componentName: 'CarModelCard' }] },
    };
    expect(await update(home, {}, { placeholders: { main: [inner] } })).toMatchObject(refused);
  });
});

describe('field values', () => {
  test.each([
    '/\\evil.example',
    '/\t/evil.example',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https:evil.example',
    `/${'x'.repeat(2_000)}`,
  ])('dangerous link %# is refused, in a field and in formatted text', async (href) => {
    expect(await update(blurb, { Link: { href } })).toMatchObject(refused);
    expect(await update(blurb, { RichText: `<p><a href="${href}">x</a></p>` })).toMatchObject(
      refused,
    );
  });

  test.each([
    '/cars?a=\\b#c',
    'https://example.org/x',
    '#top',
    'mailto:a@b.example',
    'tel:+4600',
    '//cdn.example/x',
  ])('a link to %s is saved', async (href) => {
    expect(await update(blurb, { Link: { href } })).toEqual({ code: 'SAVED' });
  });

  test('invisible control characters are removed from texts, joiners are kept', async () => {
    const title = 'abc\u202Egpj.exe\u0001 \u2066x\u2069 👩\u200D👧 نص\u200F';
    expect(await update(blurb, { Title: title }, { displayName: 'a\u202Eb' })).toEqual({
      code: 'SAVED',
    });
    const { version } = platform.store.draft.findInLanguage(blurb, 'sv') ?? {};
    expect(version?.fields.Title).toBe('abcgpj.exe x 👩\u200D👧 نص\u200F');
    expect(version?.displayName).toBe('ab');
  });

  test('texts have a maximum length', async () => {
    expect(await update(blurb, { Title: 'x'.repeat(20_001) })).toMatchObject(refused);
    expect(await update(blurb, { RichText: 'x'.repeat(200_001) })).toMatchObject(refused);
    expect(await update(blurb, {}, { displayName: 'x'.repeat(201) })).toMatchObject(refused);
  });

  test.each([
    [{ Link: { href: { '<script>': 1 } } }],
    [{ Link: { href: '/x', '<script>': 1 } }],
    [{ Title: { '<script>': 1 } }],
    [{ '<script>': 1 }],
    [{ __proto__x: 1, constructor: '<script>' }],
  ])('a refusal of %j does not repeat the value', async (fields) => {
    const { message, code } = await update(blurb, fields);
    expect(code).toBe('BAD_INPUT');
    expect(message).not.toMatch(/script|object Object/);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'an unknown field %s is refused',
    async (name) => {
      const answer = await mutate(
        'updateItem',
        { path: blurb, language: 'sv', expectedVersion: 1, fields: [{ name, value: 'x' }] },
        'item { version }',
      );
      expect(answer.errors?.[0]?.extensions).toMatchObject(refused);
    },
  );
});
