import { type AppUnderTest, startApp, stopServers } from '../../server/appUnderTest';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(stopServers);

const host = 'automotive-se.localhost';
const ask = (path: string, method = 'GET') =>
  app.ask({ path, method, headers: { host, origin: `http://${host}` } });

test.each([
  ['/api/test-drives', '/kop-bil/boka-provkorning'],
  ['/api/test-drives/week', '/kop-bil/boka-provkorning'],
  ['/api/holds', '/kop-bil/reservera'],
  ['/api/holds/prove', '/kop-bil/reservera'],
  ['/api/alerts/save', '/sparade-bilar'],
])('%s opened again, as a form left it, leads to the page of the form', async (path, page) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([303, page]);
});

test('those who ask for many cars keep nobody from proving an address or from giving a car up', async () => {
  const post = async (path: string) => (await ask(path, 'POST')).status;
  const asked: number[] = [];
  for (let time = 0; time < 21; time += 1) asked.push(await post('/api/holds'));
  expect(asked.at(-1)).toBe(429);
  expect(await post('/api/holds/prove')).not.toBe(429);
  expect(await post('/api/holds/release')).not.toBe(429);
});
