import type { Alerts } from '../../server/alerts';
import {
  type AppUnderTest,
  startApp,
  stopServers,
} from '../../../../tests/unit/server/appUnderTest';

const stopped: string[] = [];
let app: AppUnderTest;
let token: string;
let manage: string;

beforeAll(async () => {
  const { services } = await startApp();
  const alerts: Alerts = { ...services.alerts };
  alerts.store.find = async (id) => ({
    id,
    subscriber: 'someone',
    site: 'carstore-fi',
    language: 'en',
    kind: 'search',
    address: '/osta-auto?car_brand=Volvo',
    title: 'Volvo',
    frequency: 'daily',
    expiresAt: new Date('2030-01-01'),
    confirmed: true,
    onDevice: false,
    cars: 0,
  });
  alerts.store.stop = async (id) => {
    stopped.push(id);
  };
  token = alerts.links.tokenFor('stop', 'a-search');
  manage = alerts.links.tokenFor('manage', 'someone');
  app = await startApp({ alerts });
});
beforeEach(() => stopped.splice(0));
afterAll(stopServers);

const open = (token: string, method: string) =>
  app.request({
    path: `/api/alerts/stop-at-once?token=${token}`,
    method,
    headers: { host: 'carstore-fi.localhost' },
  });

test.each(['GET', 'HEAD'])(
  'a mail program that opens the address by %s is redirected to the page that asks, and no search is stopped',
  async (method) => {
    const { status, headers } = await open(token, method);
    expect([status, headers.location]).toEqual([
      303,
      `/en/tallennetut-autot?alerts=stop&token=${token}`,
    ]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(stopped).toEqual([]);
  },
);

test('a request with an invalid token is redirected to the page in the default language, and no search is stopped', async () => {
  for (const sent of ['', 'nonsense', manage, `${token}&token=${token}`, '%22%3E%3Cscript%3E']) {
    const { status, headers } = await open(sent, 'GET');
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^\/tallennetut-autot\?alerts=stop&token=[\w%.-]*$/);
  }
  expect(stopped).toEqual([]);
});

test('a POST request stops the search without asking', async () => {
  expect((await open(token, 'POST')).status).toBe(200);
  expect(stopped).toEqual(['a-search']);
});
