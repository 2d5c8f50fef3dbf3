import { dataOrThrow, TestPlatform } from './testPlatform';
import { getFields, selectVisibleFields, createSiteActions, type SiteItem } from './siteParts';
import { WebProcess } from './webProcess';

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

const { readPart, mutate, save, publishPart } = createSiteActions(() => platform);

async function readPhrases(language = 'sv'): Promise<Record<string, unknown>> {
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

test('[EDIT-30] a phrase is a draft until its panel is published, then every page is rendered again', async () => {
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
    fields: getFields({ Phrase: 'Leta' }),
  });
  expect(saved?.version).toBe(2);
  expect((await readPhrases()).search).toBe('Sök');
  const { changes } = await readPart('DICTIONARY');
  expect(changes).toMatchObject([
    { itemName: 'search', language: 'sv', version: 2, kind: 'CHANGED', fields: ['Phrase'] },
  ]);

  const noticesBefore = web.notices.length;
  expect(await publishPart('DICTIONARY', changes.map(selectVisibleFields))).toEqual({
    published: { published: 1 },
    code: undefined,
  });
  expect((await readPhrases()).search).toBe('Leta');
  expect(JSON.parse((await web.waitForNotice(noticesBefore + 1)).body)).toEqual({
    site,
    paths: [],
    all: true,
  });
  expect((await readPart('DICTIONARY')).changes).toEqual([]);
});

test('[EDIT-30] a draft that equals the published text is not a change', async () => {
  const { items } = await readPart('DICTIONARY');
  const itemId = items.find(({ name }) => name === 'close')?.itemId;
  const change = { part: 'DICTIONARY', itemId };
  await save({ ...change, expectedVersion: 1, fields: getFields({ Phrase: 'Klart' }) });
  expect((await readPart('DICTIONARY')).changes).toHaveLength(1);
  await save({ ...change, expectedVersion: 2, fields: getFields({ Phrase: 'Stäng' }) });
  expect((await readPart('DICTIONARY')).changes).toEqual([]);
});

test('[EDIT-31] no edit of two editors is silently overwritten, on saving or on publishing', async () => {
  const made = await save({
    part: 'DICTIONARY',
    name: 'open',
    expectedVersion: 0,
    fields: getFields({ Key: 'open', Phrase: 'Öppna' }),
  });
  const itemId = made.saved?.itemId;
  const change = { part: 'DICTIONARY', itemId, fields: getFields({ Phrase: 'Öppet' }) };
  const [before] = (await readPart('DICTIONARY')).changes;
  expect(before).toMatchObject({ kind: 'ADDED', version: 1 });
  await save({ ...change, expectedVersion: 1 });
  const conflicting = await save({ ...change, expectedVersion: 1 });
  expect(conflicting.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    currentVersion: 2,
  });
  expect(
    await publishPart(
      'DICTIONARY',
      [before].filter((entry) => entry !== undefined).map(selectVisibleFields),
    ),
  ).toMatchObject({
    code: 'CONFLICT',
  });
  expect(await readPhrases()).not.toHaveProperty('open');
  const twin = await save({
    part: 'DICTIONARY',
    name: 'Open',
    expectedVersion: 0,
    fields: getFields({ Key: 'Open', Phrase: 'Öppna' }),
  });
  expect(twin.errors?.[0]?.extensions?.code).toBe('CONFLICT');
});

test('[EDIT-32] a phrase deleted in the drafts can be restored, and its history shows each change and its author', async () => {
  const find = async () =>
    (await readPart('DICTIONARY')).items.find(({ name }) => name === 'menu') as SiteItem;
  const { itemId } = await find();
  const where = { itemId, language: 'sv' };
  dataOrThrow(await mutate('deleteItem', { ...where, expectedVersion: 1 }, 'successful'));
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
    fields: getFields({ Phrase: 'Menyn' }),
  });
  expect(saved?.version).toBe(3);
  const answer = await platform.queryAuthoring<{ sitePartHistory: Record<string, unknown>[] }>(
    `{ sitePartHistory(site: "harbour", part: DICTIONARY, first: 100) {
      itemName language version currentVersion author isDeleted changed } }`,
  );
  const ofMenu = dataOrThrow(answer).sitePartHistory.filter(({ itemName }) => itemName === 'menu');
  expect(ofMenu).toMatchObject([
    { version: 3, currentVersion: 3, author: 'Editing secret', changed: ['Phrase'] },
    { version: 2, isDeleted: true },
    { version: 1, author: null },
  ]);
});

test('[EDIT-33] a part of the site refuses values that are invalid for it', async () => {
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
    const problem = await refused({ ...rule, fields: getFields(fields) });
    expect([fields, problem?.extensions?.code]).toEqual([fields, 'BAD_INPUT']);
  }
  const { items } = await readPart('SETTINGS');
  const settings = { part: 'SETTINGS', itemId: items[0]?.itemId, expectedVersion: 1 };
  for (const fields of [
    { titleTemplate: 'No place for the title' },
    { url: 'https://harbour.example/' },
    { gtmID: 'UA-123' },
  ]) {
    const problem = await refused({ ...settings, fields: getFields(fields) });
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
      fields: getFields(phrase),
    }),
  ).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
});

test('[EDIT-33] a new redirect takes effect once it is published', async () => {
  await save({
    part: 'REDIRECTS',
    expectedVersion: 0,
    fields: getFields({ Pattern: '/older', Target: '/cars', RedirectType: 'REDIRECT_302' }),
  });
  const readPublished = async () => {
    const { data } = await platform.query<{
      site: { siteInfo: { redirects: { pattern: string }[] } };
    }>('{ site { siteInfo(site: "harbour") { redirects { pattern } } } }');
    return data?.site.siteInfo.redirects.map(({ pattern }) => pattern);
  };
  expect(await readPublished()).toEqual(['/old']);
  const { changes } = await readPart('REDIRECTS');
  await publishPart('REDIRECTS', changes.map(selectVisibleFields));
  expect(await readPublished()).toEqual(['/old', '/older']);
});
