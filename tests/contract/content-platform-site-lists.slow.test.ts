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

test('[EDIT-34] a tag that stories use is removed only when another tag replaces it', async () => {
  const createTag = async (name: string, value: string) => {
    const fields = getFields({ key: name, value });
    return (await save({ part: 'TAGS', name, expectedVersion: 0, fields })).saved?.itemId ?? '';
  };
  const [news, advice] = [await createTag('news', 'Nyheter'), await createTag('advice', 'Råd')];
  const home = '/sitecore/content/harbour/Home';
  const story = dataOrThrow(
    await platform.queryAuthoring<{ createItem: { item: { itemId: string } } }>(
      'mutation ($input: CreateItemInput!) { createItem(input: $input) { item { itemId } } }',
      {
        input: {
          name: 'a-story',
          templateId: 'StoryPage',
          parent: home,
          language: 'sv',
          fields: [{ name: 'tags', value: [news, advice] }],
        },
      },
    ),
  ).createItem.item.itemId;
  const uses = dataOrThrow(
    await platform.queryAuthoring<{ tagUses: object[] }>(
      '{ tagUses(site: "harbour") { tagId storyId route isDraft isPublished } }',
    ),
  ).tagUses;
  expect(uses).toContainEqual({
    tagId: news,
    storyId: story,
    route: '/a-story',
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
  const { item } = dataOrThrow(
    await platform.queryAuthoring<{ item: { fields: { name: string; value: unknown }[] } }>(
      'query ($id: ID!) { item(where: { itemId: $id, language: "sv" }) { fields { name value } } }',
      { id: story },
    ),
  );
  expect(item.fields).toEqual([{ name: 'tags', value: [advice] }]);
  expect((await readPart('TAGS')).items.map(({ name }) => name)).toEqual(['advice']);
});

test('[EDIT-35] a menu entry is added with its sub-entries in one step; header and footer are published separately', async () => {
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
  const target = { ownerId: navigation.itemId, language: 'sv', field: 'Items' };
  const change = async (name: string, input: object) => {
    const answer = await mutate<{ itemId: string }>(name, { ...target, ...input }, 'itemId');
    return dataOrThrow(answer)[name]?.itemId ?? '';
  };
  const [cars] = navigation.versions[0]?.fields?.Items as string[];
  const fields = {
    navigationTitle: 'Verkstad',
    Url: { href: '/workshop' },
    Children: [{ navigationTitle: 'Däck', Url: { href: '/tyres' } }],
  };
  const added = await change('insertListItem', { before: cars, fields });
  const wrong = { ...target, fields: { Children: [{ Nothing: 1 }] } };
  const refused = await mutate('insertListItem', wrong, 'itemId');
  expect(refused.errors?.[0]?.message).toContain('fields.Children[0].Nothing');

  const after = await readPart('MENUS');
  const list = after.items.find(({ itemId }) => itemId === navigation.itemId)?.versions[0]?.fields;
  expect((list?.Items as string[])[0]).toBe(added);
  expect(after.changes.map(({ kind }) => kind).sort()).toEqual(['ADDED', 'ADDED', 'CHANGED']);
  expect((await readPart('FOOTER')).changes).toEqual([]);
  await publishPart('MENUS', after.changes.map(selectVisibleFields));
  expect((await readPart('MENUS')).changes).toEqual([]);
  const stranger = await publishPart('FOOTER', after.changes.map(selectVisibleFields));
  expect(stranger.code).toBe('NOT_FOUND');

  // Sites read a menu from the children of its item, which follow the order of the list.
  const readTitles = async () => {
    const { item } = await platform.read<{
      item: { children: { results: { field: { value: string } }[] } };
    }>(
      `query ($path: String!) { item(path: $path, language: "sv") { children(first: 100) {
        results { field(name: "navigationTitle") { value } } } } }`,
      { path: navigation.itemId },
    );
    return item.children.results.flatMap(({ field }) => (field ? [field.value] : []));
  };
  expect(await readTitles()).toEqual(['Verkstad', 'Bilar']);
  const publish = async () =>
    publishPart('MENUS', (await readPart('MENUS')).changes.map(selectVisibleFields));
  await change('moveListItem', { itemId: cars, before: added });
  await publish();
  expect(await readTitles()).toEqual(['Bilar', 'Verkstad']);
  await change('removeListItem', { itemId: added });
  await publish();
  expect(await readTitles()).toEqual(['Bilar']);
});
