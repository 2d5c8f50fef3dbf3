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
  startTestPages,
} from './testPages';
import { dataOrThrow } from './testPlatform';

startTestPages();

test('[EDIT-26] a language is added to a page, empty or copied from one of its languages', async () => {
  const page = await create('Språk', 'tongues');
  await change('addLanguage', { itemId: page.itemId, language: 'en', from: 'sv' });
  const again = { itemId: page.itemId, language: 'en' };
  expect(getRefusal(await attempt('addLanguage', again)).code).toBe('CONFLICT');
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
  expect((await findNode('/tongues')).languages).toEqual([
    { language: 'sv', state: 'CHANGED', isOutdated: false },
    { language: 'en', state: 'PUBLISHED', isOutdated: true },
  ]);

  const empty = await create('Tomt', 'empty');
  await change('addLanguage', { itemId: empty.itemId, language: 'en' });
  expect(await isServed('/empty', 'en', true)).toBe(true);
  expect(getRefusal(await attempt('addLanguage', { ...again, language: 'fi' })).code).toBe(
    'BAD_INPUT',
  );
});

test('[EDIT-25] a link that is set to a page keeps its shape for clients and follows the page when it moves', async () => {
  const goal = await create('Mål', 'goal');
  const origin = await create('Från', 'origin');
  const item = await platform.queryAuthoring<{
    item: { placeholders: { main: { dataSource: string }[] } };
  }>(`{ item(where: { itemId: "${origin.itemId}", language: "sv" }) { placeholders } }`);
  const blurb = dataOrThrow(item).item.placeholders.main[2]?.dataSource;
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
    const answer = await platform.queryAuthoring<{
      linkProblems: { kind: string; href: string }[];
    }>(`{ linkProblems(itemId: "${origin.itemId}", language: "sv") { kind href field text } }`);
    return dataOrThrow(answer).linkProblems;
  };
  const deadLink = { kind: 'NOWHERE', href: '/finns-inte-alls', field: 'RichText', text: 'bort' };
  expect(await problems()).toEqual([
    expect.objectContaining({ kind: 'UNPUBLISHED', href: '/goal#x' }),
    deadLink,
    expect.objectContaining({ kind: 'UNPUBLISHED', href: '/goal' }),
  ]);
  await publish(goal.itemId);
  await publish(origin.itemId);
  expect(await problems()).toEqual([deadLink]);
  await move('/goal', '/cars', 'new-goal');
  await publish(goal.itemId);
  const all = await readLayoutText('/origin');
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

  const origins = await platform.queryAuthoring<{ linksTo: { itemId: string; route: string }[] }>(
    `{ linksTo(itemId: "${goal.itemId}") { itemId route field } }`,
  );
  expect(dataOrThrow(origins).linksTo).toEqual([
    { itemId: origin.itemId, route: '/origin', field: 'RichText' },
    { itemId: origin.itemId, route: '/origin', field: 'Link' },
  ]);
  await change('deletePage', { itemId: goal.itemId }, 'id');
  expect((await problems()).map(({ kind }) => kind)).toEqual(['DELETED', 'NOWHERE', 'DELETED']);
});

test('[EDIT-25] the kind of target of an address is returned for pages, redirects and files, or null', async () => {
  const getKind = async (href: string) => {
    const answer = await platform.queryAuthoring<{ linkTarget: { kind: string } | null }>(
      'query ($href: String!) { linkTarget(site: "harbour", language: "sv", href: $href) { kind } }',
      { href },
    );
    return dataOrThrow(answer).linkTarget?.kind;
  };
  expect(await getKind('/cars?x=1#y')).toBe('PAGE');
  expect(await getKind('/en/cars')).toBe('PAGE');
  expect(await getKind('/old')).toBe('REDIRECT');
  expect(await getKind('/-/media/a.pdf')).toBe('FILE');
  expect(await getKind('https://example.org')).toBe('OUTSIDE');
  expect(await getKind('/finns-inte-alls')).toBeUndefined();
  // Pages that visitors cannot be sent to.
  expect(await getKind('/404')).toBeUndefined();
  expect(await getKind('/cars/,-w-,')).toBeUndefined();
});
