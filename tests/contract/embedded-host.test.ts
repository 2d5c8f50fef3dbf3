import { request } from 'node:http';
import { harbour, TestPlatform } from './testPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await TestPlatform.start({ sites: [harbour] });
});
afterAll(() => platform.close());

const getStatus = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(new URL(path, platform.url), { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each(['/_inbox', '/_inbox?format=json', '/media/x.svg', '/health', '/graphql', '/nowhere'])(
  'a foreign host name that resolves to this machine cannot read %s',
  async (path) => {
    expect(await getStatus(path, { host: 'evil.example' })).toBe(421);
    expect(await getStatus(path, { host: 'localhost:3001' })).not.toBe(421);
  },
);

test('a proxied request cannot read the inbox, but can read the rest, as the web tier does', async () => {
  const proxied = { host: 'localhost', 'x-forwarded-host': 'cars.example' };
  expect(await getStatus('/_inbox', proxied)).toBe(421);
  expect(
    await getStatus('/_inbox?format=json', { host: 'localhost', 'x-real-ip': '1.2.3.4' }),
  ).toBe(421);
  expect(await getStatus('/health', proxied)).toBe(200);
});
