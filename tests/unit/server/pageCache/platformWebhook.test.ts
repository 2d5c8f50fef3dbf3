import { logTo } from '../../../../platform/log';
import { PlatformNotices } from '../../../../server/pageCache/PlatformNotices';
import { itemKey } from '../../../../platform/pages/surrogateKeys';
import { plainPage, startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const secret = 'secret-of-the-webhook';
const knownId = 'FA27B51EE4394CBB89F8F451B13FF9DC';
const unknownId = '80471F77728345D4859E0FD004F42FEB';

async function start(environment: NodeJS.ProcessEnv = { PLATFORM_WEBHOOK_SECRET: secret }) {
  const published: (readonly string[] | undefined)[] = [];
  const app = await startApp({
    environment,
    renderPage: async (request) => ({ ...(await plainPage(request)), keys: [itemKey(knownId)] }),
    onPlatformPublished: (keys) => published.push(keys),
  });
  await app.request();
  const send = (body: unknown, sentSecret: string | undefined = secret) =>
    app.request({
      path: '/api/content/platform-published',
      method: 'POST',
      headers: sentSecret === undefined ? {} : { 'x-webhook-secret': sentSecret },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { published, send };
}

const update = (identifier: string, operation = 'Update') => ({
  identifier,
  operation,
  entity_definition: 'Item',
  entity_culture: 'sv',
});

const onUpdate = (...updates: object[]) => ({ invocation_id: 'x', updates, continues: false });

it('purges the pages that show the changed items, and those with lists', async () => {
  const { published, send } = await start();
  expect((await send(onUpdate(update(knownId), update(`${knownId}-layout`)))).status).toBe(202);
  expect(published).toEqual([['lists', itemKey(knownId)]]);
});

it.each([
  ['an item that no page is known to show', onUpdate(update(knownId), update(unknownId))],
  ['a new item', onUpdate(update(knownId, 'Create'))],
  ['a deleted item', onUpdate(update(knownId, 'Delete'))],
  ['a file', onUpdate(update(`${unknownId}-media`))],
  ['no item', onUpdate()],
  ['the end of a publication in any format', 'published!'],
  ['an unknown format', { changes: [knownId] }],
])('purges all pages for %s', async (_, body) => {
  const { published, send } = await start();
  // Accepted: the platform stops sending to receivers that answer with an error.
  expect((await send(body)).status).toBe(202);
  expect(published).toEqual([undefined]);
});

it('a webhook is rejected without the secret, and when none is configured', async () => {
  const { published, send } = await start();
  expect((await send(onUpdate(), 'another-secret')).status).toBe(401);
  const { send: sendWithout } = await start({});
  expect((await sendWithout(onUpdate())).status).toBe(401);
  expect(published).toEqual([]);
});

it('merges notices while the database fails, and retries until they are stored', async () => {
  const { logger } = logTo({ write: () => true }, 'silent');
  const publishedKeys: (readonly string[])[] = [];
  let isDown = true;
  let tried: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => (tried = resolve));
  const done = new Promise<void>((resolve) => {
    const notices = new PlatformNotices({
      allKeys: ['site-one', 'site-two'],
      publish: (keys) => {
        tried();
        if (isDown) return Promise.reject(new Error('no database'));
        publishedKeys.push(keys);
        resolve();
        return Promise.resolve();
      },
      logger,
    });
    notices.add(['a']);
    void failed.then(() => {
      notices.add(['b']);
      notices.add(undefined);
      isDown = false;
    });
  });
  await done;
  expect([...publishedKeys[0]!].sort()).toEqual(['a', 'b', 'site-one', 'site-two']);
});
