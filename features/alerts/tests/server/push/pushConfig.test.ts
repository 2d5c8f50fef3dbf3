import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { readConfig } from '../../../../../server/config';
import { isPushEndpoint } from '../../../server/push/isPushEndpoint';
import { loadOrCreatePushKeys, readPushKeys } from '../../../server/push/loadOrCreatePushKeys';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const keys = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:web@example.org',
};
const DATABASE_URL = 'postgres://db/site';

test('the keys must be set together and form a pair, and error messages do not show them', () => {
  expect(readConfig({ ...keys, DATABASE_URL }).push.keys).toEqual({
    ...{ publicKey, privateKey },
    subject: 'mailto:web@example.org',
  });
  const { VAPID_SUBJECT: _, ...incompleteKeys } = keys;
  expect(() => readConfig(incompleteKeys)).toThrow(/VAPID_SUBJECT: must be set/);
  const otherKey = webPush.generateVAPIDKeys().privateKey;
  let output = '';
  try {
    readConfig({ ...keys, VAPID_PRIVATE_KEY: otherKey });
  } catch (error) {
    output = String(error);
  }
  expect(output).toContain('VAPID_PUBLIC_KEY: must belong to VAPID_PRIVATE_KEY');
  expect(output).not.toContain(otherKey);
  expect(() => readConfig({ ...keys, VAPID_SUBJECT: 'http://x' })).toThrow(/VAPID_SUBJECT/);
});

test('without configured keys push is disabled with an external database, and keys are created once with the embedded one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-keys-'));
  const logged: string[] = [];
  const logger = { info: (text: string) => logged.push(text), warn: () => undefined };
  const { push } = readConfig({ DATABASE_URL });
  expect(push).toMatchObject({ canGenerateKeys: false, standIn: undefined });
  expect(await readPushKeys({ push, dataDir }, logger as never)).toBeUndefined();
  expect(logged.join()).toContain('push messages disabled');
  const embedded = readConfig({}).push;
  // Two processes that start at once.
  const pairs = await Promise.all([
    readPushKeys({ push: embedded, dataDir }, logger as never),
    loadOrCreatePushKeys(dataDir),
  ]);
  expect(pairs[0]?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(await loadOrCreatePushKeys(dataDir)).toEqual(pairs[0]);
  await rm(dataDir, { recursive: true });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://127.0.0.1:4001/push/abc', true],
  ['http://127.0.0.1:4001/push/../graphql', false],
  ['http://127.0.0.1:4001/push/a/b', false],
  ['http://127.0.0.1:4001/graphql', false],
  ['http://localhost:4001/push/abc', false],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.example/abc', false],
  ['https://169.254.169.254/latest', false],
  ['nonsense', false],
])('messages may be sent to %s: %s', (endpoint, may) => {
  expect(isPushEndpoint(endpoint, readConfig({ EMBEDDED_PORT: '4001' }).push)).toBe(may);
});

test('the embedded push service is allowed only with the embedded database, and hosts can be configured', () => {
  const { push } = readConfig({ DATABASE_URL, PUSH_HOSTS: 'push.example.org' });
  expect(isPushEndpoint('http://127.0.0.1:3001/push/abc', push)).toBe(false);
  expect(isPushEndpoint('https://push.example.org/abc', push)).toBe(true);
  expect(isPushEndpoint('https://fcm.googleapis.com/abc', push)).toBe(false);
});
