import { request } from 'node:http';
import { harbour, TestPlatform } from './testPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await TestPlatform.start({ sites: [harbour] });
});
afterAll(() => platform.close());

const statusOf = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(new URL(path, platform.url), { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each(['/_inbox', '/_inbox?format=json', '/media/x.svg', '/health', '/graphql', '/nowhere'])(
  'no name that was pointed at this machine reads %s',
  async (path) => {
    expect(await statusOf(path, { host: 'evil.example' })).toBe(421);
    expect(await statusOf(path, { host: 'localhost:3001' })).not.toBe(421);
  },
);

test('no proxy reads the inbox, and the web tier, which is one, reads the rest', async () => {
  const proxied = { host: 'localhost', 'x-forwarded-host': 'cars.example' };
  expect(await statusOf('/_inbox', proxied)).toBe(421);
  expect(await statusOf('/_inbox?format=json', { host: 'localhost', 'x-real-ip': '1.2.3.4' })).toBe(
    421,
  );
  expect(await statusOf('/health', proxied)).toBe(200);
});
