import { buildAuthoringSchema, siteLookups } from '../../cms/authoring/authoringSchema';
import { concernsNoSite } from '../../cms/authoring/people/permissions';
import { canNameSite } from '../../cms/authoring/people/siteReferences';
import { TestEditors } from './testEditors';
import { dataOrThrow, harbour, TestPlatform, type Answer } from './testPlatform';

let platform: TestPlatform;
let editors: TestEditors;
const ids: Record<string, string> = {};

const home = '/sitecore/content/harbour/Home';

beforeAll(async () => {
  const quay = { ...harbour, name: 'quay', hosts: ['quay.example'] };
  platform = await TestPlatform.start({ sites: [harbour, quay] });
  editors = new TestEditors(platform);
  for (const [key, role, mayEdit] of [
    ['elsewhere', 'publisher', ['quay']],
    ['writer', 'writer', ['harbour']],
    ['publisher', 'publisher', ['harbour', 'quay']],
    ['everywhere', 'writer', undefined],
  ] as const) {
    const name = `Person ${key}`;
    const input = { email: `${key}@example.com`, name, role, mayEdit: mayEdit && [...mayEdit] };
    ids[key] = (await editors.invite(input)).id;
  }
});
afterAll(() => platform.close());

const code = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions?.code;

test.each(['Mutation', 'Query'])(
  '[EDIT-64] every field of %s names a site or an item of one, or is listed as touching none',
  (type) => {
    const schema = buildAuthoringSchema();
    const fields = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
    const without = Object.values(fields?.getFields() ?? {})
      .filter(
        (field) => !canNameSite(field) && !concernsNoSite(field.name) && !siteLookups[field.name],
      )
      .map(({ name }) => name);
    // To fix: add an argument such as `site` or `itemId`, a `siteOf`, or a line to `fieldsWithoutSite` in
    // people/permissions.ts.
    expect(without).toEqual([]);
  },
);

test('[EDIT-64] an editor can only change, and read the drafts of, the sites assigned to them', async () => {
  const changes = [
    `mutation { createItem(input: { name: "X", templateId: "ContentPage", parent: "${home}", language: "sv" }) { item { name } } }`,
    `mutation { updateItem(input: { path: "${home}", language: "sv", expectedVersion: 1 }) { item { name } } }`,
    `mutation { deleteItem(input: { path: "${home}" }) { successful } }`,
    `mutation { publishItem(input: { path: "${home}" }) { published } }`,
    `mutation { updateItem(input: { path: "/nowhere", language: "sv", expectedVersion: 1 }) { item { name } } }`,
    `mutation { updateItem(input: { language: "sv", expectedVersion: 1 }) { item { name } } }`,
  ];
  const questions = [
    `{ item(where: { path: "${home}", language: "sv" }) { name } }`,
    `{ pages(site: "harbour", language: "sv") { route } }`,
    `{ mediaAssets(site: "harbour") { assets { id } } }`,
    `{ releases(site: "harbour") { id } }`,
    `{ colleagues(site: "harbour") { name } }`,
    `{ publishRequests(site: "harbour") { id } }`,
  ];
  for (const query of [...changes, ...questions]) {
    const answer = await editors.as(ids.elsewhere, query);
    expect([query, code(answer)]).toEqual([query, 'FORBIDDEN']);
  }
  for (const query of questions)
    expect((await editors.as(ids.publisher, query)).errors).toBeUndefined();
  expect(
    dataOrThrow(
      await editors.as(ids.elsewhere, `{ pages(site: "quay", language: "sv") { route } }`),
    ),
  ).toMatchObject({ pages: [{ route: '/' }, { route: '/404' }] });
});

test('[EDIT-64] things other than items, such as releases, are also protected by their site', async () => {
  const { createRelease } = dataOrThrow(
    await editors.as<{ createRelease: { release: { id: string; revision: number } } }>(
      ids.publisher,
      `mutation { createRelease(input: { site: "harbour", name: "Spring" }) { release { id revision } } }`,
    ),
  );
  const { id, revision } = createRelease.release;
  const cancel = `mutation { cancelRelease(input: { id: "${id}", expectedRevision: ${revision} }) { release { state } } }`;
  expect(code(await editors.as(ids.elsewhere, cancel))).toBe('FORBIDDEN');
  expect((await editors.as(ids.publisher, cancel)).errors).toBeUndefined();
});

test('[EDIT-64] a deleted item still belongs to its site', async () => {
  const { createItem } = dataOrThrow(
    await editors.as<{ createItem: { item: { itemId: string; version: number } } }>(
      ids.writer,
      `mutation { createItem(input: { name: "gone", templateId: "ContentPage", parent: "${home}", language: "sv" }) { item { itemId version } } }`,
    ),
  );
  const { itemId } = createItem.item;
  dataOrThrow(
    await editors.as(
      ids.writer,
      `mutation { deleteItem(input: { itemId: "${itemId}" }) { successful } }`,
    ),
  );
  const restore = `mutation { restoreItem(input: { itemId: "${itemId}", language: "sv", version: 1, expectedVersion: 2 }) { item { version } } }`;
  expect(code(await editors.as(ids.elsewhere, restore))).toBe('FORBIDDEN');
  expect(dataOrThrow(await editors.as(ids.writer, restore))).toEqual({
    restoreItem: { item: { version: 3 } },
  });
});

test('[EDIT-64] changes of role and sites take effect immediately', async () => {
  const publish = `mutation { publishItem(input: { path: "${home}" }) { published } }`;
  expect(code(await editors.as(ids.writer, publish))).toBe('FORBIDDEN');
  const set = async (role: string, mayEdit: string[]) =>
    dataOrThrow(
      await editors.as(
        undefined,
        `mutation ($input: UpdateEditorInput!) { updateEditor(input: $input) { role } }`,
        { input: { id: ids.writer, name: 'Person writer', role, mayEdit } },
      ),
    );
  await set('publisher', ['harbour']);
  dataOrThrow(await editors.as(ids.writer, publish));
  await set('publisher', ['quay']);
  expect(code(await editors.as(ids.writer, publish))).toBe('FORBIDDEN');
  await set('writer', ['harbour']);
  expect(code(await editors.as(ids.writer, publish))).toBe('FORBIDDEN');
  expect(code(await editors.as('no-such-account', `{ me { id } }`))).toBe('FORBIDDEN');
});

test('[EDIT-64] without a header the request is made by the secret, as by the platform’s own tools', async () => {
  expect(dataOrThrow(await editors.as(undefined, `{ me { id role } }`))).toEqual({
    me: { id: 'secret', role: 'administrator' },
  });
});

test('[EDIT-64] a session reports the site of an item, so that no page of another site is shown', async () => {
  const { token } = await editors.start({
    email: 'shown@example.com',
    name: 'Shown',
    role: 'writer',
    mayEdit: ['quay'],
  });
  const { item } = dataOrThrow(
    await editors.as<{ item: { itemId: string } }>(
      undefined,
      `{ item(where: { path: "${home}", language: "sv" }) { itemId } }`,
    ),
  );
  expect(
    await editors.people('/session', { token, isUse: true, itemId: item.itemId }),
  ).toMatchObject({
    editor: { sites: ['quay'] },
    itemSite: 'harbour',
  });
});

test('[EDIT-64] only an administrator can change the public address of a site, by any mutation', async () => {
  const part = await editors.as<{
    sitePart: { items: { itemId: string; versions: { language: string; version: number }[] }[] };
  }>(
    undefined,
    `{ sitePart(site: "harbour", part: SETTINGS) { items { itemId versions { language version } } } }`,
  );
  const [item] = dataOrThrow(part).sitePart.items;
  const version = item?.versions.find(({ language }) => language === 'sv')?.version ?? 0;
  const save = (id: string | undefined, name: string, value: string, expectedVersion = version) =>
    editors.as(
      id,
      `mutation ($input: SaveSiteItemInput!) { saveSiteItem(input: $input) { version } }`,
      {
        input: {
          site: 'harbour',
          part: 'SETTINGS',
          itemId: item?.itemId,
          language: 'sv',
          expectedVersion,
          fields: [{ name, value }],
        },
      },
    );
  const address = 'https://elsewhere.example';
  for (const id of [ids.writer, ids.publisher]) {
    expect(code(await save(id, 'url', address))).toBe('FORBIDDEN');
    const update = `mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }`;
    const input = {
      itemId: item?.itemId,
      language: 'sv',
      expectedVersion: version,
      fields: [{ name: 'url', value: address }],
    };
    expect(code(await editors.as(id, update, { input }))).toBe('FORBIDDEN');
  }
  dataOrThrow(await save(ids.writer, 'name', 'Hamnen'));
  dataOrThrow(await save(undefined, 'url', address, version + 1));
});
