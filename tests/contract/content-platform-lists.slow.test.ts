import { dataOrThrow, TestPlatform } from './testPlatform';

interface Item {
  itemId: string;
  version: number;
  fields: { name: string; value: unknown }[];
  placeholders: Record<string, Block[]>;
}

interface Block {
  uid: string;
  componentName: string;
  dataSource: string;
  placeholders: Record<string, Block[]>;
}

interface Changed {
  owner?: Item;
  item?: Item;
  itemId?: string;
  uid?: string;
  dataSource?: string;
  leftOut?: string[];
}

const language = 'sv';
const root = '/sitecore/content/harbour/Home';
const ITEM = '{ itemId version fields { name value } placeholders }';
const payloads: Record<string, string> = {
  ListItem: `owner ${ITEM} itemId`,
  Block: `item ${ITEM}`,
  Item: `item ${ITEM}`,
};

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});

afterAll(() => platform.close());

function tryChange(name: string, input: object) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const kind = name.endsWith('ListItem') ? 'ListItem' : 'Block';
  const more = {
    duplicateBlock: 'uid dataSource',
    addBlock: 'uid dataSource',
    pasteBlock: 'uid leftOut',
  };
  const selection = `${payloads[kind]} ${name in more ? more[name as keyof typeof more] : ''}`;
  return platform.queryAuthoring<Record<string, Changed>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
    { input: { language, ...input } },
  );
}

async function change(name: string, input: object): Promise<Changed> {
  return dataOrThrow(await tryChange(name, input))[name] ?? {};
}

async function refusal(name: string, input: object) {
  const { errors } = await tryChange(name, input);
  return errors?.[0]?.extensions?.code;
}

async function read(idOrPath: string): Promise<Item> {
  const where = idOrPath.startsWith('/') ? { path: idOrPath } : { itemId: idOrPath };
  const { data } = await platform.queryAuthoring<{ item: Item | null }>(
    `query ($where: ItemQueryInput!) { item(where: $where) ${ITEM} }`,
    { where: { ...where, language } },
  );
  if (!data?.item) throw new Error(`${idOrPath} is gone.`);
  return data.item;
}

const isGone = (id: string) =>
  read(id).then(
    () => false,
    () => true,
  );

const getValue = (item: Item | undefined, name: string) =>
  item?.fields.find((field) => field.name === name)?.value;
const getList = (item: Item | undefined, name = 'Items') =>
  (getValue(item, name) ?? []) as string[];

/** Creates a new page for a test, with the given blocks. */
async function createPage(name: string): Promise<string> {
  const { item } = await change('createItem', {
    name,
    templateId: 'ContentPage',
    parent: root,
  });
  if (!item) throw new Error('The page was not made.');
  return item.itemId;
}

async function addBlock(itemId: string, componentName: string, fields: object, place: object = {}) {
  const added = await change('addBlock', {
    itemId,
    componentName,
    placeholder: 'main',
    fields,
    ...place,
  });
  return { uid: added.uid ?? '', dataSource: added.dataSource ?? '' };
}

const createLinks = (...texts: string[]) => ({
  Items: texts.map((Text) => ({ Text, Link: { href: '/' } })),
});

async function createLinkList(name: string, ...texts: string[]) {
  const page = await createPage(name);
  const { uid, dataSource: ownerId } = await addBlock(page, 'LinkList', createLinks(...texts));
  return { page, uid, list: { ownerId, field: 'Items' } };
}

async function getWords(ownerId: string): Promise<unknown[]> {
  const ids = getList(await read(ownerId));
  return Promise.all(ids.map(async (id) => getValue(await read(id), 'Text')));
}

const undo = (item: Item | undefined) =>
  change('undoVersion', { itemId: item?.itemId, version: item?.version });

test('[EDIT-10] items are added, moved, duplicated and removed among their siblings, at any depth', async () => {
  const { list } = await createLinkList('lists', 'a', 'b', 'c');
  const [a = '', b = '', c = ''] = getList(await read(list.ownerId));
  await change('insertListItem', { ...list, fields: { Text: 'x' }, after: a });
  await change('insertListItem', { ...list, fields: { Text: 'last' } });
  expect(await getWords(list.ownerId)).toEqual(['a', 'x', 'b', 'c', 'last']);
  await change('moveListItem', { ...list, itemId: c, before: a });
  await change('removeListItem', { ...list, itemId: b });
  expect(await getWords(list.ownerId)).toEqual(['c', 'a', 'x', 'last']);
  expect(await isGone(b)).toBe(true);
  const { itemId: twin = '' } = await change('duplicateListItem', { ...list, itemId: a });
  expect(await getWords(list.ownerId)).toEqual(['c', 'a', 'a', 'x', 'last']);
  expect(getValue(await read(twin), 'Link')).toEqual({ href: '/' });

  const page = await createPage('table');
  const cells = (...lines: string[]) => ({ Cells: lines.map((Line1) => ({ Line1 })) });
  const { dataSource } = await addBlock(page, 'Table', { Rows: [cells('1', '2'), cells('3')] });
  const [row = ''] = getList(await read(dataSource), 'Rows');
  await change('insertListItem', { ownerId: row, field: 'Cells', fields: { Line1: '1½' } });
  const rows = { ownerId: dataSource, field: 'Rows' };
  const { itemId: copy = '' } = await change('duplicateListItem', { ...rows, itemId: row });
  const [first = ''] = getList(await read(copy), 'Cells');
  expect(getList(await read(row), 'Cells')).not.toContain(first);
  expect(getList(await read(copy), 'Cells')).toHaveLength(3);
  expect(getValue(await read(first), 'Line1')).toBe('1');
});

test('[EDIT-10] a change that the contract of a list does not allow is refused, and missing items are reported', async () => {
  const { list } = await createLinkList('refused', 'a', 'b');
  const [a = ''] = getList(await read(list.ownerId));
  const unknownId = '00000000000000000000000000000001';
  expect(await refusal('insertListItem', { ...list, fields: { Nope: 1 } })).toBe('BAD_INPUT');
  expect(await refusal('insertListItem', { ...list, field: 'Title' })).toBe('BAD_INPUT');
  expect(await refusal('moveListItem', { ...list, itemId: unknownId })).toBe('NOT_FOUND');
  expect(await refusal('removeListItem', { ...list, itemId: unknownId })).toBe('NOT_FOUND');
  expect(await refusal('insertListItem', { ...list, ownerId: unknownId })).toBe('NOT_FOUND');
  await change('removeListItem', { ...list, itemId: a });
  const write = { itemId: a, expectedVersion: 1, fields: [{ name: 'Text', value: 'late' }] };
  expect(await refusal('updateItem', write)).toBe('NOT_FOUND');
  await change('insertListItem', { ...list, fields: { Text: 'c' }, after: a });
  expect(await getWords(list.ownerId)).toEqual(['b', 'c']);
});

test('[EDIT-11] two editors who change a list, or the blocks of a page, at the same time both keep their change', async () => {
  const { list } = await createLinkList('together', 'a', 'b', 'c');
  const [a = '', b = '', c = ''] = getList(await read(list.ownerId));
  await Promise.all([
    change('insertListItem', { ...list, fields: { Text: 'x' }, after: a }),
    change('moveListItem', { ...list, itemId: c, before: a }),
    change('removeListItem', { ...list, itemId: b }),
    change('updateItem', {
      itemId: list.ownerId,
      expectedVersion: 1,
      fields: [{ name: 'Title', value: 'Mine' }],
    }),
  ]);
  expect(await getWords(list.ownerId)).toEqual(['c', 'a', 'x']);
  expect(getValue(await read(list.ownerId), 'Title')).toBe('Mine');
  expect(
    await refusal('updateItem', {
      itemId: list.ownerId,
      expectedVersion: 1,
      fields: [{ name: 'Title', value: 'Theirs' }],
    }),
  ).toBe('CONFLICT');

  const itemId = await createPage('blocks-together');
  const one = await addBlock(itemId, 'Blurb', { Title: '1' });
  const two = await addBlock(itemId, 'Blurb', { Title: '2' });
  const row = await addBlock(itemId, 'StageRow', { Title: '3' });
  const main = { itemId, placeholder: 'main' };
  await Promise.all([
    change('moveBlock', { ...main, uid: row.uid, before: one.uid }),
    change('moveBlock', { itemId, uid: two.uid, placeholder: 'stage-row', parent: row.uid }),
    change('duplicateBlock', { itemId, uid: one.uid }),
  ]);
  const { placeholders } = await read(itemId);
  expect(placeholders.main?.map(({ componentName }) => componentName)).toEqual([
    'StageRow',
    'Blurb',
    'Blurb',
  ]);
  expect(placeholders.main?.[0]?.placeholders['stage-row']?.[0]?.uid).toBe(two.uid);
  expect(await refusal('moveBlock', { ...main, uid: row.uid, parent: row.uid })).toBe('BAD_INPUT');
  expect(await refusal('moveBlock', { ...main, placeholder: 'header', uid: one.uid })).toBe(
    'BAD_INPUT',
  );
});

test('[EDIT-12] a copy of a block is edited independently, and removing a block removes its items', async () => {
  const { page, uid, list } = await createLinkList('copies', 'a', 'b');
  const copy = await change('duplicateBlock', { itemId: page, uid });
  const [first = ''] = getList(await read(copy.dataSource ?? ''));
  await change('updateItem', {
    itemId: first,
    expectedVersion: 1,
    fields: [{ name: 'Text', value: 'of the copy' }],
  });
  expect(await getWords(list.ownerId)).toEqual(['a', 'b']);
  const removed = await change('removeBlock', { itemId: page, uid });
  expect(removed.item?.placeholders.main).toHaveLength(1);
  expect(await isGone(list.ownerId)).toBe(true);
  expect(await refusal('removeBlock', { itemId: page, uid })).toBe('NOT_FOUND');
  await undo(removed.item);
  expect(await getWords(list.ownerId)).toEqual(['a', 'b']);
  expect((await read(page)).placeholders.main?.map((block) => block.uid)).toEqual([uid, copy.uid]);
});

test('[EDIT-13] the change of a single version can be undone and redone', async () => {
  const { list } = await createLinkList('undo', 'a', 'b', 'c');
  const [a = '', b = ''] = getList(await read(list.ownerId));
  const removed = (await change('removeListItem', { ...list, itemId: b })).owner;
  await change('insertListItem', { ...list, fields: { Text: 'theirs' }, after: a });
  const { item: undone } = await undo(removed);
  expect(await getWords(list.ownerId)).toEqual(['a', 'b', 'theirs', 'c']);
  await undo(undone);
  expect(await getWords(list.ownerId)).toEqual(['a', 'theirs', 'c']);
  expect(await isGone(b)).toBe(true);

  const { owner: added, itemId = '' } = await change('insertListItem', {
    ...list,
    fields: { Text: 'mine' },
  });
  await undo(added);
  expect(await getWords(list.ownerId)).toEqual(['a', 'theirs', 'c']);
  expect(await isGone(itemId)).toBe(true);
});

test('[EDIT-13] a change that another editor made in the meantime is not undone', async () => {
  const { list, page, uid } = await createLinkList('undo-conflict', 'a', 'b', 'c');
  const [a = '', b = ''] = getList(await read(list.ownerId));
  const moved = (await change('moveListItem', { ...list, itemId: a })).owner;
  await change('moveListItem', { ...list, itemId: a, after: b });
  const createUndo = (of: Item | undefined) =>
    refusal('undoVersion', { itemId: of?.itemId, version: of?.version });
  expect(await createUndo(moved)).toBe('CONFLICT');

  const { owner, itemId: fresh } = await change('duplicateListItem', { ...list, itemId: a });
  await change('updateItem', {
    itemId: fresh,
    expectedVersion: 1,
    fields: [{ name: 'Text', value: 'somebody’s words' }],
  });
  expect(await createUndo(owner)).toBe('CONFLICT');

  const title = (value: string, expectedVersion: number) =>
    change('updateItem', {
      itemId: list.ownerId,
      expectedVersion,
      fields: [{ name: 'Title', value }],
    });
  const { version } = await read(list.ownerId);
  const mine = (await title('mine', version)).item;
  await title('theirs', version + 1);
  expect(await createUndo(mine)).toBe('CONFLICT');

  const other = await addBlock(page, 'Blurb', { Title: 'other' });
  const up = (
    await change('moveBlock', { itemId: page, uid: other.uid, placeholder: 'main', before: uid })
  ).item;
  await addBlock(page, 'Blurb', { Title: 'third' });
  await undo(up);
  expect((await read(page)).placeholders.main?.map((block) => block.uid).slice(0, 2)).toEqual([
    uid,
    other.uid,
  ]);
});

test('[EDIT-10] restoring an older version restores its removed items', async () => {
  const { list } = await createLinkList('restored', 'a', 'b');
  const [a = ''] = getList(await read(list.ownerId));
  const { owner } = await change('removeListItem', { ...list, itemId: a });
  await change('restoreItem', {
    itemId: list.ownerId,
    version: 1,
    expectedVersion: owner?.version,
  });
  expect(await getWords(list.ownerId)).toEqual(['a', 'b']);
});

test('[EDIT-14] a block is copied with all its values and created elsewhere, checked by its contract', async () => {
  const { page, uid } = await createLinkList('from', 'a', 'b');
  const target = await createPage('to');
  const getCopy = async (of: string) => {
    const { data } = await platform.queryAuthoring<{ blockCopy: Record<string, unknown> }>(
      `query ($itemId: ID!, $uid: ID!) { blockCopy(itemId: $itemId, language: "sv", uid: $uid) }`,
      { itemId: page, uid: of },
    );
    return data?.blockCopy ?? {};
  };
  const copy = await getCopy(uid);
  expect(copy).toMatchObject({ componentName: 'LinkList', fields: createLinks('a', 'b') });
  const place = { itemId: target, placeholder: 'main' };
  const pasted = await change('pasteBlock', { ...place, block: copy });
  expect(pasted.leftOut).toEqual([]);
  const [block] = pasted.item?.placeholders.main ?? [];
  expect(await getWords(block?.dataSource ?? '')).toEqual(['a', 'b']);

  const strange = {
    componentName: 'StageRow',
    fields: { Title: 'Row', Gone: 1, Columns: 'many' },
    placeholders: {
      'stage-row': [
        { componentName: 'LinkList', fields: { Items: ['0123456789ABCDEF0123456789ABCDEF'] } },
        { componentName: 'NoSuchBlock' },
        { componentName: 'Blurb', fields: { Title: 'one' } },
        { componentName: 'Blurb', fields: { Title: 'two' } },
      ],
    },
  };
  const odd = await change('pasteBlock', { ...place, block: strange, before: block?.uid });
  expect(odd.leftOut).toEqual(['Gone', 'Columns', 'Items', 'NoSuchBlock']);
  const [row] = odd.item?.placeholders.main ?? [];
  expect(row?.placeholders['stage-row']?.map(({ componentName }) => componentName)).toEqual([
    'LinkList',
    'Blurb',
    'Blurb',
  ]);
  for (const block of ['x', {}, { componentName: 'NoSuchBlock' }]) {
    expect(await refusal('pasteBlock', { ...place, block })).toBe('BAD_INPUT');
  }
});

test('[EDIT-10] [EDIT-15] list places, entries and block summaries identify items and blocks', async () => {
  const page = await createPage('told');
  const { dataSource, uid } = await addBlock(page, 'Table', {
    Rows: [{ Cells: [{ Line1: 'One' }, { Image: { src: '/-/media/a.webp' } }] }],
  });
  const [row = ''] = getList(await read(dataSource), 'Rows');
  const [, cell = ''] = getList(await read(row), 'Cells');
  const { data } = await platform.queryAuthoring(
    `query ($cell: ID!, $row: ID!, $page: ID!) {
      listPlaces(itemId: $cell, language: "sv") { field ownerId template order }
      listEntries(ownerId: $row, language: "sv", field: "Cells") { text picture template }
      listChoices(ownerId: $row, language: "sv", field: "Cells") { itemId }
      blockSummaries(itemId: $page, language: "sv") { uid text picture }
    }`,
    { cell, row, page },
  );
  expect(data).toMatchObject({
    listPlaces: [
      { field: 'Cells', ownerId: row, template: 'TableCell' },
      { field: 'Rows', ownerId: dataSource, template: 'TableRow', order: [row] },
    ],
    listEntries: [
      { text: 'One', picture: null, template: 'TableCell' },
      { text: null, picture: '/-/media/a.webp' },
    ],
    listChoices: [],
    blockSummaries: [{ uid, text: 'One', picture: '/-/media/a.webp' }],
  });
});
