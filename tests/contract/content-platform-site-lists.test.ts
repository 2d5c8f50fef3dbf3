/** @jest-environment node */
import { dataOf, TestPlatform } from './testPlatform';
import { fieldsOf, seen, sitePartsOf, type SiteItem } from './siteParts';
import { WebProcess } from './webProcess';

jest.setTimeout(60_000);

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

const { readPart, mutate, save, publishPart } = sitePartsOf(() => platform);

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
