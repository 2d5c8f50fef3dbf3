import { Client } from 'pg';
import { dataOf, editingSecret, harbour, TestPlatform } from './testPlatform';
import { goodPassword, TestEditors } from './testEditors';
import { picture, TestLibrary } from './testLibrary';

const quay = { name: 'quay', hosts: ['quay.example'], languages: ['sv'] as const };

let platform: TestPlatform;
let editors: TestEditors;

beforeAll(async () => {
  platform = await TestPlatform.start({ sites: [harbour, quay] });
  editors = new TestEditors(platform);
});
afterAll(() => platform.close());

const codeOf = ({ errors }: { errors?: { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.code;

describe('queries that cannot be run', () => {
  test.each([
    ['nest without end', `{ me(x: ${'['.repeat(9_000)}`],
    [
      'nest without end in types',
      `query ($a: ${'['.repeat(900)}ID${']'.repeat(900)}) { me { id } }`,
    ],
    ['have a slip', '{ me { id }'],
    ['ask for what there is not', '{ nothing }'],
    ['are too long', `{ ${'me { id } '.repeat(1_000)} }`],
    ['lack a value', 'query ($site: String!) { pages(site: $site, language: "sv") { route } }'],
    ['name no operation', 'fragment F on Query { me { id } }'],
  ])('that %s are answered with 400', async (_, query) => {
    const answer = await platform.author(query);
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.message).toBeTruthy();
    expect(dataOf(await platform.author('{ me { id } }'))).toEqual({ me: { id: 'secret' } });
  });

  test('brackets inside of texts are no nesting', async () => {
    const text = '[{('.repeat(200);
    const query = `{ pages(site: "harbour", language: "${text}") { route } } # ${text}`;
    expect((await platform.author(query)).status).toBe(200);
  });

  test('clients of the delivery interface find the errors in the body', async () => {
    expect(await platform.query('{ nothing }')).toMatchObject({ status: 200, errors: [{}] });
    expect((await platform.query(`{ item(path: ${'['.repeat(9_000)}`)).status).toBe(200);
  });
});

test.each(['abc', '-1', '9'.repeat(30), '1e400', "1' or"])(
  '[EDIT-65] %s is no entry of the audit trail',
  async (before) => {
    const query = `query ($before: ID) { auditTrail(before: $before) { next } }`;
    expect(codeOf(await platform.author(query, { before }))).toBe('BAD_INPUT');
  },
);

describe('accounts', () => {
  const invite = (input: object) =>
    editors.as(
      undefined,
      'mutation ($input: InviteEditorInput!) { inviteEditor(input: $input) { account { id } } }',
      { input },
    );

  test('[EDIT-64] an administrator edits all sites', async () => {
    const input = { email: 'a@harbour.example', name: 'Ada', role: 'administrator' };
    expect(codeOf(await invite({ ...input, mayEdit: ['quay'] }))).toBe('BAD_INPUT');
    const { id } = await editors.invite({ ...input, role: 'writer', mayEdit: ['quay'] });
    const update = await editors.as(
      undefined,
      'mutation ($input: UpdateEditorInput!) { updateEditor(input: $input) { id } }',
      { input: { id, name: 'Ada', role: 'administrator', mayEdit: ['quay'] } },
    );
    expect(codeOf(update)).toBe('BAD_INPUT');
  });

  test('[EDIT-65] that an account reaches all sites now stands in the trail', async () => {
    const { id } = await editors.invite({
      email: 'b@harbour.example',
      name: 'Bo',
      role: 'writer',
      mayEdit: ['quay'],
    });
    dataOf(
      await editors.as(
        undefined,
        'mutation ($input: UpdateEditorInput!) { updateEditor(input: $input) { id } }',
        { input: { id, name: 'Bo', role: 'writer' } },
      ),
    );
    const trail = await platform.author<{ auditTrail: { entries: { details: object }[] } }>(
      '{ auditTrail(filter: { action: "updateEditor" }, first: 1) { entries { details } } }',
    );
    expect(dataOf(trail).auditTrail.entries[0]?.details).toMatchObject({
      account: id,
      sites: 'all',
    });
  });

  test('[EDIT-66] nobody is told of a comment on a site that they do not edit', async () => {
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
    dataOf(
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

describe('what all sites share', () => {
  const asset = '{ asset { id } }';

  test('belongs to those who edit all sites', async () => {
    const { id, ...writer } = await editors.invite({
      email: 'm@harbour.example',
      name: 'Mia',
      role: 'publisher',
      mayEdit: ['harbour'],
    });
    await editors.setPassword(writer.link, goodPassword);
    const library = new TestLibrary(platform);
    const bytes = await picture().png().toBuffer();
    const shared = await library.upload(bytes, { name: 'shared.png', folder: 'shared' });
    const other = await library.upload(await picture().png().toBuffer(), {
      name: 'other.png',
      site: 'quay',
    });
    const own = await library.upload(await picture().png().toBuffer(), { name: 'own.png' });
    const run = (name: string, input: object, selection: string) =>
      editors.as(
        id,
        `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) ${selection} }`,
        { input },
      );
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
      await run('replaceAsset', { id: own.body.id, byId: other.body.id }, asset),
      await run('replaceAsset', { id: own.body.id, byId: shared.body.id }, asset),
    ];
    expect(refusals.map(codeOf)).toEqual(refusals.map(() => 'FORBIDDEN'));
    const upload = async (folder: string) => {
      const query = new URLSearchParams({ name: 'mia.png', site: 'harbour', folder });
      const response = await fetch(`${platform.url}/authoring/media?${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${editingSecret}`, 'x-editor-id': id },
        body: new Uint8Array(await picture().png().toBuffer()),
      });
      return response.status;
    };
    expect([await upload('shared'), await upload('site')]).toEqual([403, 201]);
  });
});
