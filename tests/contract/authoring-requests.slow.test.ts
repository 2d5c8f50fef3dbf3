import { Client } from 'pg';
import { dataOrThrow, editingSecret, harbour, TestPlatform } from './testPlatform';
import { goodPassword, TestEditors } from './testEditors';
import { createPicture, TestLibrary } from './testLibrary';

const quay = { name: 'quay', hosts: ['quay.example'], languages: ['sv'] as const };

let platform: TestPlatform;
let editors: TestEditors;

beforeAll(async () => {
  platform = await TestPlatform.start({ sites: [harbour, quay] });
  editors = new TestEditors(platform);
});
afterAll(() => platform.close());

const getCode = ({ errors }: { errors?: { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.code;

describe('queries that cannot be executed', () => {
  test.each([
    ['are nested too deeply', `{ me(x: ${'['.repeat(9_000)}`],
    [
      'nest without end in types',
      `query ($a: ${'['.repeat(900)}ID${']'.repeat(900)}) { me { id } }`,
    ],
    ['have a syntax error', '{ me { id }'],
    ['request an unknown field', '{ nothing }'],
    ['are too long', `{ ${'me { id } '.repeat(1_000)} }`],
    ['lack a value', 'query ($site: String!) { pages(site: $site, language: "sv") { route } }'],
    ['contain no operation', 'fragment F on Query { me { id } }'],
  ])('that %s get 400', async (_, query) => {
    const answer = await platform.queryAuthoring(query);
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.message).toBeTruthy();
    expect(dataOrThrow(await platform.queryAuthoring('{ me { id } }'))).toEqual({
      me: { id: 'secret' },
    });
  });

  test('brackets inside strings are not counted as nesting', async () => {
    const text = '[{('.repeat(200);
    const query = `{ pages(site: "harbour", language: "${text}") { route } } # ${text}`;
    expect((await platform.queryAuthoring(query)).status).toBe(200);
  });

  test('clients of the delivery API find the errors in the body', async () => {
    expect(await platform.query('{ nothing }')).toMatchObject({ status: 200, errors: [{}] });
    expect((await platform.query(`{ item(path: ${'['.repeat(9_000)}`)).status).toBe(200);
  });
});

test.each(['abc', '-1', '9'.repeat(30), '1e400', "1' or"])(
  '[EDIT-65] %s is refused as a position in the audit trail',
  async (before) => {
    const query = `query ($before: ID) { auditTrail(before: $before) { next } }`;
    expect(getCode(await platform.queryAuthoring(query, { before }))).toBe('BAD_INPUT');
  },
);

describe('accounts', () => {
  const invite = (input: object) =>
    editors.as(
      undefined,
      'mutation ($input: InviteEditorInput!) { inviteEditor(input: $input) { account { id } } }',
      { input },
    );

  test('[EDIT-64] an administrator can edit all sites', async () => {
    const input = { email: 'a@harbour.example', name: 'Ada', role: 'administrator' };
    expect(getCode(await invite({ ...input, mayEdit: ['quay'] }))).toBe('BAD_INPUT');
    const { id } = await editors.invite({ ...input, role: 'writer', mayEdit: ['quay'] });
    const update = await editors.as(
      undefined,
      'mutation ($input: UpdateEditorInput!) { updateEditor(input: $input) { id } }',
      { input: { id, name: 'Ada', role: 'administrator', mayEdit: ['quay'] } },
    );
    expect(getCode(update)).toBe('BAD_INPUT');
  });

  test('[EDIT-65] granting an account all sites is recorded in the audit trail', async () => {
    const { id } = await editors.invite({
      email: 'b@harbour.example',
      name: 'Bo',
      role: 'writer',
      mayEdit: ['quay'],
    });
    dataOrThrow(
      await editors.as(
        undefined,
        'mutation ($input: UpdateEditorInput!) { updateEditor(input: $input) { id } }',
        { input: { id, name: 'Bo', role: 'writer' } },
      ),
    );
    const trail = await platform.queryAuthoring<{ auditTrail: { entries: { details: object }[] } }>(
      '{ auditTrail(filter: { action: "updateEditor" }, first: 1) { entries { details } } }',
    );
    expect(dataOrThrow(trail).auditTrail.entries[0]?.details).toMatchObject({
      account: id,
      sites: 'all',
    });
  });

  test('[EDIT-66] editors are not notified of comments on sites that they cannot edit', async () => {
    const start = (email: string, name: string, mayEdit: string[]) =>
      editors.start({ email, name, role: 'writer', mayEdit });
    const author = await start('c@harbour.example', 'Cecilia', ['harbour']);
    const outsider = await start('d@harbour.example', 'Disa', ['quay']);
    const insider = await start('e@harbour.example', 'Elin', ['harbour']);
    const itemId = platform.store.draft.find('/sitecore/content/harbour/Home')?.id;
    const input = {
      itemId,
      language: 'sv',
      text: '@Disa @Elin titta',
      mentions: [outsider.id, insider.id],
    };
    dataOrThrow(
      await editors.as(
        author.id,
        'mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }',
        { input },
      ),
    );
    const database = new Client(platform.database.url);
    await database.connect();
    const { rows } = await database.query<{ account_id: string }>(
      "select account_id from editor_mail where kind = 'mention'",
    );
    await database.end();
    expect(rows).toEqual([{ account_id: insider.id }]);
  });
});

describe('content shared by all sites', () => {
  const asset = '{ asset { id } }';

  test('can be edited only by accounts that may edit all sites', async () => {
    const { id, ...writer } = await editors.invite({
      email: 'm@harbour.example',
      name: 'Mia',
      role: 'publisher',
      mayEdit: ['harbour'],
    });
    await editors.setPassword(writer.link, goodPassword);
    const library = new TestLibrary(platform);
    const bytes = await createPicture().png().toBuffer();
    const shared = await library.upload(bytes, { name: 'shared.png', folder: 'shared' });
    const other = await library.upload(await createPicture().png().toBuffer(), {
      name: 'other.png',
      site: 'quay',
    });
    const own = await library.upload(await createPicture().png().toBuffer(), { name: 'own.png' });
    const run = (name: string, input: object, selection: string) =>
      editors.as(
        id,
        `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) ${selection} }`,
        { input },
      );
    const words = { alt: [], isDecorative: false, focalPoint: '', crops: [] };
    const refusals = [
      await run(
        'createFolder',
        { site: 'harbour', parentId: 'shared', name: 'Mine' },
        '{ folder { id } }',
      ),
      await run(
        'moveAssets',
        { site: 'harbour', ids: [shared.body.id], folderId: 'site' },
        '{ moved }',
      ),
      await run(
        'moveAssets',
        { site: 'harbour', ids: [own.body.id], folderId: 'shared' },
        '{ moved }',
      ),
      await run(
        'moveAssets',
        { site: 'harbour', ids: [other.body.id], folderId: 'site' },
        '{ moved }',
      ),
      await run('replaceAsset', { id: own.body.id, byId: other.body.id, ...words }, asset),
      await run('replaceAsset', { id: own.body.id, byId: shared.body.id, ...words }, asset),
      await run('tagAssets', { site: 'harbour', ids: [shared.body.id], add: ['a'] }, '{ changed }'),
      await run('tagAssets', { site: 'harbour', ids: [other.body.id], add: ['a'] }, '{ changed }'),
      await run('deleteAssets', { site: 'harbour', ids: [other.body.id] }, '{ deleted }'),
    ];
    expect(refusals.map(getCode)).toEqual(refusals.map(() => 'FORBIDDEN'));
    const upload = async (folder: string) => {
      const query = new URLSearchParams({ name: 'mia.png', site: 'harbour', folder });
      const response = await fetch(`${platform.url}/authoring/media?${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${editingSecret}`, 'x-editor-id': id },
        body: new Uint8Array(await createPicture().png().toBuffer()),
      });
      return response.status;
    };
    expect([await upload('shared'), await upload('site')]).toEqual([403, 201]);
  });
});
