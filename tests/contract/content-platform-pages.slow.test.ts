import { connectDatabase } from '../../platform/database/connect';
import { contentActions } from '../../platform/database/tables/content';
import {
  attempt,
  change,
  create,
  isServed,
  readLayoutText,
  move,
  findNode,
  platform,
  publish,
  getRefusal,
  readTree,
  startTestPages,
} from './testPages';
import { dataOrThrow } from './testPlatform';

startTestPages();

test('[EDIT-20] the page tree returns each page’s position, state and languages', async () => {
  const nodes = await readTree();
  expect(nodes.map(({ route }) => route)).toEqual(
    expect.arrayContaining(['/', '/cars', '/cars/vintage', '/404']),
  );
  expect(nodes.find(({ route }) => route === '/')).toMatchObject({
    parentId: null,
    fixed: 'FRONT',
  });
  expect(nodes.find(({ route }) => route === '/404')?.fixed).toBe('ERROR');
  expect(nodes.find(({ route }) => route === '/cars/vintage')).toMatchObject({
    state: 'PUBLISHED',
    fixed: null,
    changedBy: null,
    languages: [
      { language: 'sv', state: 'PUBLISHED', isOutdated: false },
      { language: 'en', state: null, isOutdated: false },
    ],
  });
});

test('[EDIT-20] a page whose draft has the published content again is published, in the tree as on the page', async () => {
  const { itemId } = await findNode('/cars/vintage');
  const write = (title: string) =>
    platform
      .queryAuthoring<{ item: { version: number; fields: { name: string; value: string }[] } }>(
        `query ($id: ID!) { item(where: { itemId: $id, language: "sv" }) { version } }`,
        { id: itemId },
      )
      .then((answer) =>
        change(
          'updateItem',
          {
            ...{ itemId, language: 'sv', expectedVersion: dataOrThrow(answer).item.version },
            fields: [{ name: 'navTitle', value: title }],
          },
          'item { version }',
        ),
      );
  const readStates = async () => {
    const answer = await platform.queryAuthoring<{ unpublished: { page: number } }>(
      `query ($id: ID!) { unpublished(itemId: $id, language: "sv") { page } }`,
      { id: itemId },
    );
    return [dataOrThrow(answer).unpublished.page, (await findNode('/cars/vintage')).state];
  };
  await write('Veteraner');
  await publish(itemId);
  await write('Annat');
  expect(await readStates()).toEqual([1, 'CHANGED']);
  await write('Veteraner');
  expect(await readStates()).toEqual([0, 'PUBLISHED']);
});

test('[EDIT-21] a new page starts as a draft with the blocks of its template, and is shown once published', async () => {
  for (const template of ['plain', 'story', 'campaign', 'dealer']) {
    const page = await create(`Sida ${template}`, `sida-${template}`, '/', template);
    expect(page.route).toBe(`/sida-${template}`);
    expect(await isServed(page.route)).toBe(false);
    expect(await isServed(page.route, 'sv', true)).toBe(true);
    expect(await findNode(page.route)).toMatchObject({
      state: 'DRAFT',
      displayName: `Sida ${template}`,
      changedBy: 'Editing secret',
    });
    await publish(page.itemId);
    const text = await readLayoutText(page.route);
    expect(text).toContain(`Sida ${template}`);
    expect(text).not.toMatch(/\{\w+\}/);
    expect(text).not.toContain('"undefined"');
  }
  expect(await readLayoutText('/sida-campaign')).toContain('Frågor och svar');
});

test('[EDIT-21] an invalid or taken address is reported before a page is created, and refused', async () => {
  const { itemId: parentId } = await findNode('/');
  const getProblem = async (name: string) => {
    const answer = await platform.queryAuthoring<{
      pageAddress: { route: string; problem: { text: string } | null };
    }>('query ($input: PageAddressInput!) { pageAddress(input: $input) { route problem } }', {
      input: { parentId, name },
    });
    return dataOrThrow(answer).pageAddress.problem?.text ?? null;
  };
  expect(await getProblem('free')).toBeNull();
  expect(await getProblem('cars')).toMatch(/Another page/);
  expect(await getProblem('old')).toBe('A redirect leads from here to /cars.');
  expect(await getProblem('en')).toMatch(/site uses/);
  expect(await getProblem('Stor Bokstav')).toMatch(/small letters/);
  const input = { site: 'harbour', template: 'plain', title: 'X', parentId, language: 'sv' };
  for (const name of ['cars', 'a/b', 'old', 'api']) {
    expect(getRefusal(await attempt('createPage', { ...input, name })).code).toBe('BAD_INPUT');
  }
  const twice = { ...input, name: 'at-once' };
  const answers = await Promise.all([attempt('createPage', twice), attempt('createPage', twice)]);
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
});

test('[EDIT-23] a copy has the blocks and languages of its page and shares no items with it', async () => {
  const cars = await findNode('/cars');
  const home = await findNode('/');
  const copy = await change('copyPage', {
    itemId: cars.itemId,
    title: 'Bilar igen',
    parentId: home.itemId,
    name: 'cars-again',
  });
  const node = await findNode('/cars-again');
  expect(node).toMatchObject({ state: 'DRAFT', displayName: 'Bilar igen' });
  expect(node.languages.map(({ state }) => state)).toEqual(['DRAFT', 'DRAFT']);
  await publish(copy.itemId);
  const [copyText, originalText] = [
    await readLayoutText('/cars-again'),
    await readLayoutText('/cars'),
  ];
  const sources = (text: string) => [...text.matchAll(/"dataSource":"(.*?)"/g)].map(([, id]) => id);
  expect(copyText).toContain('home</a>');
  const copiedSources = sources(copyText).filter((id) => id !== '');
  expect(
    copiedSources.filter((id) => sources(originalText).includes(id) && !isShared(originalText, id)),
  ).toEqual([]);
});

/** Checks whether an item is in the header or footer, which all pages share. */
const isShared = (text: string, id: string | undefined): boolean =>
  !/"main":\[(.*?)\],"footer"/.exec(text)?.[1]?.includes(String(id));

test('[EDIT-23] a deleted page and the pages below it go to the bin, and can be restored', async () => {
  const page = await create('Borta', 'gone');
  const below = await create('Under', 'below', '/gone');
  await publish(page.itemId, { publishSubItems: true });
  const { id, pages } = await change('deletePage', { itemId: page.itemId }, 'id pages');
  expect(pages).toBe(2);
  expect((await readTree()).map(({ route }) => route)).not.toContain('/gone/below');
  expect(await isServed('/gone/below')).toBe(true);
  const readBin = async () => {
    const answer = await platform.queryAuthoring<{ bin: object[] }>(
      '{ bin(site: "harbour") { id displayName route pages deletedBy isPublic } }',
    );
    return dataOrThrow(answer).bin;
  };
  const entry = { id, displayName: 'Borta', route: '/gone', pages: 2, deletedBy: 'Editing secret' };
  expect(await readBin()).toEqual([{ ...entry, isPublic: true }]);
  await publish(page.itemId);
  expect(await isServed('/gone')).toBe(false);
  expect(await isServed('/gone/below')).toBe(false);
  expect(await readBin()).toEqual([{ ...entry, isPublic: false }]);

  // Meanwhile another page gets its path.
  await create('Ny', 'gone');
  const restored = await change('restorePage', { id }, 'itemId route hasNewPlace');
  expect(restored).toEqual({ itemId: page.itemId, route: '/gone-2', hasNewPlace: true });
  expect(await findNode('/gone-2/below')).toMatchObject({ itemId: below.itemId, state: 'DRAFT' });
  expect(await readBin()).toEqual([]);
  await publish(page.itemId, { publishSubItems: true });
  expect(await isServed('/gone-2/below')).toBe(true);
  expect(getRefusal(await attempt('restorePage', { id }, 'itemId')).code).toBe('NOT_FOUND');
  for (const route of ['/', '/404']) {
    const { itemId } = await findNode(route);
    expect(getRefusal(await attempt('deletePage', { itemId }, 'id')).code).toBe('BAD_INPUT');
  }
});

test('[EDIT-24] siblings keep the order that they are given, which visitors see once it is published', async () => {
  const parent = await create('Ordning', 'order');
  const ids = [];
  for (const name of ['one', 'two', 'three']) {
    ids.push((await create(name, name, '/order')).itemId);
  }
  await publish(parent.itemId, { publishSubItems: true });
  const [one, two, three] = ids;
  // Two editors at the same time: both changes are applied.
  await Promise.all([
    change('orderPages', { itemId: three, before: one }),
    change('orderPages', { itemId: one, before: null }),
  ]);
  const readVisiblePages = async (asEditor: boolean) => {
    const query = asEditor ? platform.preview.bind(platform) : platform.query.bind(platform);
    const answer = await query<{ item: { children: { results: { name: string }[] } } }>(
      'query ($id: String!) { item(path: $id, language: "sv") { children(hasLayout: true) { results { name } } } }',
      { id: parent.itemId },
    );
    return dataOrThrow(answer).item.children.results.map(({ name }) => name);
  };
  expect(await readVisiblePages(true)).toEqual(['three', 'two', 'one']);
  expect(await readVisiblePages(false)).toEqual(['one', 'two', 'three']);
  expect((await findNode('/order')).hasNewOrder).toBe(true);
  await publish(String(two));
  expect(await readVisiblePages(false)).toEqual(['three', 'two', 'one']);
  expect((await findNode('/order')).hasNewOrder).toBe(false);
  const stranger = await findNode('/cars');
  const answer = await attempt('orderPages', { itemId: one, before: stranger.itemId });
  expect(getRefusal(answer).code).toBe('CONFLICT');
});

test('[EDIT-20] every change to pages is recorded in the audit trail', async () => {
  const { itemId } = await create('Spår', 'trail');
  await move('/trail', '/cars', 'trail');
  await change('addLanguage', { itemId, language: 'en' });
  const { db, close } = await connectDatabase({ url: platform.database.url });
  const rows = await db.selectDistinct({ action: contentActions.action }).from(contentActions);
  await close();
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'createPage',
      'movePage',
      'copyPage',
      'orderPages',
      'deletePage',
      'restorePage',
      'addLanguage',
    ]),
  );
});
