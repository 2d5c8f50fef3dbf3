import { TestEditors } from './testEditors';
import { dataOrThrow, harbour, TestPlatform, type Answer } from './testPlatform';

let platform: TestPlatform;
let editors: TestEditors;

const home = '/sitecore/content/harbour/Home';
const cars = `${home}/cars`;
/** The publisher who may change the page `cars` and all below it. */
let limited: string;
let carsId: string;

beforeAll(async () => {
  const quay = { ...harbour, name: 'quay', hosts: ['quay.example'] };
  platform = await TestPlatform.start({ sites: [harbour, quay] });
  editors = new TestEditors(platform);
  carsId = (await read(cars)).itemId;
  const input = { email: 'cars@example.com', name: 'Cars', role: 'publisher' };
  limited = (await editors.invite({ ...input, mayEdit: ['harbour'], onlyPages: [carsId] })).id;
});
afterAll(() => platform.close());

const code = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions?.code;

async function read(path: string): Promise<{ itemId: string; version: number }> {
  const { item } = dataOrThrow(
    await editors.as<{ item: { itemId: string; version: number } }>(
      undefined,
      `{ item(where: { path: "${path}", language: "sv" }) { itemId version } }`,
    ),
  );
  return item;
}

const createBelow = (parent: string, name: string) =>
  editors.as<{ createItem: { item: { itemId: string } } }>(
    limited,
    `mutation { createItem(input: { name: "${name}", templateId: "ContentPage", parent: "${parent}", language: "sv" }) { item { itemId } } }`,
  );
const deleteItem = (itemId: string) =>
  editors.as(limited, `mutation { deleteItem(input: { itemId: "${itemId}" }) { successful } }`);

test('[EDIT-64] an editor of a page changes it and all below it, and no other page of the site', async () => {
  const { itemId } = dataOrThrow(await createBelow(cars, 'new')).createItem.item;
  const below = dataOrThrow(await createBelow(itemId, 'deeper')).createItem.item.itemId;
  expect(code(await createBelow(home, 'outside'))).toBe('FORBIDDEN');
  expect(code(await deleteItem((await read(home)).itemId))).toBe('FORBIDDEN');
  const publish = (path: string) =>
    editors.as(limited, `mutation { publishItem(input: { path: "${path}" }) { published } }`);
  expect((await publish(cars)).errors).toBeUndefined();
  expect(code(await publish(home))).toBe('FORBIDDEN');
  expect((await deleteItem(below)).errors).toBeUndefined();
  // A deleted item still belongs to its page.
  const restore = `mutation { restoreItem(input: { itemId: "${below}", language: "sv", version: 1, expectedVersion: 2 }) { item { version } } }`;
  expect((await editors.as(limited, restore)).errors).toBeUndefined();
});

test('[EDIT-64] the list of pages says which of them an editor of a page may change', async () => {
  const list = async (as: string | undefined) => {
    const query = `{ pages(site: "harbour", language: "sv") { route isEditable } }`;
    const { pages } = dataOrThrow(
      await editors.as<{ pages: { route: string; isEditable: boolean }[] }>(as, query),
    );
    return new Map(pages.map(({ route, isEditable }) => [route, isEditable]));
  };
  const own = await list(limited);
  expect([own.get('/'), own.get('/cars'), own.get('/cars/vintage')]).toEqual([false, true, true]);
  expect([...(await list(undefined)).values()]).not.toContain(false);
});

test('[EDIT-64] a part of a site says that an editor of a page may not change it', async () => {
  const isEditable = async (as: string | undefined) => {
    const query = `{ sitePart(site: "harbour", part: MENUS) { isEditable } }`;
    return dataOrThrow(await editors.as<{ sitePart: { isEditable: boolean } }>(as, query)).sitePart
      .isEditable;
  };
  await expect(isEditable(limited)).resolves.toBe(false);
  await expect(isEditable(undefined)).resolves.toBe(true);
});

test('[EDIT-64] a page cannot be moved out of the reach of its editor, or into it', async () => {
  const { itemId } = dataOrThrow(await createBelow(cars, 'mover')).createItem.item;
  const homeId = (await read(home)).itemId;
  const move = (id: string, parentId: string) =>
    editors.as(
      limited,
      `mutation ($input: MovePageInput!) { movePage(input: $input) { __typename } }`,
      { input: { itemId: id, parentId, name: 'moved', expectedRoute: '/cars/mover' } },
    );
  expect(code(await move(itemId, homeId))).toBe('FORBIDDEN');
  expect(code(await move(homeId, carsId))).toBe('FORBIDDEN');
});

test('[EDIT-64] an editor of a page reads the site and comments on it, and changes nothing that belongs to the whole site', async () => {
  const homeId = (await read(home)).itemId;
  const questions = [
    `{ pages(site: "harbour", language: "sv") { route } }`,
    `{ item(where: { path: "${home}", language: "sv" }) { name } }`,
    `mutation { bePresent(input: { itemId: "${homeId}", language: "sv" }) { name } }`,
  ];
  for (const query of questions)
    expect([query, (await editors.as(limited, query)).errors]).toEqual([query, undefined]);
  const changes = [
    `mutation { createRelease(input: { site: "harbour", name: "Spring" }) { release { id } } }`,
    `mutation { createFolder(input: { site: "harbour", parentId: "site", name: "Spring" }) { folder { id } } }`,
    `mutation { importTranslation(input: { site: "harbour", text: "x" }) { pages } }`,
  ];
  for (const query of changes)
    expect([query, code(await editors.as(limited, query))]).toEqual([query, 'FORBIDDEN']);
});

test('[EDIT-64] an account can have only pages of its sites, and losing a page takes effect at once', async () => {
  const update = (input: object) =>
    editors.as<{ updateEditor: { pages: string[] | null } }>(
      undefined,
      `mutation ($input: UpdateEditorInput!) { updateEditor(input: $input) { pages } }`,
      { input: { id: limited, name: 'Cars', role: 'publisher', ...input } },
    );
  expect(code(await update({ mayEdit: ['quay'], onlyPages: [carsId] }))).toBe('BAD_INPUT');
  expect(code(await update({ mayEdit: ['harbour'], onlyPages: ['nothing'] }))).toBe('BAD_INPUT');
  expect(code(await update({ onlyPages: [carsId] }))).toBe('BAD_INPUT');
  expect(dataOrThrow(await update({ mayEdit: ['harbour'] })).updateEditor.pages).toBeNull();
  expect((await createBelow(home, 'now')).errors).toBeUndefined();
});
