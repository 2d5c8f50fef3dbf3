import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { TestEditors } from './testEditors';
import { dataOrThrow, harbour, TestPlatform, type Answer } from './testPlatform';

let platform: TestPlatform;
let editors: TestEditors;
let connection: DatabaseConnection;
let page: Item;
const ids: Record<string, string> = {};

interface Item {
  itemId: string;
  version: number;
  placeholders: { main?: { uid: string; componentName: string; dataSource: string }[] };
}

interface Thread {
  id: string;
  blockUid: string | null;
  component: string | null;
  isResolved: boolean;
  isUnread: boolean;
  comments: { authorName: string; text: string }[];
}

const home = '/sitecore/content/harbour/Home';

async function readPage(): Promise<Item> {
  const query = `{ item(where: { path: "${home}", language: "sv" }) { itemId version placeholders } }`;
  return dataOrThrow(await editors.as<{ item: Item }>(undefined, query)).item;
}

beforeAll(async () => {
  platform = await TestPlatform.start({
    sites: [harbour, { ...harbour, name: 'quay', hosts: ['q.example'] }],
  });
  editors = new TestEditors(platform);
  connection = await connectDatabase({ url: platform.database.url });
  for (const [key, role, mayEdit] of [
    ['anna', 'writer', undefined],
    ['bertil', 'publisher', undefined],
    ['cilla', 'writer', ['quay']],
  ] as const) {
    const name = `${key[0]?.toUpperCase()}${key.slice(1)} Berg`;
    const input = { email: `${key}@example.com`, name, role, mayEdit: mayEdit && [...mayEdit] };
    ids[key] = (await editors.invite(input)).id;
  }
  page = await readPage();
  await connection.pool.query(`delete from "editor_mail"`);
});
afterAll(async () => {
  await connection.close();
  await platform.close();
});

const code = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions?.code;

const THREAD = `{ id blockUid component isResolved isUnread comments { authorName text } }`;

const comment = (as: string | undefined, input: object) =>
  editors.as<{ addComment: Thread }>(
    as,
    `mutation ($input: AddCommentInput!) { addComment(input: $input) ${THREAD} }`,
    { input: { itemId: page.itemId, language: 'sv', ...input } },
  );

const readThreads = async (as: string | undefined): Promise<Thread[]> =>
  dataOrThrow(
    await editors.as<{ comments: Thread[] }>(
      as,
      `query ($itemId: ID!) { comments(itemId: $itemId, language: "sv") ${THREAD} }`,
      { itemId: page.itemId },
    ),
  ).comments;

const readMails = async () => {
  const { rows } = await connection.pool.query<{ kind: string; account_id: string; data: object }>(
    `delete from "editor_mail" returning "kind", "account_id", "data"`,
  );
  return rows;
};

test('[EDIT-66] a conversation belongs to a block, is unread for others, and can be resolved and reopened', async () => {
  const block = page.placeholders.main?.[0];
  const { addComment: thread } = dataOrThrow(
    await comment(ids.anna, { blockUid: block?.uid, text: ' För långt? ' }),
  );
  expect(thread).toMatchObject({
    blockUid: block?.uid,
    component: block?.componentName,
    comments: [{ authorName: 'Anna Berg', text: 'För långt?' }],
  });
  const unread = async (as: string | undefined) =>
    (await readThreads(as)).find(({ id }) => id === thread.id)?.isUnread;
  expect([await unread(ids.anna), await unread(ids.bertil)]).toEqual([false, true]);
  const of = { input: { itemId: page.itemId, threadId: thread.id } };
  dataOrThrow(
    await editors.as(
      ids.bertil,
      `mutation ($input: ReadCommentsInput!) { readComments(input: $input) }`,
      of,
    ),
  );
  expect(await unread(ids.bertil)).toBe(false);

  const resolve = (resolved: boolean) =>
    editors.as<{ resolveComments: Thread }>(
      ids.bertil,
      `mutation ($input: ResolveCommentsInput!) { resolveComments(input: $input) ${THREAD} }`,
      { input: { ...of.input, resolved } },
    );
  expect(dataOrThrow(await resolve(true)).resolveComments.isResolved).toBe(true);
  expect(
    dataOrThrow(await comment(ids.anna, { threadId: thread.id, text: 'Igen.' })).addComment,
  ).toMatchObject({
    isResolved: false,
    comments: [{}, { text: 'Igen.' }],
  });
  expect(await unread(ids.bertil)).toBe(true);
});

test('[EDIT-66] invalid comments are refused', async () => {
  expect(code(await comment(ids.anna, { text: '  ' }))).toBe('BAD_INPUT');
  expect(code(await comment(ids.anna, { text: 'x'.repeat(2001) }))).toBe('BAD_INPUT');
  expect(code(await comment(ids.anna, { text: 'x', blockUid: page.itemId }))).toBe('BAD_INPUT');
  expect(code(await comment(ids.anna, { text: 'x', threadId: 'none' }))).toBe('NOT_FOUND');
  expect(code(await comment(ids.cilla, { text: 'x' }))).toBe('FORBIDDEN');
});

test('[EDIT-66] mentioned colleagues get a mail, only those of the site and only up to a limit per period', async () => {
  const mentions = [ids.bertil, ids.cilla, ids.anna];
  dataOrThrow(
    await comment(ids.anna, { text: 'Se hit, @Bertil Berg @Cilla Berg @Anna Berg', mentions }),
  );
  expect(await readMails()).toMatchObject([
    {
      kind: 'mention',
      account_id: ids.bertil,
      data: { by: 'Anna Berg', site: 'harbour', route: '/' },
    },
  ]);
  dataOrThrow(await comment(ids.anna, { text: 'Inget namn här', mentions }));
  expect(await readMails()).toEqual([]);
  const { addComment: thread } = dataOrThrow(await comment(ids.anna, { text: 'Många' }));
  for (let index = 0; index < 32; index += 1) {
    await comment(ids.anna, {
      threadId: thread.id,
      text: `${index} @Bertil Berg`,
      mentions: [ids.bertil],
    });
  }
  expect((await readMails()).length).toBeLessThan(31);
});

describe('a publish request', () => {
  const REQUEST = `{ id state note requestedBy isChanged answer decidedBy pageName route }`;
  const requestPublish = (as: string | undefined) =>
    editors.as<{ requestPublish: { id: string } }>(
      as,
      `mutation ($itemId: ID!) { requestPublish(input: { itemId: $itemId, language: "sv", note: "Klar?" }) ${REQUEST} }`,
      { itemId: page.itemId },
    );
  const decide = (as: string | undefined, name: string, requestId: string, more = '') =>
    editors.as<Record<string, object>>(
      as,
      `mutation ($itemId: ID!, $requestId: ID!) {
        ${name}(input: { itemId: $itemId, requestId: $requestId ${more} }) ${REQUEST}
      }`,
      { itemId: page.itemId, requestId },
    );
  const changeDraft = async () => {
    const { main } = page.placeholders;
    const itemId = main?.[0]?.dataSource ?? '';
    const found = await editors.as<{ item: { version: number } }>(
      ids.anna,
      `query ($itemId: ID!) { item(where: { itemId: $itemId, language: "sv" }) { version } }`,
      { itemId },
    );
    const fields = [{ name: 'Title', value: `Ord ${Date.now()}` }];
    dataOrThrow(
      await editors.as(
        ids.anna,
        `mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }`,
        {
          input: {
            itemId,
            language: 'sv',
            expectedVersion: dataOrThrow(found).item.version,
            fields,
          },
        },
      ),
    );
  };

  beforeEach(() => connection.pool.query(`delete from "editor_attempt"`));

  test('[EDIT-67] is approved by a publisher, who is notified of it, and is then published', async () => {
    await changeDraft();
    await readMails();
    const { requestPublish: request } = dataOrThrow(await requestPublish(ids.anna));
    expect(await readMails()).toMatchObject([{ kind: 'publishRequested', account_id: ids.bertil }]);
    expect(code(await requestPublish(ids.anna))).toBe('CONFLICT');
    expect(code(await decide(ids.anna, 'approvePublish', request.id))).toBe('FORBIDDEN');
    const listed = dataOrThrow(
      await editors.as<{ publishRequests: object[] }>(
        ids.bertil,
        `{ publishRequests(site: "harbour") ${REQUEST} }`,
      ),
    );
    expect(listed.publishRequests).toMatchObject([
      { id: request.id, note: 'Klar?', requestedBy: 'Anna Berg', isChanged: false, route: '/' },
    ]);
    expect(
      dataOrThrow(await decide(ids.bertil, 'approvePublish', request.id)).approvePublish,
    ).toMatchObject({
      state: 'approved',
      decidedBy: 'Bertil Berg',
    });
    const { unpublished } = dataOrThrow(
      await editors.as<{ unpublished: object }>(
        ids.bertil,
        `query ($itemId: ID!) { unpublished(itemId: $itemId, language: "sv") { page } }`,
        { itemId: page.itemId },
      ),
    );
    expect(unpublished).toEqual({ page: 0 });
    expect(await readMails()).toMatchObject([{ kind: 'publishApproved', account_id: ids.anna }]);
    expect(code(await decide(ids.bertil, 'approvePublish', request.id))).toBe('NOT_FOUND');
  });

  test('[EDIT-67] shows that the page changed after it, and cannot be approved without confirming that', async () => {
    await changeDraft();
    const { requestPublish: request } = dataOrThrow(await requestPublish(ids.anna));
    await changeDraft();
    const { publishRequest } = dataOrThrow(
      await editors.as<{ publishRequest: object }>(
        ids.bertil,
        `query ($itemId: ID!) { publishRequest(itemId: $itemId, language: "sv") ${REQUEST} }`,
        { itemId: page.itemId },
      ),
    );
    expect(publishRequest).toMatchObject({ isChanged: true });
    expect(code(await decide(ids.bertil, 'approvePublish', request.id))).toBe('CONFLICT');
    dataOrThrow(await decide(ids.bertil, 'approvePublish', request.id, 'knowsChanges: true'));
  });

  test('[EDIT-67] is sent back with a message that the writer receives', async () => {
    await changeDraft();
    const { requestPublish: request } = dataOrThrow(await requestPublish(ids.anna));
    await readMails();
    expect(code(await decide(ids.bertil, 'sendBackPublish', request.id, 'answer: " "'))).toBe(
      'BAD_INPUT',
    );
    dataOrThrow(await decide(ids.bertil, 'sendBackPublish', request.id, 'answer: "Kortare."'));
    expect(await readMails()).toMatchObject([
      { kind: 'publishSentBack', data: { text: 'Kortare.' } },
    ]);
    // Publishers of the page can read the answer too.
    const latest = await editors.as<{ latestPublishRequest: object }>(
      ids.bertil,
      `query ($itemId: ID!) { latestPublishRequest(itemId: $itemId, language: "sv") ${REQUEST} }`,
      { itemId: page.itemId },
    );
    expect(dataOrThrow(latest).latestPublishRequest).toMatchObject({
      id: request.id,
      state: 'sentBack',
      answer: 'Kortare.',
    });
    const mine = async () =>
      dataOrThrow(
        await editors.as<{ myPublishRequests: { id: string; answer: string }[] }>(
          ids.anna,
          `{ myPublishRequests ${REQUEST} }`,
        ),
      ).myPublishRequests.find(({ id }) => id === request.id);
    expect(await mine()).toMatchObject({
      state: 'sentBack',
      answer: 'Kortare.',
      decidedBy: 'Bertil Berg',
    });
    dataOrThrow(
      await editors.as(
        ids.anna,
        `mutation { readPublishAnswer(input: { requestId: "${request.id}" }) }`,
      ),
    );
    expect(await mine()).toBeUndefined();
  });

  test('[EDIT-67] can be withdrawn only by the person who made it', async () => {
    await changeDraft();
    const { requestPublish: request } = dataOrThrow(await requestPublish(ids.anna));
    expect(code(await decide(ids.bertil, 'withdrawPublish', request.id))).toBe('FORBIDDEN');
    expect(
      dataOrThrow(await decide(ids.anna, 'withdrawPublish', request.id)).withdrawPublish,
    ).toMatchObject({ state: 'withdrawn' });
  });
});

test('[EDIT-68] editors who have the same page open see each other, until a timeout', async () => {
  const reportPresence = async (as: string | undefined, leaves = false) =>
    dataOrThrow(
      await editors.as<{ bePresent: { name: string }[] }>(
        as,
        `mutation ($input: PresenceInput!) { bePresent(input: $input) { name } }`,
        { input: { itemId: page.itemId, language: 'sv', leaves } },
        `session of ${as}`,
      ),
    ).bePresent.map(({ name }) => name);
  expect(await reportPresence(ids.anna)).toEqual([]);
  expect(await reportPresence(ids.bertil)).toEqual(['Anna Berg']);
  expect(await reportPresence(ids.anna)).toEqual(['Bertil Berg']);
  await reportPresence(ids.bertil, true);
  expect(await reportPresence(ids.anna)).toEqual([]);
  expect(await reportPresence(ids.bertil)).toEqual(['Anna Berg']);
  await connection.pool.query(
    `update "editor_presence" set "seen_at" = now() - interval '1 minute'`,
  );
  expect(await reportPresence(ids.bertil)).toEqual([]);
});
