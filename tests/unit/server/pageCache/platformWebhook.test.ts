import { logTo } from '../../../../platform/log';
import { PlatformNotices } from '../../../../server/pageCache/PlatformNotices';
import { itemKey } from '../../../../platform/pages/surrogateKeys';
import { plainPage, startApp, stopServers } from '../appUnderTest';

afterEach(stopServers);

const secret = 'secret-of-the-webhook';
const known = 'FA27B51EE4394CBB89F8F451B13FF9DC';
const unknown = '80471F77728345D4859E0FD004F42FEB';

async function start(environment: NodeJS.ProcessEnv = { PLATFORM_WEBHOOK_SECRET: secret }) {
  const published: (readonly string[] | undefined)[] = [];
  const app = await startApp({
    environment,
    renderPage: async (request) => ({ ...(await plainPage(request)), keys: [itemKey(known)] }),
    onPlatformPublished: (keys) => published.push(keys),
  });
  await app.request();
  const send = (body: unknown, given: string | undefined = secret) =>
    app.request({
      path: '/api/content/platform-published',
      method: 'POST',
      headers: given === undefined ? {} : { 'x-webhook-secret': given },
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
  expect((await send(onUpdate(update(known), update(`${known}-layout`)))).status).toBe(202);
  expect(published).toEqual([['lists', itemKey(known)]]);
});

it.each([
  ['an item that no page is known to show', onUpdate(update(known), update(unknown))],
  ['a new item', onUpdate(update(known, 'Create'))],
  ['a deleted item', onUpdate(update(known, 'Delete'))],
  ['a file', onUpdate(update(`${unknown}-media`))],
  ['no item', onUpdate()],
  ['the end of a publication in any format', 'published!'],
  ['an unknown format', { changes: [known] }],
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
  const sent: (readonly string[])[] = [];
  let isDown = true;
  let tried: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => (tried = resolve));
  const done = new Promise<void>((resolve) => {
    const notices = new PlatformNotices({
      allKeys: ['site-one', 'site-two'],
      publish: (keys) => {
        tried();
        if (isDown) return Promise.reject(new Error('no database'));
        sent.push(keys);
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
  expect([...sent[0]!].sort()).toEqual(['a', 'b', 'site-one', 'site-two']);
});
