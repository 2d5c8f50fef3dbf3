import type { Alerts } from '../../server/alerts';
import { TestDevice } from '../../../../tests/support/TestDevice';
import {
  type AppUnderTest,
  startApp,
  stopServers,
} from '../../../../tests/unit/server/appUnderTest';

const PUSH = 'https://push.example';
const saved: unknown[] = [];
let app: AppUnderTest;

beforeAll(async () => {
  const { services } = await startApp();
  const alerts: Alerts = {
    ...services.alerts,
    acceptsDevice: ({ endpoint }) => endpoint.startsWith(`${PUSH}/`),
  };
  alerts.devices.save = async (watched, device) => {
    if (saved.length > 0) return 'tooMany';
    saved.push([watched, device]);
    return { subscriber: 'someone', message: undefined };
  };
  alerts.devices.find = async ({ auth }) =>
    auth === validSubscription.keys.auth
      ? { subscriber: 'someone', site: 'automotive-se', count: 2 }
      : undefined;
  app = await startApp({ alerts });
});
afterAll(stopServers);

const validSubscription = new TestDevice(PUSH).subscription;
const list = '/kop-bil?car_brand=Volvo';

async function post(path: string, body: object, origin?: string) {
  const host = `localhost:${app.port}`;
  const answer = await app.request({
    path: `/api/alerts/devices/${path}`,
    method: 'POST',
    headers: { host, 'content-type': 'application/json', origin: origin ?? `http://${host}` },
    body: JSON.stringify(body),
  });
  const { manage, problem, count } = JSON.parse(answer.text) as Record<string, string>;
  return { status: answer.status, manage, problem, count, text: answer.text };
}

test('requests of a device are validated, and an error repeats none of the input', async () => {
  const search = { list, frequency: 'daily', subscription: validSubscription };
  expect((await post('search', search, 'https://evil.example')).status).toBe(403);
  const wrong = [
    { ...search, subscription: { ...validSubscription, endpoint: 'javascript:alert(1)' } },
    {
      ...search,
      subscription: { ...validSubscription, keys: { ...validSubscription.keys, auth: 'short' } },
    },
    { ...search, subscription: { endpoint: validSubscription.endpoint } },
    { ...search, list: '//evil.example/' },
    { ...search, frequency: 'hourly' },
  ];
  for (const body of wrong) {
    const { status, text } = await post('search', body);
    expect(status).toBe(400);
    expect(text).not.toMatch(/alert\(1\)|evil|hourly|push\.example/);
  }
  expect(saved).toEqual([]);
});

test('a search is saved only for a known push service, with the filters of its list', async () => {
  const search = { list, frequency: 'instant', subscription: validSubscription };
  const elsewhere = new TestDevice('https://intranet.example').subscription;
  const refused = await post('search', { ...search, subscription: elsewhere });
  expect(refused).toMatchObject({ status: 422, problem: 'refused' });
  expect(await post('search', { ...search, list: '/kop-bil' })).toMatchObject({
    status: 422,
    problem: 'unfit',
  });
  const { status, manage } = await post('search', search);
  expect(status).toBe(200);
  expect(manage).toMatch(/^\/sparade-bilar\?alerts=manage&token=/);
  expect(saved).toEqual([
    [
      expect.objectContaining({
        kind: 'search',
        site: 'automotive-se',
        address: list,
        title: 'Volvo',
        filters: { 'car_brand>car_model>car_version': ['Volvo'] },
        frequency: 'instant',
      }),
      validSubscription,
    ],
  ]);
  expect(await post('search', search)).toMatchObject({ status: 429, problem: 'tooMany' });
  expect(await post('copy', { token: 'made up', subscription: validSubscription })).toMatchObject({
    status: 422,
    problem: 'unfit',
  });
});

test('only a device with the right secret gets the number of its searches and the link to them', async () => {
  const { endpoint, keys } = validSubscription;
  const { status, count, manage } = await post('own', { endpoint, auth: keys.auth });
  expect({ status, count }).toEqual({ status: 200, count: 2 });
  expect(manage).toContain('alerts=manage');
  const otherSubscription = new TestDevice(PUSH).subscription;
  expect((await post('own', { endpoint, auth: otherSubscription.keys.auth })).status).toBe(404);
});
