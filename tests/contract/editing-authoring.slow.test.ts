import { dataOrThrow, harbour, TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform.close());

const home = '/sitecore/content/harbour/Home';

interface Item {
  itemId: string;
  version: number;
  placeholders: Record<string, { uid: string; componentName: string; dataSource: string }[]>;
}

async function readHome(): Promise<Item> {
  const { item } = dataOrThrow(
    await platform.queryAuthoring<{ item: Item }>(
      `{ item(where: { path: "${home}", language: "sv" }) { itemId version placeholders } }`,
    ),
  );
  return item;
}

const addBlock = (input: object) =>
  platform.queryAuthoring<{ addBlock: { uid: string; dataSource: string; item: Item } }>(
    `mutation ($input: AddBlockInput!) {
      addBlock(input: $input) { uid dataSource item { itemId version placeholders } }
    }`,
    { input },
  );

test('[EDIT-02] the editor lists the pages of a site in a language', async () => {
  const { pages } = dataOrThrow(
    await platform.queryAuthoring<{ pages: { route: string; isPublished: boolean }[] }>(
      `{ pages(site: "${harbour.name}", language: "sv") { itemId displayName route isPublished } }`,
    ),
  );
  expect(pages[0]).toMatchObject({ route: '/', isPublished: true });
  expect(new Set(pages.map(({ route }) => route)).size).toBe(pages.length);
  const none = await platform.queryAuthoring<{ pages: object[] }>(
    `{ pages(site: "nobody", language: "sv") { route } }`,
  );
  expect(dataOrThrow(none).pages).toEqual([]);
});

test('[EDIT-02] the history lists what was saved, and marks what is not public', async () => {
  const page = await readHome();
  const dataSource = page.placeholders.main?.[0]?.dataSource ?? '';
  const update = (input: object) =>
    platform.queryAuthoring(
      `mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }`,
      { input: { language: 'sv', ...input } },
    );
  dataOrThrow(await update({ itemId: page.itemId, expectedVersion: 1, placeholders: {} }));
  const field = { name: 'Title', value: 'Nytt' };
  dataOrThrow(await update({ itemId: dataSource, expectedVersion: 1, fields: [field] }));

  const state = async () =>
    dataOrThrow(
      await platform.queryAuthoring<{ pageHistory: Revision[]; unpublished: { page: number } }>(
        `query ($itemId: ID!) {
          pageHistory(itemId: $itemId, language: "sv") {
            template version currentVersion changed isShared published
          }
          unpublished(itemId: $itemId, language: "sv") { page shared sharedItemId }
        }`,
        { itemId: page.itemId },
      ),
    );
  const { pageHistory, unpublished } = await state();
  expect(pageHistory.slice(0, 2)).toMatchObject([
    { version: 2, currentVersion: 2, changed: ['Title'], isShared: false, published: null },
    { version: 2, currentVersion: 2, changed: ['placeholders'] },
  ]);
  expect(pageHistory.filter(({ version }) => version === 1)).toHaveLength(2);
  expect(unpublished).toMatchObject({ page: 2, shared: 0 });

  // `versionChanges` previews what restoring version 1 would change.
  const preview = await platform.queryAuthoring<{ versionChanges: object }>(
    `query ($itemId: ID!) { versionChanges(itemId: $itemId, language: "sv", version: 1) {
      kind itemName fields { name before after }
    } }`,
    { itemId: dataSource },
  );
  const { versionChanges } = dataOrThrow(preview);
  expect(versionChanges).toMatchObject({
    kind: 'changed',
    fields: [{ name: 'Title', before: 'Nytt' }],
  });
  const same = await platform.queryAuthoring<{ versionChanges: object | null }>(
    `query ($itemId: ID!) { versionChanges(itemId: $itemId, language: "sv", version: 2) { kind } }`,
    { itemId: dataSource },
  );
  expect(dataOrThrow(same).versionChanges).toBeNull();

  await platform.queryAuthoring(
    `mutation ($itemId: ID!) { publishItem(input: { itemId: $itemId }) { published } }`,
    { itemId: page.itemId },
  );
  expect((await state()).unpublished.page).toBe(0);
});

interface Revision {
  version: number;
}

test('[EDIT-02] a block is added as a draft with its items, at the requested position', async () => {
  const page = await readHome();
  const { addBlock: added } = dataOrThrow(
    await addBlock({
      itemId: page.itemId,
      language: 'sv',
      expectedVersion: page.version,
      componentName: 'Accordion',
      placeholder: 'main',
      position: 0,
      fields: { Title: 'Frågor', Items: [{ Title: 'En' }, { Title: 'Två' }] },
    }),
  );
  expect(added.item.version).toBe(page.version + 1);
  expect(added.item.placeholders.main?.[0]).toMatchObject({
    uid: added.uid,
    componentName: 'Accordion',
    dataSource: added.dataSource,
  });
  expect(added.item.placeholders.main).toHaveLength((page.placeholders.main ?? []).length + 1);

  const layout = `{ layout(site: "harbour", routePath: "/", language: "sv") { item { rendered } } }`;
  const blockIn = async (read: 'query' | 'preview') => {
    const { layout: found } = dataOrThrow(
      await platform[read]<{ layout: { item: { rendered: Layout } } }>(layout),
    );
    return found.item.rendered.sitecore.route.placeholders.main.find(
      ({ uid }) => uid === added.uid,
    );
  };
  expect(await blockIn('query')).toBeUndefined();
  expect(await blockIn('preview')).toMatchObject({
    fields: {
      Title: { value: 'Frågor' },
      Items: [{ fields: { Title: { value: 'En' } } }, { fields: { Title: { value: 'Två' } } }],
    },
  });
});

interface Layout {
  sitecore: { route: { placeholders: { main: { uid: string; fields: object }[] } } };
}

test('[EDIT-02] a block whose fields do not match its contract is refused completely', async () => {
  const page = await readHome();
  const target = { itemId: page.itemId, language: 'sv', expectedVersion: page.version };
  const place = { ...target, componentName: 'Accordion', placeholder: 'main' };
  const refused = [
    { ...place, fields: { Nonsense: 'x' } },
    { ...place, fields: { Items: [{ Title: 5, Extra: true }] } },
    { ...place, componentName: 'Nonsense' },
    { ...place, placeholder: 'header' },
    { ...place, placeholder: 'stage-row', parent: page.placeholders.main?.[0]?.uid },
  ];
  for (const input of refused) {
    const { errors } = await addBlock(input);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  }
  expect((await readHome()).version).toBe(page.version);
});

test('[EDIT-02] adding a block to a page that changed in the meantime is a conflict', async () => {
  const page = await readHome();
  const input = {
    itemId: page.itemId,
    language: 'sv',
    expectedVersion: page.version,
    componentName: 'Accordion',
    placeholder: 'main',
    fields: {},
  };
  dataOrThrow(await addBlock(input));
  const { errors } = await addBlock(input);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    currentVersion: page.version + 1,
  });
});

test('[EDIT-05] nothing is returned without the secret', async () => {
  const answer = await platform.queryAuthoring(
    `{ pages(site: "harbour", language: "sv") { route } }`,
    {},
    'x',
  );
  expect(answer.status).toBe(401);
});
