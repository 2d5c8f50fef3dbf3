/** @jest-environment node */
import { compileManagedRedirects } from '../../redirects/managedRedirects';
import type { ManagedRedirect } from '../../redirects/managedRule';
import { connectDatabase } from '../../runtime/database/connect';
import { contentActions } from '../../runtime/database/tables';
import { dataOf, TestPlatform, type Answer } from './testPlatform';

jest.setTimeout(60_000);

interface Node {
  itemId: string;
  parentId: string | null;
  name: string;
  route: string;
  publicRoute: string | null;
  displayName: string;
  state: string;
  fixed: string | null;
  hasNewOrder: boolean;
  changedBy: string | null;
  languages: { language: string; state: string | null; isOutdated: boolean }[];
}

type Input = Record<string, unknown>;

/** What mutations answer, each a part of it. */
interface Payload {
  itemId: string;
  route: string;
  id: string;
  pages: number;
  published: number;
}

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});

afterAll(async () => {
  await platform.close();
});

function attempt(field: string, input: Input, selection = 'itemId route') {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  return platform.author<{ result: Payload }>(
    `mutation ($input: ${type}!) { result: ${field}(input: $input) { ${selection} } }`,
    { input },
  );
}

const change = async (field: string, input: Input, selection?: string): Promise<Payload> =>
  dataOf(await attempt(field, input, selection)).result;

const publish = (itemId: string, more: Input = {}) =>
  change('publishItem', { itemId, ...more }, 'published paths');

const refusal = (answer: Answer<unknown>) => ({
  code: answer.errors?.[0]?.extensions?.code,
  message: answer.errors?.[0]?.message,
});

async function tree(): Promise<Node[]> {
  const answer = await platform.author<{ pageTree: Node[] }>(
    `{ pageTree(site: "harbour") { itemId parentId name route publicRoute displayName state fixed
       hasNewOrder changedBy languages { language state isOutdated } } }`,
  );
  return dataOf(answer).pageTree;
}

async function nodeAt(route: string): Promise<Node> {
  const node = (await tree()).find((one) => one.route === route);
  if (!node) throw new Error(`No page at ${route}`);
  return node;
}

async function redirects(): Promise<ManagedRedirect[]> {
  const answer = await platform.query<{
    site: { siteInfo: { redirects: ManagedRedirect[] } };
  }>(`{ site { siteInfo(site: "harbour") { redirects {
    pattern target redirectType isQueryStringPreserved isLanguagePreserved locale } } } }`);
  return dataOf(answer).site.siteInfo.redirects;
}

/** Where a visitor of an address is led, as the web tier reads the rules. */
async function ledFrom(path: string, query = '') {
  return compileManagedRedirects(await redirects(), ['sv', 'en']).find(path, query);
}

async function isServed(routePath: string, language = 'sv', asEditor = false): Promise<boolean> {
  const ask = asEditor ? platform.preview.bind(platform) : platform.query.bind(platform);
  const answer = await ask<{ layout: { item: { rendered: unknown } | null } }>(
    'query ($r: String!, $l: String!) { layout(site: "harbour", routePath: $r, language: $l) { item { rendered } } }',
    { r: routePath, l: language },
  );
  return Boolean(answer.data?.layout.item?.rendered);
}

async function layoutText(routePath: string): Promise<string> {
  const answer = await platform.query(
    'query ($r: String!) { layout(site: "harbour", routePath: $r, language: "sv") { item { rendered } } }',
    { r: routePath },
  );
  return JSON.stringify(answer.data);
}

async function create(title: string, name: string, parent = '/', template = 'plain') {
  const { itemId: parentId } = await nodeAt(parent);
  const input = { site: 'harbour', template, title, name, parentId, language: 'sv' };
  return change('createPage', input);
}

const move = async (from: string, parent: string, name: string) => {
  const { itemId } = await nodeAt(from);
  const { itemId: parentId } = await nodeAt(parent);
  return change('movePage', { itemId, parentId, name, expectedRoute: from });
};

test('[EDIT-20] the tree tells of every page where it is, its state and its languages', async () => {
  const nodes = await tree();
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

test('[EDIT-21] a page starts with the blocks of its template, as a draft that publishing shows', async () => {
  for (const template of ['plain', 'story', 'campaign', 'dealer']) {
    const page = await create(`Sida ${template}`, `sida-${template}`, '/', template);
    expect(page.route).toBe(`/sida-${template}`);
    expect(await isServed(page.route)).toBe(false);
    expect(await isServed(page.route, 'sv', true)).toBe(true);
    expect(await nodeAt(page.route)).toMatchObject({
      state: 'DRAFT',
      displayName: `Sida ${template}`,
      changedBy: 'Editing secret',
    });
    await publish(page.itemId);
    const text = await layoutText(page.route);
    expect(text).toContain(`Sida ${template}`);
    expect(text).not.toMatch(/\{\w+\}/);
    expect(text).not.toContain('"undefined"');
  }
  expect(await layoutText('/sida-campaign')).toContain('Frågor och svar');
});

test('[EDIT-21] an address that is taken or none is told before and refused', async () => {
  const { itemId: parentId } = await nodeAt('/');
  const problemOf = async (name: string) => {
    const answer = await platform.author<{ pageAddress: { route: string; problem: string } }>(
      'query ($input: PageAddressInput!) { pageAddress(input: $input) { route problem } }',
      { input: { parentId, name } },
    );
    return dataOf(answer).pageAddress.problem;
  };
  expect(await problemOf('free')).toBeNull();
  expect(await problemOf('cars')).toMatch(/Another page/);
  expect(await problemOf('old')).toBe('A redirect leads from here to /cars.');
  expect(await problemOf('en')).toMatch(/site uses/);
  expect(await problemOf('Stor Bokstav')).toMatch(/small letters/);
  const input = { site: 'harbour', template: 'plain', title: 'X', parentId, language: 'sv' };
  for (const name of ['cars', 'a/b', 'old', 'api']) {
    expect(refusal(await attempt('createPage', { ...input, name })).code).toBe('BAD_INPUT');
  }
  const twice = { ...input, name: 'at-once' };
  const answers = await Promise.all([attempt('createPage', twice), attempt('createPage', twice)]);
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
});

test('[EDIT-22] a move is a draft, then leads every old address to the new one, also below and after a restart', async () => {
  const section = await create('Avdelning', 'section');
  const below = await create('Under', 'below', '/section');
  await change('addLanguage', { itemId: section.itemId, language: 'en', from: 'sv' });
  await publish(section.itemId);
  await publish(below.itemId);
  await move('/section', '/cars', 'moved');
  expect(await isServed('/cars/moved/below', 'sv', true)).toBe(true);
  expect(await isServed('/section/below')).toBe(true);
  expect(await ledFrom('/section')).toBeUndefined();
  expect(await nodeAt('/cars/moved')).toMatchObject({ state: 'CHANGED', publicRoute: '/section' });

  expect((await publish(section.itemId)).published).toBe(1);
  await platform.restart();
  expect(await isServed('/section')).toBe(false);
  expect(await isServed('/cars/moved')).toBe(true);
  expect(await isServed('/cars/moved', 'en')).toBe(true);
  expect(await ledFrom('/section', 'a=1')).toEqual({ location: '/cars/moved?a=1', status: 301 });
  expect(await ledFrom('/en/section')).toEqual({ location: '/en/cars/moved', status: 301 });
  expect(await ledFrom('/section/below')).toMatchObject({ location: '/cars/moved/below' });

  // A second move shortens the way of the first.
  await move('/cars/moved', '/', 'again');
  await publish(section.itemId);
  expect(await ledFrom('/section')).toMatchObject({ location: '/again' });
  expect(await ledFrom('/cars/moved/below')).toMatchObject({ location: '/again/below' });

  // Back where it was, nothing leads away from it.
  await move('/again', '/', 'section');
  await publish(section.itemId);
  expect(await ledFrom('/section')).toBeUndefined();
  expect(await isServed('/section/below')).toBe(true);
  expect(await ledFrom('/again')).toMatchObject({ location: '/section' });
  expect(await ledFrom('/cars/moved')).toMatchObject({ location: '/section' });
});

test('[EDIT-22] a page that comes to an address that another left is seen there', async () => {
  const first = await create('Första', 'first');
  await publish(first.itemId);
  await move('/first', '/', 'first-elsewhere');
  await publish(first.itemId);
  expect(await ledFrom('/first')).toMatchObject({ location: '/first-elsewhere' });
  const second = await create('Andra', 'first');
  await publish(second.itemId);
  expect(await ledFrom('/first')).toBeUndefined();
  expect(await isServed('/first')).toBe(true);
});

test('[EDIT-22] moves that would hide, loop or lose a page are refused', async () => {
  const a = await create('A', 'a');
  const b = await create('B', 'b', '/a');
  const home = await nodeAt('/');
  const tryMove = async (from: string, parentId: string, name: string, expectedRoute = from) =>
    refusal(
      await attempt('movePage', {
        itemId: (await nodeAt(from)).itemId,
        parentId,
        name,
        expectedRoute,
      }),
    );
  expect((await tryMove('/a', b.itemId, 'a')).message).toMatch(/below itself/);
  expect((await tryMove('/a', home.itemId, 'cars')).message).toMatch(/Another page/);
  expect((await tryMove('/a', home.itemId, 'old')).message).toMatch(/redirect/);
  expect((await tryMove('/404', home.itemId, 'x')).code).toBe('BAD_INPUT');
  expect((await tryMove('/a', home.itemId, 'x', '/elsewhere')).code).toBe('CONFLICT');
  const answer = await attempt('publishItem', { itemId: b.itemId }, 'published');
  expect(refusal(answer).message).toBe('Publish “A” first: the page lies below it.');
  expect(await isServed('/a/b')).toBe(false);
  await publish(a.itemId, { publishSubItems: true });
  expect(await isServed('/a/b')).toBe(true);
});

test('[EDIT-23] a copy has the blocks and languages of its page and shares nothing with it', async () => {
  const cars = await nodeAt('/cars');
  const home = await nodeAt('/');
  const copy = await change('copyPage', {
    itemId: cars.itemId,
    title: 'Bilar igen',
    parentId: home.itemId,
    name: 'cars-again',
  });
  const node = await nodeAt('/cars-again');
  expect(node).toMatchObject({ state: 'DRAFT', displayName: 'Bilar igen' });
  expect(node.languages.map(({ state }) => state)).toEqual(['DRAFT', 'DRAFT']);
  await publish(copy.itemId);
  const [of, from] = [await layoutText('/cars-again'), await layoutText('/cars')];
  const sources = (text: string) => [...text.matchAll(/"dataSource":"(.*?)"/g)].map(([, id]) => id);
  expect(of).toContain('home</a>');
  const own = sources(of).filter((id) => id !== '');
  expect(own.filter((id) => sources(from).includes(id) && !isShared(from, id))).toEqual([]);
});

/** Header and footer are the same item on every page. */
const isShared = (text: string, id: string | undefined): boolean =>
  !/"main":\[(.*?)\],"footer"/.exec(text)?.[1]?.includes(String(id));

test('[EDIT-23] a deleted page is in the bin with what was below it, and comes back', async () => {
  const page = await create('Borta', 'gone');
  const below = await create('Under', 'below', '/gone');
  await publish(page.itemId, { publishSubItems: true });
  const { id, pages } = await change('deletePage', { itemId: page.itemId }, 'id pages');
  expect(pages).toBe(2);
  expect((await tree()).map(({ route }) => route)).not.toContain('/gone/below');
  expect(await isServed('/gone/below')).toBe(true);
  const bin = async () => {
    const answer = await platform.author<{ bin: object[] }>(
      '{ bin(site: "harbour") { id displayName route pages deletedBy isPublic } }',
    );
    return dataOf(answer).bin;
  };
  const entry = { id, displayName: 'Borta', route: '/gone', pages: 2, deletedBy: 'Editing secret' };
  expect(await bin()).toEqual([{ ...entry, isPublic: true }]);
  await publish(page.itemId);
  expect(await isServed('/gone')).toBe(false);
  expect(await isServed('/gone/below')).toBe(false);
  expect(await bin()).toEqual([{ ...entry, isPublic: false }]);

  // Meanwhile somebody takes its place.
  await create('Ny', 'gone');
  const restored = await change('restorePage', { id }, 'itemId route hasNewPlace');
  expect(restored).toEqual({ itemId: page.itemId, route: '/gone-2', hasNewPlace: true });
  expect(await nodeAt('/gone-2/below')).toMatchObject({ itemId: below.itemId, state: 'DRAFT' });
  expect(await bin()).toEqual([]);
  await publish(page.itemId, { publishSubItems: true });
  expect(await isServed('/gone-2/below')).toBe(true);
  expect(refusal(await attempt('restorePage', { id }, 'itemId')).code).toBe('NOT_FOUND');
  for (const route of ['/', '/404']) {
    const { itemId } = await nodeAt(route);
    expect(refusal(await attempt('deletePage', { itemId }, 'id')).code).toBe('BAD_INPUT');
  }
});

test('[EDIT-24] siblings keep the order that they are given, for visitors once it is published', async () => {
  const parent = await create('Ordning', 'order');
  const ids = [];
  for (const name of ['one', 'two', 'three']) {
    ids.push((await create(name, name, '/order')).itemId);
  }
  await publish(parent.itemId, { publishSubItems: true });
  const [one, two, three] = ids;
  // Two editors at once: both orders hold.
  await Promise.all([
    change('orderPages', { itemId: three, before: one }),
    change('orderPages', { itemId: one, before: null }),
  ]);
  const seen = async (asEditor: boolean) => {
    const ask = asEditor ? platform.preview.bind(platform) : platform.query.bind(platform);
    const answer = await ask<{ item: { children: { results: { name: string }[] } } }>(
      'query ($id: String!) { item(path: $id, language: "sv") { children(hasLayout: true) { results { name } } } }',
      { id: parent.itemId },
    );
    return dataOf(answer).item.children.results.map(({ name }) => name);
  };
  expect(await seen(true)).toEqual(['three', 'two', 'one']);
  expect(await seen(false)).toEqual(['one', 'two', 'three']);
  expect((await nodeAt('/order')).hasNewOrder).toBe(true);
  await publish(String(two));
  expect(await seen(false)).toEqual(['three', 'two', 'one']);
  expect((await nodeAt('/order')).hasNewOrder).toBe(false);
  const stranger = await nodeAt('/cars');
  const answer = await attempt('orderPages', { itemId: one, before: stranger.itemId });
  expect(refusal(answer).code).toBe('CONFLICT');
});

test('[EDIT-26] a page gets another language, empty or with the contents of one that it has', async () => {
  const page = await create('Språk', 'tongues');
  await change('addLanguage', { itemId: page.itemId, language: 'en', from: 'sv' });
  const again = { itemId: page.itemId, language: 'en' };
  expect(refusal(await attempt('addLanguage', again)).code).toBe('CONFLICT');
  await publish(page.itemId);
  const text = await platform.query(
    '{ layout(site: "harbour", routePath: "/tongues", language: "en") { item { rendered } } }',
  );
  expect(JSON.stringify(text.data)).toContain('En första rubrik');

  const title = { language: 'sv', fields: [{ name: 'metaTitle', value: 'Nytt' }] };
  await change(
    'updateItem',
    { itemId: page.itemId, expectedVersion: 1, ...title },
    'item { version }',
  );
  expect((await nodeAt('/tongues')).languages).toEqual([
    { language: 'sv', state: 'CHANGED', isOutdated: false },
    { language: 'en', state: 'PUBLISHED', isOutdated: true },
  ]);

  const empty = await create('Tomt', 'empty');
  await change('addLanguage', { itemId: empty.itemId, language: 'en' });
  expect(await isServed('/empty', 'en', true)).toBe(true);
  expect(refusal(await attempt('addLanguage', { ...again, language: 'fi' })).code).toBe(
    'BAD_INPUT',
  );
});

test('[EDIT-25] a link that was given a page keeps the shape that clients know and follows the page', async () => {
  const goal = await create('Mål', 'goal');
  const origin = await create('Från', 'origin');
  const item = await platform.author<{
    item: { placeholders: { main: { dataSource: string }[] } };
  }>(`{ item(where: { itemId: "${origin.itemId}", language: "sv" }) { placeholders } }`);
  const blurb = dataOf(item).item.placeholders.main[2]?.dataSource;
  const save = (expectedVersion: number, href: string) =>
    change(
      'updateItem',
      {
        itemId: blurb,
        language: 'sv',
        expectedVersion,
        fields: [
          { name: 'Link', value: { href, text: 'Dit', id: goal.itemId, linktype: 'internal' } },
          {
            name: 'RichText',
            value: `<p><a data-item="${goal.itemId}" href="/goal#x">dit</a> <a href="/finns-inte-alls">bort</a></p>`,
          },
        ],
      },
      'item { version }',
    );
  await save(1, '/goal');
  const problems = async () => {
    const answer = await platform.author<{ linkProblems: { kind: string; href: string }[] }>(
      `{ linkProblems(itemId: "${origin.itemId}", language: "sv") { kind href field text } }`,
    );
    return dataOf(answer).linkProblems;
  };
  const dead = { kind: 'NOWHERE', href: '/finns-inte-alls', field: 'RichText', text: 'bort' };
  expect(await problems()).toEqual([
    expect.objectContaining({ kind: 'UNPUBLISHED', href: '/goal#x' }),
    dead,
    expect.objectContaining({ kind: 'UNPUBLISHED', href: '/goal' }),
  ]);
  await publish(goal.itemId);
  await publish(origin.itemId);
  expect(await problems()).toEqual([dead]);
  await move('/goal', '/cars', 'new-goal');
  await publish(goal.itemId);
  const all = await layoutText('/origin');
  const text = all.slice(all.indexOf('"main"'));
  const guid = goal.itemId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '{$1-$2-$3-$4-$5}');
  expect(JSON.parse(/"Link":\{"value":(\{.*?\})\}/.exec(text)?.[1] ?? '')).toEqual({
    linktype: 'internal',
    href: '/cars/new-goal',
    text: 'Dit',
    id: guid,
  });
  expect(text).toContain('<a href=\\"/cars/new-goal#x\\">dit</a>');
  const typed = await platform.query<{ item: { field: Record<string, unknown> } }>(
    `{ item(path: "${blurb}", language: "sv") { field(name: "Link") {
       value ... on LinkField { url targetItem { path } } } } }`,
  );
  expect(typed.data?.item.field).toMatchObject({
    url: '/cars/new-goal',
    targetItem: { path: '/sitecore/content/harbour/Home/cars/new-goal' },
    value: expect.stringContaining(`id="${guid}"`) as string,
  });

  const origins = await platform.author<{ linksTo: { itemId: string; route: string }[] }>(
    `{ linksTo(itemId: "${goal.itemId}") { itemId route field } }`,
  );
  expect(dataOf(origins).linksTo).toEqual([
    { itemId: origin.itemId, route: '/origin', field: 'RichText' },
    { itemId: origin.itemId, route: '/origin', field: 'Link' },
  ]);
  await change('deletePage', { itemId: goal.itemId }, 'id');
  expect((await problems()).map(({ kind }) => kind)).toEqual(['DELETED', 'NOWHERE', 'DELETED']);
});

test('[EDIT-25] where an address leads is told in words for pages, redirects and nothing', async () => {
  const kindOf = async (href: string) => {
    const answer = await platform.author<{ linkTarget: { kind: string } | null }>(
      'query ($href: String!) { linkTarget(site: "harbour", language: "sv", href: $href) { kind } }',
      { href },
    );
    return dataOf(answer).linkTarget?.kind;
  };
  expect(await kindOf('/cars?x=1#y')).toBe('PAGE');
  expect(await kindOf('/en/cars')).toBe('PAGE');
  expect(await kindOf('/old')).toBe('REDIRECT');
  expect(await kindOf('/-/media/a.pdf')).toBe('FILE');
  expect(await kindOf('https://example.org')).toBe('OUTSIDE');
  expect(await kindOf('/finns-inte-alls')).toBeUndefined();
});

test('[EDIT-20] everything that is done to pages stands in the audit trail', async () => {
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
