import { type AppUnderTest, startApp, stopServers } from '../../server/appUnderTest';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(stopServers);

const host = 'automotive-se.localhost';
const request = (path: string, method = 'GET') =>
  app.request({ path, method, headers: { host, origin: `http://${host}` } });

test.each([
  ['/api/test-drives', '/kop-bil/boka-provkorning'],
  ['/api/test-drives/week', '/kop-bil/boka-provkorning'],
  ['/api/holds', '/kop-bil/reservera'],
  ['/api/holds/prove', '/kop-bil/reservera'],
  ['/api/alerts/save', '/sparade-bilar'],
])('a GET of the form action %s redirects to the page of the form', async (path, page) => {
  const { status, headers } = await request(path);
  expect([status, headers.location]).toEqual([303, page]);
});

test('the rate limit for holds does not apply to confirming an address or releasing a car', async () => {
  const post = async (path: string) => (await request(path, 'POST')).status;
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) statuses.push(await post('/api/holds'));
  expect(statuses.at(-1)).toBe(429);
  expect(await post('/api/holds/prove')).not.toBe(429);
  expect(await post('/api/holds/release')).not.toBe(429);
});
